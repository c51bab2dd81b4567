import { mount } from 'svelte';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import './style/frame.css';
import './style/chronicle.css';
import sprite from './style/icons.svg?raw';
import App from './App.svelte';
import { watchLinks } from './store/route.svelte';
import { settings } from './store/settings.svelte';
import { session } from './store/session.svelte';
import { speak } from './words/words.svelte';

const drawings = document.createElement('div');
drawings.hidden = true;
drawings.innerHTML = sprite;
document.body.prepend(drawings);

settings.show();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.show());
watchLinks();
void speak(settings.now.language).then(() => {
  mount(App, { target: document.getElementById('app')! });
  void session.begin();
});

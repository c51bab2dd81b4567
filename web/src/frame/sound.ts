// Small synthesised sounds, and the browser's own notice. Nothing sounds before the first click on the page.
import type { Sound } from '../store/settings.svelte';

let context: AudioContext | null = null;
addEventListener(
  'pointerdown',
  () => {
    context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  },
  { once: true },
);

const notes: Record<Sound, [frequency: number, length: number, shape: OscillatorType][]> = {
  turn: [
    [880, 0.5, 'sine'],
    [1320, 0.6, 'sine'],
  ],
  piece: [[180, 0.08, 'triangle']],
  card: [[420, 0.06, 'sawtooth']],
  coin: [[1560, 0.12, 'sine']],
  combat: [[70, 0.5, 'triangle']],
  star: [
    [523, 0.6, 'sine'],
    [659, 0.6, 'sine'],
    [784, 0.7, 'sine'],
  ],
};

export function ring(sound: Sound): void {
  if (!context) return;
  const now = context.currentTime;
  notes[sound].forEach(([frequency, length, shape], i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, now + i * 0.09);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + i * 0.09 + length);
    tone.connect(volume).connect(context!.destination);
    tone.start(now + i * 0.09);
    tone.stop(now + i * 0.09 + length);
  });
}

export function notify(text: string, title: string): void {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(title || 'Ludarium', { body: text, tag: 'ludarium-turn' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

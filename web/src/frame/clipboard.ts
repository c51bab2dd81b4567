// Copies a link and says what came of it. Where the browser keeps the clipboard for itself (no permission, no safe
// connection), the link itself is what is said, so that it can be copied by hand.
import { say } from '../words/words.svelte';

export async function copied(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return say('web.wait.copied');
  } catch {
    return link;
  }
}

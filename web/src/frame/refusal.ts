// A refusal in words, whatever was refused: nothing is swallowed.
import { Refused } from '../api/connection';
import { say } from '../words/words.svelte';

export function refusalText(problem: unknown): string {
  if (!(problem instanceof Refused)) throw problem;
  const { code, message, detail, text } = problem.refusal;
  return detail || text || message || say(code === 'lost' ? 'web.link.unreachable' : 'web.link.refused');
}

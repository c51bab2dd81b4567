// Prompt and sub-line in the room they have: a prompt of two lines takes the sub-line's row, a longer one is written
// smaller. A warning is never left out: it takes the prompt's row too. Nothing is cut, and nothing grows; who listens
// hears all of it.
const steps = { said: ['alone', 'small', 'smaller'], warned: ['small', 'warned', 'smaller'] };
const all = [...new Set([...steps.said, ...steps.warned])];

export function fit(node: HTMLElement, _said: unknown): { update(): void; destroy(): void } {
  function measure(): void {
    node.classList.remove(...all);
    for (const step of node.querySelector('.subline.warn') ? steps.warned : steps.said) {
      if (node.scrollHeight <= node.clientHeight + 1) return;
      node.classList.add(step);
    }
  }
  const resized = new ResizeObserver(measure);
  resized.observe(node);
  measure();
  // What is said now is drawn behind this call.
  return { update: () => queueMicrotask(measure), destroy: () => resized.disconnect() };
}

// The focus is never on the body: when what has it goes away, it returns to the place where the page asks. Who moves
// the focus on, by a key or a click, is left alone.
// Example: const focus = keepFocus(() => prompt()); …  <div onfocusout={focus.left}>
export function keepFocus(home: () => HTMLElement | null | undefined) {
  // While it moves, the focus is nowhere for a moment: only the next frame tells where it went.
  const look = () =>
    void requestAnimationFrame(() => {
      if (document.activeElement === document.body && document.hasFocus()) home()?.focus({ preventScroll: true });
    });
  return {
    look,
    left: (event: FocusEvent) => {
      if (!event.relatedTarget) look();
    },
  };
}

// The frame's laws as numbers, checked in every frame that the browser draws: what breaks one is
// kept with what was asked at that moment. `watch` goes into the page before it is opened, `broken` reads what was
// found.
// Example: await watch(page, laws([1440, 900])); …play… none(await broken(page), 'laws');

// Where bar, Undo and primary button stand in a window of this size; `coarse` is a finger.
export function laws([width, height], coarse = false) {
  const side = height < 520 && width >= 560;
  if (side)
    return {
      kind: 'side',
      bar: { width: width >= 700 && height >= 420 ? 196 : 188, height, right: 0, bottom: 0 },
      undo: { width: 44, height: 44, bottom: 60 },
      primary: { width: 176, height: 48, bottom: 6 },
      board: 300,
      finger: 44,
    };
  if (width < 600)
    return {
      kind: 'phone',
      bar: { width, height: 168, bottom: 56 },
      undo: { width: 44, height: 44, right: 10 },
      primary: { height: 48, right: 10 },
      board: 260,
      finger: 44,
    };
  if (width < 1100)
    return {
      kind: 'tablet',
      bar: { height: 104, bottom: 8 },
      undo: { width: 68, height: 62 },
      primary: { width: 208, height: 44 },
      board: 360,
      finger: coarse ? 44 : 0,
    };
  const scale = width < 2000 ? 1 : 1.25;
  return {
    kind: width < 2000 ? 'desktop' : 'wide',
    bar: { height: width < 2000 && height < 830 ? 88 : 104 * scale, bottom: 8 * scale },
    undo: { width: 68 * scale, height: 62 * scale },
    primary: { width: 208 * scale, height: (coarse ? 44 : 39) * scale },
    board: 200,
    finger: 0,
  };
}

export async function watch(page, law) {
  await page.addInitScript((wanted) => {
    const found = new Map();
    const places = new Map();
    const report = (what, detail) => {
      if (!found.has(what))
        found.set(what, `${what}: ${detail}, at ${document.querySelector('.app')?.dataset.decision ?? '?'}`);
    };
    const close = (a, b) => Math.abs(a - b) <= 1;
    const name = (element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    // The same place in every state, and the numbers of the law.
    function stands(what, element, numbers) {
      if (!element) return report(`${what} is missing`, '');
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const is = { left, top, width, height, right: innerWidth - right, bottom: innerHeight - bottom };
      for (const [side, number] of Object.entries(numbers))
        if (!close(is[side], number)) report(`${what} has the wrong ${side}`, `${is[side]} instead of ${number}`);
      const before = places.get(what);
      if (!before) places.set(what, { left, top, width, height });
      else if (!['left', 'top', 'width', 'height'].every((side) => close(before[side], is[side])))
        report(`${what} moves`, `${JSON.stringify(before)} then ${JSON.stringify(is)}`);
    }
    function look() {
      const app = document.querySelector('.app[data-moves]');
      const bar = app?.querySelector(':scope > .bar');
      if (bar) {
        const root = document.documentElement;
        if (root.scrollHeight !== innerHeight) report('the document scrolls', `${root.scrollHeight} of ${innerHeight}`);
        if (root.scrollWidth !== innerWidth) report('the document is wide', `${root.scrollWidth} of ${innerWidth}`);
        stands('bar', bar, wanted.bar);
        stands('Undo', bar.querySelector('.undo'), wanted.undo);
        const primary = bar.querySelector('.acts > :first-child');
        stands('primary', primary, wanted.primary);
        for (const button of bar.querySelectorAll('.acts .btn:not(.none)')) {
          const text = button.querySelector('.t');
          if ([...(text?.textContent ?? '')].length > 18) report('a long button', text.textContent);
          if (button.scrollWidth > button.clientWidth + 1 || (text && text.getClientRects().length > 1))
            report('a button is cut', name(button));
        }
        const ask = bar.querySelector('.ask');
        if (ask.scrollHeight > ask.clientHeight + 1 || ask.scrollWidth > ask.clientWidth + 1)
          report('the prompt is cut', name(ask));
        const row = bar.querySelector('.chiprow > .chips:not(.open)');
        for (const chip of row?.children ?? [])
          if (!chip.inert && chip.getBoundingClientRect().right > row.getBoundingClientRect().right + 2)
            report('a chip is cut', name(chip));
        const board = app.querySelector('.board').getBoundingClientRect();
        if (board.height < wanted.board) report('the board is low', `${board.height} of ${wanted.board}`);
        if (document.hasFocus() && document.activeElement === document.body && performance.now() - quiet > 300)
          report('the focus is nowhere', '');
        if (document.activeElement !== document.body) quiet = performance.now();
        if (wanted.finger) fingers(app, wanted.finger);
      }
      requestAnimationFrame(look);
    }
    let quiet = performance.now();
    let looked = 0;
    // What a finger has to hit: the area that answers, which may be larger than the drawing.
    function fingers(app, least) {
      if (performance.now() - looked < 400) return;
      looked = performance.now();
      for (const one of app.querySelectorAll('.bar button, .bar a, .ptab button, .seats button, .top button')) {
        if (one.inert || one.disabled || one.closest('[inert]')) continue;
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const around = getComputedStyle(one, '::before');
        const more = around.content !== 'none' && around.position === 'absolute';
        const height = box.height + (more ? -2 * Number.parseFloat(around.top || '0') : 0);
        if (height < least - 0.5 || box.width < 32) report('a small target', `${name(one)} ${box.width}×${height}`);
      }
    }
    globalThis.brokenLaws = () => [...found.values()];
    requestAnimationFrame(look);
  }, law);
}

export const broken = (page) => page.evaluate(() => globalThis.brokenLaws());

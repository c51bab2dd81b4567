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
    // What a finger has to hit: the area that answers, which may be larger than the drawing: it is felt for from the
    // middle of what is drawn, so neighbours cannot both have what lies between them. With `everything` all that can be
    // touched is looked at, but a map that can be made larger, what is scrolled half out of sight, and places on a
    // board of Paladins (actions, slots, jars, entourage), which are smaller still.
    const touched = wanted.everything
      ? 'button, .ans, .btn, [role=tab], [data-thing]'
      : '.bar button, .bar a, .ptab button, .seats button, .top button';
    const narrow = wanted.everything ? 0 : 12; // a short word in the bar may be so much narrower
    const left = 'svg, .la, .ra, .jrs, .ent';
    function whole(one, box) {
      for (let up = one.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const port = up.getBoundingClientRect();
        if (box.bottom > port.bottom + 1 || box.top < port.top - 1) return false;
        if (box.right > port.right + 1 || box.left < port.left - 1) return false;
      }
      return true;
    }
    function fingers(app, least) {
      if (performance.now() - looked < 400) return;
      looked = performance.now();
      for (const one of app.querySelectorAll(touched)) {
        if (one.inert || one.disabled || one.closest('[inert]') || one.closest(left)) continue;
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height || (box.width >= least - 0.5 && box.height >= least - 0.5)) continue;
        if (!whole(one, box)) continue;
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const hits = (dx, dy) => {
          const at = document.elementFromPoint(x + dx, y + dy);
          const thing = one.dataset.thing;
          return !!at && (one.contains(at) || (!!thing && at.closest('[data-thing]')?.dataset.thing === thing));
        };
        if (!hits(0, 0) || one.checkVisibility?.({ visibilityProperty: true }) === false) continue;
        // How far the area that answers goes from the middle of the drawing, up to the whole that is asked for.
        const reach = (dx, dy) => {
          let far = 0;
          while (far < least && hits(dx * (far + 1), dy * (far + 1))) far += 1;
          return far;
        };
        const wide = box.width >= least - narrow - 0.5 || reach(-1, 0) + reach(1, 0) >= least - 2;
        const high = box.height >= least - 0.5 || reach(0, -1) + reach(0, 1) >= least - 2;
        const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
        const kind = [...one.classList].filter((c) => !c.startsWith('svelte-')).join('.');
        if (!wide || !high)
          report(`a small target ${one.tagName.toLowerCase()}.${kind}`, `${one.dataset.thing ?? name(one)} ${size}`);
      }
    }
    globalThis.brokenLaws = () => [...found.values()];
    requestAnimationFrame(look);
  }, law);
}

export const broken = (page) => page.evaluate(() => globalThis.brokenLaws());

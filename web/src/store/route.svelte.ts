// Where in the page we are. An address is a path; links are ordinary links that are followed without loading anew.
// A site of plain files has only one page, so there the address stands behind a # (`#/table/abc`).
// Example: go('/table/abc')
const behindHash = import.meta.env.MODE === 'site';
const now = (): [path: string, query: string] => {
  const address = behindHash ? location.hash.slice(1) || '/' : location.pathname + location.search;
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
};

class Route {
  path = $state(now()[0]);
  query = $state(now()[1]);
  parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));
}
export const route = new Route();

function follow(): void {
  [route.path, route.query] = now();
}

const written = (address: string): string => (behindHash ? `#${address}` : address);
// To be sent to somebody.
export const linkTo = (address: string): string => new URL(written(address), location.href).href;

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', written(address));
  else history.pushState(null, '', written(address));
  follow();
  window.scrollTo(0, 0);
}

const linkAt = (event: Event): HTMLAnchorElement | null => (event.target as Element | null)?.closest?.('a') ?? null;

// What a link of this page leads to, or nothing if it leads elsewhere.
function addressOf(link: HTMLAnchorElement): string | null {
  const to = link.getAttribute('href') ?? '';
  if (behindHash && to.startsWith('#/')) return to.slice(1);
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin || to.startsWith('#'))
    return null;
  return link.pathname + link.search + link.hash;
}

export function watchLinks(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = linkAt(event);
    const address = link && addressOf(link);
    if (!address) return;
    event.preventDefault();
    go(address);
  });
  if (!behindHash) return;
  // A link that is opened in another tab or copied must lead there, too.
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, (event) => {
      const link = linkAt(event);
      if (link?.getAttribute('href')?.startsWith('/')) link.setAttribute('href', written(link.getAttribute('href')!));
    });
}

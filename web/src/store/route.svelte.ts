// Where in the page we are. An address is a path; links are ordinary links that are followed without loading anew.
// Example: go('/table/abc')
class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));
}
export const route = new Route();

function follow(): void {
  route.path = location.pathname;
  route.query = location.search;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  follow();
  window.scrollTo(0, 0);
}

export function watchLinks(): void {
  addEventListener('popstate', follow);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

type Options = { words: { networkError: string }; tell: (text: string) => void };

/**
 * While the browser knows that it has no network, a link to another page of the site is answered in words and the
 * page stays: the code of the next page could not be fetched, and the browser's own error page would take the
 * place of what is open. Steps and tabs, which are of the page, go on.
 */
export function stayWhileOffline({ words, tell }: Options): () => void {
  const answer = (event: MouseEvent) => {
    if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target === '_blank') return;
    const { origin, pathname } = new URL(link.href, location.href);
    if (origin !== location.origin || pathname === location.pathname) return;
    event.preventDefault();
    tell(words.networkError);
  };
  // before the router, which leaves alone what was prevented
  document.addEventListener('click', answer, true);
  return () => document.removeEventListener('click', answer, true);
}

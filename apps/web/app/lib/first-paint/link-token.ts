/** Of the form that hands over the token of a personal link. */
export const LINK_TOKEN_FORM = 'link-token';

/**
 * Sends the token of the link that was followed (`#token=`), which no server has seen yet, to the action of the page,
 * `takeToken`, as soon as its form stands in the page. Until the answer comes, `data-link-opening` on the document says so
 * and the address is without it: sent before the page is loaded, the answer takes the page's place in the history. The server
 * writes this into pages as its text: it uses nothing from outside.
 */
export function handOverLinkToken(id: string): void {
  const form = document.getElementById(id) as HTMLFormElement | null;
  const field = form?.elements.namedItem('token') as HTMLInputElement | null | undefined;
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!form || !field || token === null) return;
  const { dataset } = document.documentElement;
  dataset.linkOpening = '';
  // Who comes back to the page as the browser kept it is not told that it is still opening.
  addEventListener('pagehide', () => delete dataset.linkOpening, { once: true });
  history.replaceState(history.state, '', location.pathname + location.search);
  field.value = token;
  form.submit();
}

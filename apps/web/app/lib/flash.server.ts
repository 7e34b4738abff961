import { type FlashName, flashCookie } from './flash.ts';

/**
 * Headers of a redirect after which a toast is shown, whatever the page: `redirect('/', flash('loggedOut'))`.
 * The one way to say something on the next page.
 */
export function flash(name: FlashName): ResponseInit {
  return { headers: { 'set-cookie': flashHeader(name) } };
}

/** The same as the text of a `Set-Cookie`, where a redirect is not the router's. */
export function flashHeader(name: FlashName): string {
  const stamp = Date.now().toString(36);
  return `${flashCookie}=${name}.${stamp}; Path=/; Max-Age=10; SameSite=Lax`;
}

import { createCookie, redirect } from 'react-router';
import type { Visit } from '../../server/visit.ts';

const minutes = 30;
const longest = 100;

/**
 * Nothing of a personal link is kept, indexed or told to other sites. Our own has to hear where a form comes
 * from: under `no-referrer` a browser would say `Origin: null`.
 */
export const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** A page that is opened by a personal link: its address, and the cookie that holds the token while it is open. */
export type LinkPage = {
  path: string;
  cookie: string;
  under: string;
  /** How long it is open; half an hour, unless said. */
  minutes?: number;
};

/** `lax`: the link is followed from a mail. */
function cookieOf({ cookie, under, minutes: open = minutes }: LinkPage, { origin }: Pick<Visit, 'origin'>) {
  return createCookie(cookie, {
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    path: under,
    maxAge: open * 60,
  });
}

/**
 * Exchanges the token of a link that was followed, as `handOverLinkToken` sent it or from the query of one that was sent
 * before tokens stood behind the #, for a cookie at once, so that it stands in no address, no history and no referrer
 * while the page is open. @throws a redirect to the page
 * itself; returns where there is no token.
 */
export async function takeToken(
  page: LinkPage,
  visit: Visit,
  given: FormDataEntryValue | null,
): Promise<void> {
  if (typeof given !== 'string') return;
  const set = await cookieOf(page, visit).serialize(given.slice(0, longest));
  throw redirect(page.path, { headers: { ...privately, 'set-cookie': set } });
}

/** The header that has this browser hold a secret of the page. */
export function keepToken(page: LinkPage, visit: Visit, secret: string): Promise<string> {
  return cookieOf(page, visit).serialize(secret);
}

/** The token in the address of a link that somebody has pasted, because their browser runs no scripts; or null. */
export function pastedToken(link: FormDataEntryValue | null): string | null {
  return typeof link === 'string' ? (/[#?&]token=([\w-]{43})(?![\w-])/.exec(link)?.[1] ?? null) : null;
}

/** The token of the link that this browser followed last; null where there is none, or none of ours. */
export async function heldToken(
  page: LinkPage,
  visit: Pick<Visit, 'origin'>,
  request: { headers: { get(name: string): string | null } },
): Promise<string | null> {
  const token: unknown = await cookieOf(page, visit).parse(request.headers.get('cookie'));
  return typeof token === 'string' && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

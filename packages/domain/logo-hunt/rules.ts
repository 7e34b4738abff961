import type { EventPlan } from '@chulbal/contract/events/events';
import { kindOfPage } from '@chulbal/contract/events/rules';
import type { Board } from '@chulbal/contract/posts/values';

/** For so long a logo that was seen can be pressed. */
export const OFFER_MS = 60 * 60_000;

/** What a page under a prefix shows: a company of an exhibition, or a post of a board. */
export type DetailPage =
  | { kind: 'company'; igNo: number; icNo: number }
  | { kind: 'post'; board: Board; postNo: number };

const postsUnder: Record<string, Board> = {
  '/ipo/past/detail': 'past',
  '/ipo/contents/experiences/HOF/detail': 'hof',
  '/support/resources/detail': 'resource',
  '/support/programs/detail': 'program',
  '/board/notice/detail': 'notice',
};

/** What a detail page is of, or null for an address that shows nothing. */
export function detailOf(page: string): DetailPage | null {
  const company = /^\/ipo\/detail\/([1-9]\d{0,14})\/([1-9]\d{0,14})$/.exec(page);
  if (company) return { kind: 'company', igNo: Number(company[1]), icNo: Number(company[2]) };
  const post = /^(.+)\/([1-9]\d{0,14})$/.exec(page);
  const board = post?.[1] ? postsUnder[post[1]] : undefined;
  return board ? { kind: 'post', board, postNo: Number(post?.[2]) } : null;
}

/** Addresses under which there are pages, and that are none themselves. */
const roots = new Set([...Object.keys(postsUnder), '/ipo/detail']);

/** How a page can hide a logo: `always`, or with the odds of `detail`; null for a page that hides none. */
export function hidingOf(
  plan: Pick<EventPlan, 'pages'>,
  page: string,
): { kind: 'always' } | { kind: 'detail'; of: DetailPage } | null {
  const kind = kindOfPage(plan, page);
  if (kind === 'prefix') return roots.has(page) ? null : { kind: 'always' };
  const of = kind === 'detail' ? detailOf(page) : null;
  return of && { kind: 'detail', of };
}

/**
 * Whether the odds are met by what a keyed hash of person, page and day is: the same all day, so that loading the page
 * again changes nothing, and as likely for everyone.
 *
 * @param hash hexadecimal, evenly spread
 * @param odds percent
 */
export function isMet(hash: string, odds: number): boolean {
  return (Number.parseInt(hash.slice(0, 12), 16) / 2 ** 48) * 100 < odds;
}

/** An offer as it travels: until when it holds, its page, and what proves it. */
export function writeOffer({ until, page, proof }: { until: number; page: string; proof: string }): string {
  return `${until}.${proof}.${page}`;
}

export function readOffer(offer: string): { until: number; page: string; proof: string } | null {
  const [, until, proof, page] = /^(\d{1,15})\.([0-9a-f]{64})\.(\/.*)$/.exec(offer) ?? [];
  return until && proof && page ? { until: Number(until), page, proof } : null;
}

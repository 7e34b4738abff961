import { stageIn } from '../../lib/address-numbers.ts';
import type { FlashName } from '../../lib/flash.ts';

/** What the gate needs to know of a request. Numbers are as they stand in the address, null where they are missing. */
export type AtTheGate = {
  /** `assessment`: list and detail. `stage`: another page of a track and stage. `own`: a page of no stage. */
  page: 'assessment' | 'stage' | 'own';
  /** Path and query, to come back to after the log-in. */
  path: string;
  loggedIn: boolean;
  trackNo: string | null;
  stageNo: string | null;
};

export type Verdict = { kind: 'go'; to: string; flash: FlashName | null } | { kind: 'notFound' } | null;

/**
 * The first part of the gate, before the API is asked anything; null lets pass. In the specified order: no tokens →
 * log-in of that track and stage; track or stage missing → start page. Without any of both there is no such page.
 */
export function gateOf({ page, path, loggedIn, trackNo, stageNo }: AtTheGate): Verdict {
  if (page !== 'own' && trackNo === null && stageNo === null) return { kind: 'notFound' };
  if (!loggedIn) return { kind: 'go', to: loginPath(trackNo, stageNo, path), flash: 'pointerLogIn' };
  if (page === 'own') return null;
  return stageIn(trackNo, stageNo) ? null : notAccessible;
}

/** The last part, with what the database says: pledge not signed → pledge page. Other pages of a stage may be seen. */
export function pledgeGateOf(
  page: AtTheGate['page'],
  stage: { trackNo: number; stageNo: number; pledge: string },
): Verdict {
  if (page !== 'assessment' || stage.pledge === 'signed') return null;
  return { kind: 'go', to: `/pointer/pledge/${stage.trackNo}/${stage.stageNo}`, flash: 'pledgeNeeded' };
}

/** A stage that is none, or not this evaluator's. */
export const notAccessible: Verdict = { kind: 'go', to: '/', flash: 'notAccessible' };

/** The log-in of a track and stage, as far as they are known, which leads back to `path`. */
export function loginPath(trackNo: string | null, stageNo: string | null, path: string): string {
  const stage = stageIn(trackNo, stageNo);
  const known = stage ? `/${stage.trackNo}/${stage.stageNo}` : '';
  return `/pointer/login${known}?next=${encodeURIComponent(path)}`;
}

/** What kind of page an address of the area is. */
export function pageOf(pathname: string): AtTheGate['page'] {
  if (/^\/pointer\/(?:list|detail)(?:\/|$)/.test(pathname)) return 'assessment';
  return /^\/pointer\/pledge(?:\/|$)/.test(pathname) ? 'stage' : 'own';
}

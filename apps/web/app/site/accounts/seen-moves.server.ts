import type { Profile } from '@chulbal/contract/accounts';
import type { MyMovedDeadline } from '@chulbal/contract/deadline-letters';
import { createCookie } from 'react-router';
import type { Visit } from '../../../server/visit.ts';

const kept = 20;

/** Which moved deadlines, and which lost address, somebody has read of on this device: one that moves again is news again. */
function cookieOf({ origin }: Pick<Visit, 'origin'>) {
  return createCookie('seenMoves', {
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    // The page is asked for by its scripts as mypage.data, too.
    path: '/auth',
    maxAge: 120 * 24 * 60 * 60,
  });
}

export function moveKey({ teamNo, stageNo, kind, after }: MyMovedDeadline): string {
  return `${teamNo} ${stageNo} ${kind} ${after}`;
}

export async function seenMoves(visit: Visit, request: Request): Promise<string[]> {
  const seen: unknown = await cookieOf(visit).parse(request.headers.get('cookie'));
  return Array.isArray(seen) ? seen.filter((key) => typeof key === 'string') : [];
}

/** By what it is remembered that somebody put off a lost address; null where there is none, or it was put off. Lost once more, it is news again. */
export function lossToTell(
  { emailLostAt }: Pick<Profile, 'emailLostAt'>,
  seen: readonly string[],
): string | null {
  const key = emailLostAt && `email ${emailLostAt}`;
  return key && !seen.includes(key) ? key : null;
}

/** The header that remembers one more. */
export async function rememberMove(visit: Visit, request: Request, key: string): Promise<HeadersInit> {
  const others = (await seenMoves(visit, request)).filter((one) => one !== key);
  return { 'set-cookie': await cookieOf(visit).serialize([...others, key.slice(0, 100)].slice(-kept)) };
}

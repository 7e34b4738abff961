import { randomInt } from 'node:crypto';
import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { SetCookie } from './session-cookies.ts';

/** In which of 64 orders a visitor sees what is shuffled: few enough to be kept, and nobody is known by it. */
export const shuffleKey = 'shuffle';
const orders = 64;

/** Pages whose order is a visitor's own for a day. */
export function isShuffled(pathname: string): boolean {
  return /^\/ipo\/(?:contents\/exhibition|detail\/\d+\/\d+)(?:\.data)?$/.test(pathname);
}

/** The order that a visitor has, or null. */
export function shuffleOf(cookies: Record<string, string | undefined>): number | null {
  const given = cookies[shuffleKey] ?? '';
  return /^\d{1,2}$/.test(given) && Number(given) < orders ? Number(given) : null;
}

/** An order for a visitor who has none. */
export function anyShuffle(): number {
  return randomInt(orders);
}

/** Keeps the order until the day ends in Korea. */
export function shuffleCookie(shuffle: number, now: Date): SetCookie {
  const midnight = koreanInstant(addDays(koreanDay(now), 1), '00:00');
  const maxAge = Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 1000));
  return { name: shuffleKey, value: String(shuffle), maxAge, httpOnly: true };
}

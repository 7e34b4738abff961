import { randomInt } from 'node:crypto';
import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { SetCookie } from './session-cookies.ts';

/** In which of the day's 16 orders a visitor sees what is shuffled: few enough to be cached, and nobody is known by it. */
export const shuffleKey = 'shuffle';
const orders = 16;

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

/** The seed of an order on the Korean day of `now`: tomorrow's orders are other ones, so that nobody is always last. */
export function shuffleSeed(shuffle: number, now: Date): number {
  return Number(koreanDay(now).replaceAll('-', '')) * orders + shuffle;
}

/** Keeps the order until the day ends in Korea. */
export function shuffleCookie(shuffle: number, now: Date): SetCookie {
  const midnight = koreanInstant(addDays(koreanDay(now), 1), '00:00');
  const maxAge = Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 1000));
  return { name: shuffleKey, value: String(shuffle), maxAge, httpOnly: true };
}

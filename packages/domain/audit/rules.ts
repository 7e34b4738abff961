import { koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import { fault } from '../fault.ts';

/** The instants between which it is this month (yyyy-MM) in Korea: from included, to not. */
export function monthBounds(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: koreanInstant(`${month}-01`, '00:00'), to: koreanInstant(`${next}-01`, '00:00') };
}

/** A month can be reviewed from its first day in Korea on. @throws 400 beside `month`. */
export function assertReviewable(month: string, now: Date): void {
  if (month > koreanDay(now).slice(0, 7)) throw fault('invalidRequest', { fields: { month: notYet } });
}

const notYet = { ko: '아직 시작하지 않은 달이에요.', en: 'This month has not begun yet.' };

import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import { workingTime } from './dates.ts';

/** When claims of a track were looked at: on the working day after its closing, or four days ago where it is open. */
export function sitting(closesAt: Date, now: Date): Date {
  return closesAt < now
    ? workingTime(addDays(koreanDay(closesAt), 1), '10:40')
    : workingTime(addDays(koreanDay(now), -4), '10:40', 'before');
}

/** When two teams were asked to complete something, until when, and when one of them answered: after panels were published. */
export function requestTimes(now: Date) {
  const today = koreanDay(now);
  return {
    answering: {
      at: workingTime(addDays(today, -1), '14:05', 'before'),
      dueAt: workingTime(addDays(today, 2), '18:00'),
    },
    open: {
      at: workingTime(addDays(today, -1), '16:20', 'before'),
      dueAt: workingTime(addDays(today, 4), '18:00'),
    },
    answered: koreanInstant(addDays(today, -1), '21:12'),
  };
}

/** When a team got a later closing, and which: that of the working day after the others'. */
export function extensionTimes(closesAt: Date, now: Date): { at: Date; closesAt: Date } {
  return {
    at: workingTime(addDays(koreanDay(now), -1), '11:30', 'before'),
    closesAt: workingTime(addDays(koreanDay(closesAt), 1), '18:00'),
  };
}

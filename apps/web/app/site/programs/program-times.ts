import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { momentText, timeText } from '../../lib/korean-time.ts';

/** 05.28(목) 19:00 – 21:00; both days where it takes more than one. */
export function heldText(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  language: Language,
): string {
  const ends = koreanDay(startsAt) === koreanDay(endsAt) ? timeText(endsAt) : momentText(endsAt, language);
  return `${momentText(startsAt, language)} – ${ends}`;
}

/** Where the calendar file of a programme is. */
export function calendarPath(boardId: number): string {
  return `/support/programs/detail/${boardId}/calendar.ics`;
}

import { koreanDay } from '@chulbal/contract/korean-days';

/** Texts stay texts in every program, whatever they look like; numbers are numbers. */
export type Cell = string | number;

/** 2026-05-14 14:24:06, as it was in Korea: sorts as text, and no program takes it for its own time zone. */
export function timeCell(instant: Date): string {
  const time = new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(11, 19);
  return `${koreanDay(instant)} ${time}`;
}

import { fullDayText } from '@chulbal/contract/time-texts';

const guardianAge = 14;

/**
 * Whether somebody born on `birthDate` (yyyy.MM.dd) is under 14 today in Korea; the age is reached on the
 * birthday. The API decides; the form says so before any code is sent (P-02).
 */
export function isUnderFourteen(birthDate: string, now: Date): boolean {
  const year = Number(birthDate.slice(0, 4)) + guardianAge;
  return fullDayText(now, 'ko') < `${String(year).padStart(4, '0')}${birthDate.slice(4)}`;
}

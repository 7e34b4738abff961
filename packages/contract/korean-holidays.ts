import { addDays, koreanDay, weekday } from './korean-days.ts';
import type { Bilingual } from './language.ts';

/** A public holiday in Korea; `date` is yyyy-MM-dd. */
export type Holiday = { date: string; name: Bilingual };

/** On which days of the week a holiday that falls there is made up for; every kind but `never` also on another holiday. */
type MadeUp = 'never' | 'sunday' | 'weekend';

type Rule = {
  name: Bilingual;
  /** MM-DD, or month and day of the lunar calendar, `offset` days beside it. */
  on: string | { month: number; day: number; offset?: number };
  madeUp: MadeUp;
  since?: number;
};

const seollal = { ko: '설날', en: 'Lunar New Year' };
const chuseok = { ko: '추석', en: 'Chuseok' };

/** 공휴일에 관한 법률 and 관공서의 공휴일에 관한 규정, as they have stood since 2023, and since 2026. */
const rules: readonly Rule[] = [
  { name: { ko: '신정', en: 'New Year’s Day' }, on: '01-01', madeUp: 'never' },
  ...[-1, 0, 1].map(
    (offset): Rule => ({ name: seollal, on: { month: 1, day: 1, offset }, madeUp: 'sunday' }),
  ),
  { name: { ko: '삼일절', en: 'Independence Movement Day' }, on: '03-01', madeUp: 'weekend' },
  { name: { ko: '노동절', en: 'Labour Day' }, on: '05-01', madeUp: 'weekend', since: 2026 },
  { name: { ko: '어린이날', en: 'Children’s Day' }, on: '05-05', madeUp: 'weekend' },
  { name: { ko: '부처님 오신 날', en: 'Buddha’s Birthday' }, on: { month: 4, day: 8 }, madeUp: 'weekend' },
  { name: { ko: '현충일', en: 'Memorial Day' }, on: '06-06', madeUp: 'never' },
  { name: { ko: '제헌절', en: 'Constitution Day' }, on: '07-17', madeUp: 'weekend', since: 2026 },
  { name: { ko: '광복절', en: 'Liberation Day' }, on: '08-15', madeUp: 'weekend' },
  ...[-1, 0, 1].map(
    (offset): Rule => ({ name: chuseok, on: { month: 8, day: 15, offset }, madeUp: 'sunday' }),
  ),
  { name: { ko: '개천절', en: 'National Foundation Day' }, on: '10-03', madeUp: 'weekend' },
  { name: { ko: '한글날', en: 'Hangul Day' }, on: '10-09', madeUp: 'weekend' },
  { name: { ko: '성탄절', en: 'Christmas Day' }, on: '12-25', madeUp: 'weekend' },
];

const election = { ko: '선거일', en: 'Election day' };
const temporary = { ko: '임시 공휴일', en: 'Temporary holiday' };

/** Days that no rule gives: elections and what the government decreed. */
const byDecree: readonly Holiday[] = [
  { date: '2024-04-10', name: election },
  { date: '2024-10-01', name: temporary },
  { date: '2025-01-27', name: temporary },
  { date: '2025-06-03', name: election },
  { date: '2026-06-03', name: election },
  { date: '2028-04-12', name: election },
];

const SUNDAY = 0;
const SATURDAY = 6;
const known = new Map<number, readonly Holiday[]>();

/** The public holidays of a year in Korea, those by the lunar calendar and substitute holidays too, by date. */
export function koreanHolidays(year: number): readonly Holiday[] {
  const holidays = known.get(year) ?? computed(year);
  known.set(year, holidays);
  return holidays;
}

/** Neither a weekend nor a public holiday in Korea. */
export function isWorkingDay(day: string): boolean {
  const dayOfWeek = weekday(day);
  if (dayOfWeek === SUNDAY || dayOfWeek === SATURDAY) return false;
  return !koreanHolidays(Number(day.slice(0, 4))).some(({ date }) => date === day);
}

/** Holidays that keep people from work between two instants: those on a weekday, at most two years of them. */
export function holidaysWithin(opensAt: Date, closesAt: Date): Holiday[] {
  const [from, to] = [koreanDay(opensAt), koreanDay(closesAt)];
  const year = Number(from.slice(0, 4));
  return [...koreanHolidays(year), ...koreanHolidays(year + 1)].filter(
    ({ date }) => date >= from && date <= to && weekday(date) !== SUNDAY && weekday(date) !== SATURDAY,
  );
}

function computed(year: number): Holiday[] {
  const days = rules
    .filter(({ since = 0 }) => year >= since)
    .flatMap(({ name, on, madeUp }) => {
      const date = dateOf(year, on);
      return date === null ? [] : [{ date, name, madeUp }];
    });
  const decreed = byDecree.filter(({ date }) => date.startsWith(`${year}-`));
  const all = [...days, ...decreed.map((each) => ({ ...each, madeUp: 'never' as const }))].sort(byDate);
  return [...all.map(({ date, name }) => ({ date, name })), ...substitutes(all)].sort(byDate);
}

type Ruled = Holiday & { madeUp: MadeUp };

/** One more day for each that was lost to a weekend or to another holiday: the next that is neither. */
function substitutes(days: readonly Ruled[]): Holiday[] {
  const taken = new Set(days.map(({ date }) => date));
  const given: Holiday[] = [];
  for (const [date, together] of Map.groupBy(days, (day) => day.date)) {
    const lost = together.find(({ madeUp }) => madeUp !== 'never');
    if (!lost) continue;
    const onWeekend =
      weekday(date) === SUNDAY ||
      (weekday(date) === SATURDAY && together.some(({ madeUp }) => madeUp === 'weekend'));
    for (let count = together.length - 1 + (onWeekend ? 1 : 0); count > 0; count -= 1) {
      let next = addDays(date, 1);
      while (taken.has(next) || weekday(next) === SUNDAY || weekday(next) === SATURDAY) {
        next = addDays(next, 1);
      }
      taken.add(next);
      const { ko, en } = lost.name;
      given.push({ date: next, name: { ko: `${ko} 대체공휴일`, en: `${en} (substitute)` } });
    }
  }
  return given;
}

function dateOf(year: number, on: Rule['on']): string | null {
  if (typeof on === 'string') return `${year}-${on}`;
  const date = lunarDate(year, on);
  return date && addDays(date, on.offset ?? 0);
}

/** Korea's own lunar calendar: its new moons are those of Seoul, so now and then a day after China's. */
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A lunar year begins between 20 January and 21 February. Leap months have names of their own and never fit. */
function lunarDate(year: number, { month, day }: { month: number; day: number }): string | null {
  const earliest = addDays(`${year}-01-19`, (month - 1) * 29 + day - 1);
  for (let count = 0; count < 80; count += 1) {
    const date = addDays(earliest, count);
    const parts = lunar.formatToParts(new Date(date));
    const part = (type: string) => parts.find((each) => each.type === type)?.value;
    if (part('month') === String(month) && part('day') === String(day)) return date;
  }
  return null;
}

function byDate(one: Holiday, other: Holiday): number {
  return one.date < other.date ? -1 : Number(one.date > other.date);
}

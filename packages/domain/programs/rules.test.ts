import { expect, test } from 'vitest';
import { applyRefusal, movingUp, type ProgramTerms, placesLeft, programState, termsOf } from './rules.ts';

const at = (time: string) => new Date(`2026-05-${time}Z`);
const terms: ProgramTerms = {
  opensAt: at('01T00:00:00.000'),
  closesAt: at('10T09:00:00.000'),
  startsAt: at('12T05:00:00.000'),
  endsAt: at('12T08:00:00.000'),
  capacity: 3,
  waitingList: true,
};
const taken = { placed: 1, waiting: 0 };

test.each([
  ['30 days before', {}, taken, at('01T00:00:00.000').getTime() - 30 * 86_400_000, 'upcoming'],
  ['a millisecond before it opens', {}, taken, at('01T00:00:00.000').getTime() - 1, 'upcoming'],
  ['as it opens', {}, taken, at('01T00:00:00.000').getTime(), 'open'],
  ['a millisecond before it closes', {}, taken, at('10T09:00:00.000').getTime() - 1, 'open'],
  ['as it closes', {}, taken, at('10T09:00:00.000').getTime(), 'closed'],
  ['while it is held', {}, taken, at('12T06:00:00.000').getTime(), 'closed'],
  ['as it ends', {}, taken, at('12T08:00:00.000').getTime(), 'ended'],
  ['all places taken', {}, { placed: 3, waiting: 0 }, at('05T00:00:00.000').getTime(), 'waiting'],
  [
    'nobody may wait',
    { waitingList: false },
    { placed: 3, waiting: 0 },
    at('05T00:00:00.000').getTime(),
    'full',
  ],
  ['made smaller', {}, { placed: 5, waiting: 1 }, at('05T00:00:00.000').getTime(), 'waiting'],
  ['without limit', { capacity: null }, { placed: 900, waiting: 0 }, at('05T00:00:00.000').getTime(), 'open'],
] as const)('%s', (_name, change, who, now, state) => {
  expect(programState({ ...terms, ...change }, who, new Date(now))).toBe(state);
});

test('one may apply while there are places, or a list to wait in', () => {
  const states = ['upcoming', 'open', 'waiting', 'full', 'closed', 'ended'] as const;
  expect(states.filter((state) => applyRefusal(state) === null)).toEqual(['open', 'waiting']);
});

test.each([
  [{}, { placed: 2, waiting: 5 }, 1],
  [{}, { placed: 3, waiting: 5 }, 0],
  [{}, { placed: 9, waiting: 5 }, 0],
  [{ capacity: 10 }, { placed: 3, waiting: 5 }, 5],
  [{ capacity: null }, { placed: 3, waiting: 5 }, 5],
])('%j with %j moves %i up, and none once it has begun', (change, who, count) => {
  expect(movingUp({ ...terms, ...change }, who, at('11T00:00:00.000'))).toBe(count);
  expect(movingUp({ ...terms, ...change }, who, terms.startsAt)).toBe(0);
});

test('places never fall below none', () => {
  expect(placesLeft({ capacity: 3 }, { placed: 5, waiting: 0 })).toBe(0);
  expect(placesLeft({ capacity: null }, { placed: 5, waiting: 0 })).toBe(null);
});

test('what has no times was never published', () => {
  expect(() =>
    termsOf({
      ...{ cover: null, opensAt: null, closesAt: null, startsAt: null, endsAt: null, capacity: null },
      ...{ waitingList: false, needsTeam: false, placeKo: '', placeEn: '', joinLink: '' },
      ...{ speakerKo: '', speakerEn: '' },
    }),
  ).toThrow();
});

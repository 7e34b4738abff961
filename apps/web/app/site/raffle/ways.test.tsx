import type { EventPage, RaffleSummary } from '@chulbal/contract/raffle/raffle';
import { afterEach, expect, test } from 'vitest';

import { renderPage } from '../../ui/page-for-test.tsx';
import { raffle } from './raffle.ko.ts';
import { Ways } from './ways.tsx';

let clear = async () => {};
afterEach(() => clear());

const shown = () => document.body.textContent;

const event = {
  ...{ closesAt: '2026-12-15T09:00:00.000Z', mostPerPerson: 10, findsNeeded: 5 },
  sources: [{ source: 'quiz', amount: 1, most: 5 }],
};
const nothing = { tickets: [] } as unknown as RaffleSummary;

async function show(state: EventPage['state'], summary: RaffleSummary | null) {
  const page = { ...event, state } as unknown as EventPage;
  ({ clear } = await renderPage(<Ways event={page} summary={summary} />, { words: { raffle } }));
}

test('as long as tickets are given, it leads to them', async () => {
  await show('open', nothing);
  expect(shown()).toContain('퀴즈 풀기');
  expect(shown()).toContain('18:00에 마감해요');
});

test('after the closing nothing sounds as if it could still be had', async () => {
  await show('closed', nothing);
  expect(shown()).toContain('18:00에 마감했어요');
  expect(shown()).toContain(raffle.ways.over.none);
  expect(shown()).not.toContain(raffle.ways.notYet);
});

test('of a visitor nothing is said', async () => {
  await show('closed', null);
  expect(shown()).not.toContain(raffle.ways.over.none);
});

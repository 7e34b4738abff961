import type { RetentionState } from '@chulbal/contract/retention/operators';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { find, press } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { retentionPage as en } from './retention-page.en.ts';
import { retentionPage as ko } from './retention-page.ko.ts';
import RetentionPage from './retention-page.tsx';

type State = ComponentProps<typeof RetentionPage>['loaderData']['state'];
const row = (key: string, more: Partial<RetentionState> = {}): RetentionState => ({
  ...{
    key,
    what: key,
    ground: '법 제15조',
    period: '3년',
    now: 0,
    month: 0,
    begins: null,
    swept: null,
    ...more,
  },
});
const sweptAt = '2026-05-19T05:00:00.000Z';

let clear = async () => {};
afterEach(() => clear());

async function show(state: Partial<State> = {}, language: 'ko' | 'en' = 'ko') {
  const whole = { rows: [row('회원 정보')], sweptAt, left: 0, ...state };
  const part = createElement(RetentionPage, { loaderData: { state: whole } } as unknown as ComponentProps<
    typeof RetentionPage
  >);
  const page = await renderConsolePart(part, { words: { retentionPage: { ko, en }[language] }, language });
  ({ clear } = page);
  return page;
}
const cells = (name: RegExp) =>
  [...find('row', name).querySelectorAll('td')].map(({ textContent }) => textContent);
const lastSweep = () => document.querySelector('dl')?.textContent ?? '';

describe.each([
  ['ko', ko, '2026.05.19(화) 14:00'],
  ['en', en, '19 May 2026 (Tue), 14:00'],
] as const)('in %s', (language, words, at) => {
  test('the last run says when it was, and before the first that there was none', async () => {
    await show({}, language);
    expect(lastSweep()).toBe(words.last + at);
    await clear();
    await show({ sweptAt: null }, language);
    expect(lastSweep()).toBe(words.last + words.never);
  });

  test('what it should have destroyed and did not is a warning with the number', async () => {
    await show({ left: 3 }, language);
    expect(lastSweep()).toContain(words.left.replace('{{count}}', '3'));
    await clear();
    await show({}, language);
    expect(lastSweep()).not.toContain('3');
  });

  test('what goes with something else has no number of its own', async () => {
    await show({ rows: [row('동의 기록', { now: null, month: null })] }, language);
    expect(cells(/동의 기록/).slice(2)).toEqual([words.along, words.along, '–']);
  });
});

test('each row says what is due now and within a month, and what the last run took', async () => {
  const swept = { at: sweptAt, count: 1_204 };
  await show({ rows: [row('접속 기록', { period: '2년', now: 12_000, month: 0, swept })] });
  expect(cells(/접속 기록/)).toEqual(['법 제15조', '2년', '12,000', '0', '1,20405.19(화) 14:00']);
});

test('what has no day yet says what it waits for', async () => {
  await show({ rows: [row('회원 정보', { begins: '계정을 닫을 때' }), row('쪽지')] });
  expect(cells(/회원 정보/)[1]).toContain('계정을 닫을 때 시작해요');
  expect(cells(/쪽지/)[1]).toBe('3년');
});

test('the same table is one press away as visitors read it', async () => {
  const page = await show();
  await press('link', ko.policy);
  expect(page.path()).toBe('/fnb/privacy');
});

import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { Handover } from './handover.tsx';
import { leadership as words } from './leadership.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const team = { teamNo: 7, teamName: '새벽두부', lane: 3, members: [{ tmNo: 31, name: '정하람' }] };
const offer = {
  ...{ teamNo: 7, teamName: '새벽두부', lane: 3, leaderName: '윤서아', memberName: '정하람' },
  ...{ mine: 'given' as const, expiresAt: '2026-06-08T05:00:00.000Z' },
};
const show = async (facts: Parameters<typeof Handover>[0]) => {
  ({ clear } = await renderPage(<Handover {...facts} />, { words: { leadership: words } }));
};

test('a team is handed over to whoever was chosen, and to nobody where none was', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show({ teams: [team], offers: [] });
  await press('button', words.offer);
  expect(errorOf('combobox', words.to)).toBe(words.choose);
  expect(calls).not.toHaveBeenCalled();
  await fill('combobox', words.to, '31');
  await press('button', words.offer);
  expect(asked(calls)).toEqual([{ name: 'offer', input: { teamNo: 7, tmNo: 31 } }]);
  expect(errorOf('combobox', words.to)).toBe('');
  expect(said()).toContain('정하람 님에게 메일로 알렸어요.');
});

test('an offer that stands can be sent again or taken back, and no second one made', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show({ teams: [team], offers: [offer] });
  expect(all('combobox')).toEqual([]);
  await press('button', words.again);
  await press('button', words.takeBack);
  expect(asked(calls).map(({ name }) => name)).toEqual(['offer', 'end']);
});

test('whoever got it may accept or decline; a refusal is read out and the offer stays', async () => {
  answerCalls({ status: 400, body: { code: 1353, name: 'notInPeriod', message: '시즌이 끝났어요.' } });
  await show({ teams: [], offers: [{ ...offer, mine: 'got' }] });
  expect(all('button', words.takeBack)).toEqual([]);
  await press('button', words.accept);
  expect(said()).toContain('시즌이 끝났어요.');
  expect(find('button', words.decline)).toBeDefined();
});

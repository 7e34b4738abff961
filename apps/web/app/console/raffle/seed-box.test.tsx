import type { RaffleOverview } from '@chulbal/contract/raffle/operators';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, pressEnter, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { eventAdmin as words } from './event-admin.ko.ts';
import { SeedBox } from './seed-box.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const label = /^씨앗 6자리/;
async function show(first: { by: string; mine: boolean } | null = null) {
  const at = '2026-05-20T05:03:21.000Z';
  const overview = {
    eventNo: 3,
    seedDigits: 6,
    draw: first && { first: { ...first, at } },
  } as unknown as RaffleOverview;
  ({ clear } = await renderConsolePart(<SeedBox overview={overview} />, { words: { eventAdmin: words } }));
}

test('counts the digits while they are typed, whatever stands between them', async () => {
  const calls = answerCalls({ status: 200, body: { outcome: 'waiting' } });
  await show();
  await fill('textbox', label, '12 34-5');
  expect(document.body.textContent).toContain('5/6');
  await pressEnter('textbox', label);
  expect(asked(calls)).toEqual([{ name: 'enterSeed', input: { eventNo: 3, seed: '12 34-5' } }]);
  expect(find<HTMLInputElement>('textbox', label).value).toBe('');
  expect(said()).toContain(words.steps.waiting);
});

test('the second operator does not see what the first typed, and is told when the two differ', async () => {
  answerCalls({ status: 200, body: { outcome: 'different' } });
  await show({ by: '윤서아', mine: false });
  expect(document.body.textContent).toContain('●●●●●●');
  expect(document.body.textContent).toContain(words.steps.seedHidden);
  await fill('textbox', label, '123456');
  await pressEnter('textbox', label);
  expect(said()).toContain(words.steps.different);
});

test('whoever typed it first cannot type it again', async () => {
  await show({ by: '한지우', mine: true });
  expect(all('textbox')).toEqual([]);
  expect(document.body.textContent).toContain(words.steps.seedMine);
});

test('a refusal stands beside the field, and the digits stay', async () => {
  const body = { code: 1, name: 'invalidRequest', message: '', fields: { seed: '6자리를 적어 주세요.' } };
  answerCalls({ status: 400, body });
  await show();
  await fill('textbox', label, '12');
  await pressEnter('textbox', label);
  expect(errorOf('textbox', label)).toBe('6자리를 적어 주세요.');
  expect(find<HTMLInputElement>('textbox', label).value).toBe('12');
});

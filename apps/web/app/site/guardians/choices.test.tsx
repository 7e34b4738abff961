import type { GuardianChoice } from '@chulbal/contract/guardians/guardians';
import { afterEach, expect, test, vi } from 'vitest';
import { find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { ChoiceSwitches, ChoiceTicks } from './choices.tsx';
import { guardians } from './guardians.ko.ts';

let clear = async () => {};
afterEach(() => clear());

const text = (term: string, title: string) =>
  ({
    term,
    title,
    version: '2026.01.01',
    effectiveAt: '2025-12-31T15:00:00.000Z',
    purpose: '',
    items: '',
    period: '',
    refusal: '',
    body: '',
  }) as unknown as GuardianChoice['text'];
const asked = [
  { text: text('news', '소식 받기'), agreed: true, at: '2026-05-20T05:03:21.000Z' },
  { text: text('research', '연구에 쓰기'), agreed: false, at: null },
] as GuardianChoice[];
const words = { guardians };

test('P-01 each is a tick of its own, none of them set but what was ticked before', async () => {
  const part = <ChoiceTicks terms={asked.map((one) => one.text)} ticked="research" />;
  ({ clear } = await renderPage(part, { words }));
  const ticks = ['소식 받기', '연구에 쓰기'].map((name) =>
    find<HTMLInputElement>('checkbox', new RegExp(name)),
  );
  expect(ticks.map(({ checked, name, value }) => [checked, name, value])).toEqual([
    [false, 'choice.news', '2026.01.01'],
    [true, 'choice.research', '2026.01.01'],
  ]);
});

test('a switch takes effect at once, says since when, and a refusal is read out', async () => {
  const sent = vi.fn((form: FormData) => ({
    ...{ errors: {}, values: {}, proof: null },
    ...(form.get('term') === 'research' && { message: '링크가 만료됐어요.' }),
  }));
  const actions = { '/guardian/consent': sent };
  ({ clear } = await renderPage(<ChoiceSwitches choices={asked} />, { words, actions }));
  expect(said()).toContain('2026.05.20 동의함');
  expect(said()).toContain(guardians.choices.unasked);
  await press('checkbox', '소식 받기');
  await until(() => expect(sent).toHaveBeenCalledTimes(1));
  expect([...(sent.mock.calls[0]?.[0] ?? [])]).toEqual([
    ['intent', 'choose'],
    ['term', 'news'],
  ]);
  await press('checkbox', '연구에 쓰기');
  await until(() => expect(said()).toContain('링크가 만료됐어요.'));
  expect(sent.mock.calls[1]?.[0].get('agreed')).toBe('on');
});

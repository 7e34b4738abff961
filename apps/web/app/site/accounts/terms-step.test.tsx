import type { TermView } from '@chulbal/contract/accounts';
import { afterEach, expect, test } from 'vitest';
import { all, errorOf, find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { accounts } from './accounts.ko.ts';
import { TermsStep } from './terms-step.tsx';

let clear = async () => {};
afterEach(() => clear());

const term = (name: string, required: boolean) =>
  ({
    ...{
      term: name,
      title: name,
      required,
      version: '1',
      purpose: '가입',
      items: '',
      period: '',
      refusal: '',
    },
    ...{ body: '', effectiveAt: '2026-01-01T00:00:00.000Z' },
  }) as unknown as TermView;
const terms = [term('이용약관', true), term('개인정보', true), term('소식', false)];

async function show(left: number | null, errors: Record<string, string> = {}) {
  const part = (
    <form>
      <TermsStep terms={terms} agreed={[]} left={left} errors={errors} />
    </form>
  );
  ({ clear } = await renderPage(part, { words: { accounts } }));
}
const ticked = () => all('checkbox').map((box) => (box as HTMLInputElement).checked);

test('P-01 nothing is ticked beforehand; one press ticks what is required and nothing else', async () => {
  await show(2);
  expect(ticked()).toEqual([false, false, false]);
  await press('checkbox', /^개인정보/);
  await press('button', '필수 2개 모두 동의');
  expect(ticked()).toEqual([true, true, false]);
  await press('checkbox', /^이용약관/);
  expect(ticked()).toEqual([false, true, false]);
});

test('the shortcut is there for several that are left, from the first paint on', async () => {
  for (const [left, shown] of [
    [null, 1],
    [2, 1],
    [1, 0],
    [0, 0],
  ] as const) {
    await show(left);
    expect(all('button', '필수 2개 모두 동의'), String(left)).toHaveLength(shown);
    await clear();
  }
  clear = async () => {};
});

test('a term that is missing says so beside its own tick', async () => {
  await show(1, { 'consents.개인정보': '동의해 주세요.' });
  expect(errorOf('checkbox', /^개인정보/)).toBe('동의해 주세요.');
  expect(errorOf('checkbox', /^이용약관/)).toBe('');
  expect(find('checkbox', /^이용약관/).hasAttribute('required')).toBe(true);
});

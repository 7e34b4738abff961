import { afterEach, expect, test } from 'vitest';
import { errorOf, find } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { ChildAsk } from './child-ask.tsx';
import { guardians } from './guardians.ko.ts';

let clear = async () => {};
afterEach(() => clear());

async function show(now: string, errors: Record<string, string> = {}) {
  const values = { birthDate: '2016-05-08', guardianName: '한지윤' };
  const part = <ChildAsk {...{ errors, values, now }} message={undefined} busy={null} />;
  ({ clear } = await renderPage(part, { words: { guardians } }));
}
const days = () => document.querySelector<HTMLInputElement>('input[type=date]');

test('nobody is born after today, as it is in Korea', async () => {
  await show('2026-05-19T15:00:00.000Z');
  expect(days()?.max).toBe('2026-05-20');
  await clear();
  await show('2026-05-19T14:59:59.000Z');
  expect(days()?.max).toBe('2026-05-19');
});

test('what is wrong stands beside its field, and what was typed stays', async () => {
  await show('2026-05-19T15:00:00.000Z', { guardianName: '이름을 적어 주세요.' });
  expect(errorOf('textbox', new RegExp(guardians.child.ask.guardianName))).toBe('이름을 적어 주세요.');
  const name = find<HTMLInputElement>('textbox', new RegExp(guardians.child.ask.guardianName));
  expect(name.value).toBe('한지윤');
});

import type { ProgramDetail } from '@chulbal/contract/programs/programs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../lib/api-error.ts';
import { all, find, press, pressEscape, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { programs } from './programs.ko.ts';

let clear = async () => {};
afterEach(() => clear());

const program = {
  ...{ boardId: 62, programTitle: '사업계획서 첨삭', state: 'open' },
  ...{ opensAt: '2026-05-01T00:00:00Z', closesAt: '2026-05-25T09:00:00Z' },
  ...{ startsAt: '2026-05-28T10:00:00Z', endsAt: '2026-05-28T12:00:00Z' },
} as ProgramDetail;

async function show(more: { state?: ProgramDetail['state']; loggedIn?: boolean; problem?: Problem } = {}) {
  const { state = 'open', loggedIn = true, problem = null } = more;
  const sent = vi.fn((form: FormData) => ({ intent: form.get('intent') }));
  const part = (
    <ApplyPanel program={{ ...program, state }} mine={null} loggedIn={loggedIn} problem={problem} />
  );
  ({ clear } = await renderPage(part, { words: { programs }, actions: { '/': sent } }));
  return sent;
}

test('applies after it has asked, and not when the question is escaped', async () => {
  const sent = await show();
  await press('button', programs.apply);
  await until(() => expect(find('dialog').textContent).toContain('사업계획서 첨삭'));
  await pressEscape();
  expect([all('dialog').length, sent.mock.calls.length]).toEqual([0, 0]);
  await press('button', programs.apply);
  await until(() => find('dialog'));
  await press('button', programs.apply);
  await until(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0].get('intent')).toBe('apply');
});

test('a full programme is waited for, and a visitor is led to log in and back', async () => {
  await show({ state: 'waiting', loggedIn: false });
  expect(all('button')).toEqual([]);
  expect(find('link', programs.loginWaiting).getAttribute('href')).toBe(
    '/auth/login?next=/support/programs/detail/62',
  );
});

test.each([
  ['full', programs.full],
  ['closed', '05.25(월) 18:00에 신청이 마감됐어요.'],
  ['ended', programs.ended],
] as const)('%s: says so, and nothing can be pressed', async (state, note) => {
  await show({ state });
  expect(document.body.textContent).toContain(note);
  expect(all('button')).toEqual([]);
});

test('a refusal is read out', async () => {
  const problem = { name: 'programFull', code: 1, message: '', fields: { boardId: '자리가 찼어요.' } };
  await show({ problem: problem as unknown as Problem });
  expect(said()).toContain('자리가 찼어요.');
});

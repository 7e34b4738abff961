import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../../lib/toast.ts';
import { press, until } from '../hands-for-test.ts';
import { renderPage } from '../page-for-test.tsx';
import { LogOutForm } from './log-out-form.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const form = (
  <LogOutForm action="/auth/logout" to="/">
    <button type="submit">로그아웃</button>
  </LogOutForm>
);

test('without the network the page stays and says so; once it is back, the same press logs out, and what the tab kept goes', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const told = vi.spyOn(toast, 'error');
  let offline = true;
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (offline) throw new TypeError('Failed to fetch');
    return new Response();
  });
  sessionStorage.setItem('appeal', '4쪽을 봐 주세요.');
  ({ clear } = await renderPage(form));
  await press('button', '로그아웃');
  await until(() => expect(told).toHaveBeenCalledTimes(1));
  expect(assign).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('appeal')).not.toBeNull();
  offline = false;
  await press('button', '로그아웃');
  await until(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(sessionStorage.getItem('appeal')).toBeNull();
  expect(calls.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
    ['/auth/logout', 'POST'],
    ['/auth/logout', 'POST'],
  ]);
});

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, press, until } from '../../ui/hands-for-test.ts';
import { hiddenLogo as words } from './hidden-logo.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
  vi.resetModules();
});

const hunts = { status: 200, body: [{ eventKey: 'logo', pages: ['/board/notice', '/board/faq'] }] };
const offer = { status: 200, body: [{ eventKey: 'logo', offer: 'a1' }] };
const none = { status: 200, body: [{ eventKey: 'logo', offer: null }] };

/** Hunts are asked for once in a document: each test has a page of its own. */
async function open(at: string) {
  const { HiddenLogo } = await import('./hidden-logo.tsx');
  const { renderForTest } = await import('../../ui/render-for-test.tsx');
  const { createMemoryRouter } = await import('react-router');
  const { RouterProvider } = await import('react-router/dom');
  const { toasts } = await import('../../lib/toast.ts');
  const router = createMemoryRouter([{ path: '*', element: <HiddenLogo /> }], { initialEntries: [at] });
  clear = await renderForTest(<RouterProvider router={router} />, { hiddenLogo: words });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return { router, told: () => toasts.list().map(({ text }) => text) };
}

test('on a page that hides none nothing is asked', async () => {
  const calls = answerCalls(hunts);
  await open('/auth/login');
  expect(asked(calls).map(({ name }) => name)).toEqual(['hunts']);
  expect(all('button')).toEqual([]);
});

test('a logo that is there is pressed once, and what the server says is said', async () => {
  const calls = answerCalls(hunts, offer, {
    status: 200,
    body: { message: '하나 찾았어요!', complete: false },
  });
  const { told } = await open('/board/faq');
  await press('button', words.press);
  await until(() => expect(told()).toEqual(['하나 찾았어요!']));
  expect(asked(calls).at(-1)).toEqual({ name: 'found', input: { eventKey: 'logo', offer: 'a1' } });
  expect(all('button', words.press)).toEqual([]);
});

test('a press that did not arrive can be made again', async () => {
  const calls = answerCalls(hunts, offer);
  const { told } = await open('/board/faq');
  calls.mockRejectedValue(new TypeError('offline'));
  await press('button', words.press);
  await until(() => expect(told()).toEqual([words.unreached]));
  expect(all('button', words.press)).toHaveLength(1);
});

test('it does not stay when one goes on to another page', async () => {
  answerCalls(hunts, offer, none);
  const { router } = await open('/board/faq');
  expect(all('button', words.press)).toHaveLength(1);
  await act(() => router.navigate('/board/notice'));
  await act(async () => {});
  expect(all('button', words.press)).toEqual([]);
});

import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { postFile } from '../post-file.ts';
import { useLinkedPage, usePageOwner } from './page-owner.ts';
import { send } from './send.ts';

function Page({ userId }: { userId: number | null }) {
  usePageOwner(userId);
  return null;
}

function Linked() {
  useLinkedPage();
  return null;
}

let become = (_userId: number | null) => {};
function Changing({ first }: { first: number | null }) {
  const [userId, setUserId] = useState(first);
  become = setUserId;
  return <Page userId={userId} />;
}

afterEach(() => vi.restoreAllMocks());

/** For whom the page says it is. */
async function said(act: () => Promise<unknown> = () => send('/pointer/command/evaluation', {})) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await act();
  return new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-page-of');
}

test('what is sent says whose page it comes from, as long as it is shown', async () => {
  expect(await said()).toBeNull();
  const clear = await renderForTest(<Page userId={7} />);
  expect(await said()).toBe('7');
  await clear();
  expect(await said()).toBeNull();
});

test('a file says it as well', async () => {
  const clear = await renderForTest(<Page userId={7} />);
  expect(await said(() => postFile('/transfer/company', new Blob(['a'])))).toBe('7');
  await clear();
});

test('a part that goes leaves the page to its owner, and a page of nobody says nothing', async () => {
  const clear = await renderForTest(<Page userId={7} />);
  const clearPart = await renderForTest(<Page userId={7} />);
  await clearPart();
  expect(await said()).toBe('7');
  await clear();
  const clearOpen = await renderForTest(<Page userId={null} />);
  expect(await said()).toBeNull();
  await clearOpen();
});

test('a page that a personal link has opened is nobody’s, whoever is logged in', async () => {
  const clear = await renderForTest(<Page userId={7} />);
  const clearLink = await renderForTest(<Linked />);
  expect(await said()).toBeNull();
  await clearLink();
  expect(await said()).toBe('7');
  await clear();
});

test('a page that a personal link has opened stays, and is theirs who logged in since where it goes on', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const clear = await renderForTest(<Changing first={7} />);
  const clearLink = await renderForTest(<Linked />);
  await act(async () => become(8));
  expect(reload).not.toHaveBeenCalled();
  await clearLink();
  await act(async () => become(7));
  expect(reload).toHaveBeenCalledOnce();
  await clear();
});

test.each<[string, (number | null)[], number]>([
  ['of somebody else comes anew', [7, 8], 1],
  ['of somebody else, after its owner left, comes anew', [7, null, 8], 1],
  ['whose owner comes back stays', [7, null, 7], 0],
  ['of somebody who logs in stays', [null, 7], 0],
])('a page %s', async (_, people, times) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const clear = await renderForTest(<Changing first={people[0] ?? null} />);
  for (const next of people.slice(1)) await act(async () => become(next));
  expect(reload).toHaveBeenCalledTimes(times);
  await clear();
});

import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { postFile } from '../post-file.ts';
import { usePageOwner } from './page-owner.ts';
import { send } from './send.ts';

function Page({ userId }: { userId: number | null }) {
  usePageOwner(userId);
  return null;
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

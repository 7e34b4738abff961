import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { usePageOwner } from './page-owner.ts';
import { send } from './send.ts';

function Page({ userId }: { userId: number }) {
  usePageOwner(userId);
  return null;
}

afterEach(() => vi.restoreAllMocks());

/** For whom the page says it is. */
async function said(): Promise<string | null> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await send('/pointer/command/evaluation', {});
  return new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-page-of');
}

test('what is sent says whose page it comes from, as long as it is shown', async () => {
  expect(await said()).toBeNull();
  const clear = await renderForTest(<Page userId={7} />);
  expect(await said()).toBe('7');
  await clear();
  expect(await said()).toBeNull();
});

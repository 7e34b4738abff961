import { act } from 'react';
import { createMemoryRouter, RouterProvider, redirect, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../ui/render-for-test.tsx';
import { useLinkToken } from './use-link-token.ts';

let clear = async () => {};
const sent: string[] = [];
const shown: string[] = [];

function Page() {
  const opening = useLinkToken('/join');
  const { pathname, search, hash } = useLocation();
  shown.push(`${opening} ${pathname}${search}${hash}`);
  return null;
}

/** Opens the page at an address in a history that begins elsewhere; gives the router once nothing is under way. */
async function open(address: string) {
  const action = async ({ request }: { request: Request }) => {
    sent.push(String((await request.formData()).get('token')));
    return redirect('/join');
  };
  const routes = [{ path: '/join', Component: Page, action }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  clear = await renderForTest(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await act(async () => {});
  return router;
}

afterEach(async () => {
  await clear();
  sent.length = 0;
  shown.length = 0;
});

test('the token behind the # is sent once, and stands in the address no longer', async () => {
  const router = await open('/join#token=abc-_9');
  expect(sent).toEqual(['abc-_9']);
  expect(shown[0]).toBe('null /join#token=abc-_9');
  expect(shown).toContain('true /join#token=abc-_9');
  expect(shown.at(-1)).toBe('false /join');
  expect(router.state.location).toMatchObject({ search: '', hash: '' });
});

test('a page that was opened without one sends nothing', async () => {
  await open('/join#steps');
  expect([sent, shown.at(-1)]).toEqual([[], 'false /join#steps']);
});

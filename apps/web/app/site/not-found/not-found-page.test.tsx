import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { toast, toasts } from '../../lib/toast.ts';
import { find } from '../../ui/hands-for-test.ts';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { notFound as words } from './not-found.ko.ts';
import { NotFoundPage } from './not-found-page.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  for (const { id } of toasts.list()) toast.close(id);
});

async function open(...addresses: string[]) {
  const routes = [
    { path: '/', element: <p>start</p> },
    { path: '*', element: <NotFoundPage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  clear = await renderForTest(<RouterProvider router={router} />, { notFound: words });
  return router;
}

test('who typed an address is told where they are, and can go to the start', async () => {
  const router = await open('/no/such/page');
  expect(find('heading').textContent).toContain(words.heading);
  expect(find('link', words.home).getAttribute('href')).toBe('/');
  expect(router.state.location.pathname).toBe('/no/such/page');
  expect(toasts.list()).toEqual([]);
});

test('who came by a click inside the site is taken one step back and told why', async () => {
  const router = await open('/');
  await act(() => router.navigate('/no/such/page'));
  await act(async () => {});
  expect(router.state.location.pathname).toBe('/');
  expect(toasts.list().map(({ text }) => text)).toEqual([words.toast]);
});

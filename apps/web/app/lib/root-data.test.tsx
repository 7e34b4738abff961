import { act } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { renderForTest } from '../ui/render-for-test.tsx';
import { type RootData, useRootData } from './root-data.ts';

let clear = async () => {};
afterEach(() => clear());

function Who() {
  const { user, language } = useRootData();
  return <p>{`${language} ${user?.name ?? 'nobody'}`}</p>;
}

const known = { language: 'en', user: { userId: 1, name: 'Winter' }, site: null } as RootData;

test('the error page of a lost network still knows who is logged in, and their language', async () => {
  let network = true;
  const loader = () => {
    if (!network) throw new TypeError('Failed to fetch');
    return known;
  };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        loader,
        // as in the product, where every page asks for what every page knows again
        shouldRevalidate: () => true,
        element: <Outlet />,
        errorElement: <Who />,
        children: [
          { index: true, element: <Who /> },
          { path: 'next', loader, element: <p>next</p> },
        ],
      },
    ],
    { hydrationData: { loaderData: { root: known } } },
  );
  clear = await renderForTest(<RouterProvider router={router} />);
  expect(document.body.textContent).toBe('en Winter');
  network = false;
  await act(() => router.navigate('/next'));
  expect(router.state.errors).not.toBeNull();
  expect(document.body.textContent).toBe('en Winter');
});

import { act } from 'react';
import { createMemoryRouter, data, Outlet, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { renderForTest } from '../ui/render-for-test.tsx';
import { ReferenceContext, referenceInDocument, useReference } from './reference.ts';

let clear = async () => {};
afterEach(() => clear());

function Failed() {
  return <ErrorState reference={useReference(useRouteError())} />;
}

/** The page as the server made it, before its scripts take it over; none where a script asked for it. */
const made = (from: 'address' | 'page') => (from === 'address' ? '0d0c0b0a' : null);

/** A page whose loader throws, come to by its address or from another page of the portal. */
async function show(thrown: () => unknown, from: 'address' | 'page') {
  const loader = () => {
    throw thrown();
  };
  const children = [
    { index: true, element: null },
    { path: 'page', loader, element: null, errorElement: <Failed /> },
  ];
  const router = createMemoryRouter(
    [{ path: '/', element: <Outlet />, hydrateFallbackElement: <p />, children }],
    {
      initialEntries: [from === 'address' ? '/page' : '/'],
    },
  );
  clear = await renderForTest(
    <ReferenceContext value={() => made(from)}>
      <RouterProvider router={router} />
    </ReferenceContext>,
  );
  if (from === 'page') await act(() => router.navigate('/page'));
  expect(router.state.errors).not.toBeNull();
  return router;
}

const told = (status: number, said: object) => () => data(said, { status });
const failed = told(500, { error: 'requestFailed', reference: 'a1b2c3d4' });
const broken = () => new Error('broken');

test.each([
  ['a failure that an API tells of', failed, 'address', 'a1b2c3d4'],
  ['the same, gone to afterwards', failed, 'page', 'a1b2c3d4'],
  ['a refusal', told(403, { error: 'noPermission' }), 'address', null],
  ['a page that could not be made', broken, 'address', '0d0c0b0a'],
  ['the same, gone to afterwards', broken, 'page', null],
] as const)('%s names what to ask by', async (_what, thrown, from, reference) => {
  await show(thrown, from);
  expect(referenceInDocument()).toBe(reference);
  expect(document.body.textContent?.includes('문의 번호')).toBe(reference !== null);
});

test('a page that fails after another one does not name what the first was to be asked by', async () => {
  const router = await show(broken, 'address');
  expect(referenceInDocument()).toBe('0d0c0b0a');
  await act(() => router.navigate('/page?again'));
  expect(router.state.location.search).toBe('?again');
  expect(referenceInDocument()).toBeNull();
});

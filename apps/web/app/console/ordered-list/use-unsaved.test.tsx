import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { useUnsaved } from './use-unsaved.ts';

let unsaved: ReturnType<typeof useUnsaved>;
function Page() {
  unsaved = useUnsaved('버릴까요?');
  return null;
}

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

async function pageOf() {
  const routes = [
    { path: '/faqs', element: <Page /> },
    { path: '/away', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/faqs'] });
  clear = await renderForTest(<RouterProvider router={router} />);
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  const goAway = () => act(() => router.navigate('/away'));
  return { router, ask, goAway };
}

test('nothing is asked where nothing would be lost', async () => {
  const { router, ask, goAway } = await pageOf();
  expect(unsaved.mayLeave()).toBe(true);
  await goAway();
  expect(router.state.location.pathname).toBe('/away');
  expect(ask).not.toHaveBeenCalled();
});

test('unsaved text is left only by whoever says so: for another form, another page, or a closed window', async () => {
  const { router, ask, goAway } = await pageOf();
  unsaved.keep(true);
  expect(unsaved.mayLeave()).toBe(false);
  await goAway();
  expect(router.state.location.pathname).toBe('/faqs');
  const closing = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(closing)).toBe(false);
  ask.mockReturnValue(true);
  await goAway();
  expect(router.state.location.pathname).toBe('/away');
  expect(ask).toHaveBeenCalledWith('버릴까요?');
});

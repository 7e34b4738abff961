import type { OperatorRole } from '@chulbal/contract/operators/values';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { RootData } from '../../lib/root-data.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { consoleData, consoleLayout } from './console-page-for-test.tsx';

function rootData(): RootData {
  const site = { language: 'ko' as const, user: null, site: null, origin: '' };
  return { ...site, serverNow: Date.now() };
}

/** Puts parts of the console on a page as somebody of a role sees them, with Korean words. */
export async function renderConsole(part: ReactNode, role: OperatorRole = 'owner') {
  const element = (
    <WithTexts language="ko">
      {part}
      <Outlet />
    </WithTexts>
  );
  const id = consoleLayout;
  const layout = { id, element, loader: () => consoleData(role), children: [{ path: '*', element: null }] };
  const routes = [{ id: 'root', element: <Outlet />, loader: rootData, children: [layout] }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/console'],
    hydrationData: { loaderData: { root: rootData(), [id]: consoleData(role) } },
  });
  const clear = await renderForTest(<RouterProvider router={router} />);
  return { clear, path: () => router.state.location.pathname + router.state.location.search };
}

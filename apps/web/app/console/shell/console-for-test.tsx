import { type OperatorRole, permissionsOf } from '@chulbal/contract/operators/roles';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import type { RootData } from '../../lib/root-data.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { renderForTest } from '../../ui/render-for-test.tsx';
import type { ConsoleData } from './console-data.ts';

/** What the layout's loader gives, for an operator of a role. */
export function consoleData(role: OperatorRole): ConsoleData {
  return {
    operator: {
      userId: 7,
      name: '한지우',
      loginId: 'jiwoo@example.kr',
      role,
      permissions: permissionsOf(role),
      mustChangePassword: false,
      confirmedUntil: null,
      hasPasskeys: false,
    },
    folded: false,
  };
}

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
  const id = 'console/shell/console-layout';
  const layout = { id, element, loader: () => consoleData(role), children: [{ path: '*', element: null }] };
  const routes = [{ id: 'root', element: <Outlet />, loader: rootData, children: [layout] }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/console'],
    hydrationData: { loaderData: { root: rootData(), [id]: consoleData(role) } },
  });
  const clear = await renderForTest(<RouterProvider router={router} />);
  return { clear, path: () => router.state.location.pathname + router.state.location.search };
}

/** Answers every call of the browser with these, in order; the last one again and again. */
export function answerCalls(...answers: { status: number; body: unknown }[]) {
  const left = [...answers];
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { status, body } = (left.length > 1 ? left.shift() : left[0]) ?? { status: 500, body: null };
    return Response.json(body, { status });
  });
}

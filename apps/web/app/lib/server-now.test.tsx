import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../ui/render-for-test.tsx';
import type { RootData } from './root-data.ts';

const noon = Date.parse('2026-07-01T12:00:00.000Z');
const hour = 3_600_000;

let clear = async () => {};
/** As a page that is loaded anew has it. */
let clock: typeof import('./server-now.ts');

function Page() {
  clock.useServerClock();
  return <time>{clock.useServerNow()?.toISOString()}</time>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  vi.resetModules();
});
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page whose document the server has sent at `sent`, and whose data it has made at `madeAt`. */
async function open({ madeAt, sent, kept = false }: { madeAt: number; sent: number; kept?: boolean }) {
  const navigation = {
    ...{ transferSize: kept ? 0 : 5_000, encodedBodySize: 4_700 },
    ...{ responseStart: Date.now() - performance.timeOrigin },
    serverTiming: [{ name: 'now', description: String(sent) }],
  };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation] as never);
  clock = await import('./server-now.ts');
  let serverNow = madeAt;
  const root = (): RootData => ({ language: 'ko', user: null, site: null, origin: '', serverNow });
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: root, element: <Page /> }], {
    hydrationData: { loaderData: { root: root() } },
  });
  clear = await renderForTest(<RouterProvider router={router} />);
  return async (next: number) => {
    serverNow = next;
    await act(() => router.revalidate());
  };
}

const shown = () => Date.parse(document.querySelector('time')?.textContent ?? '');

test.each([
  ['a day fast', -24 * hour],
  ['a day slow', 24 * hour],
])('the server’s clock counts on a device whose own is %s', async (_, ahead) => {
  await open({ madeAt: noon + ahead - 8_000, sent: noon + ahead });
  expect(shown()).toBe(noon + ahead);
});

test('a document that the browser has kept does not say how late it is; the next answer of the server does', async () => {
  const hear = await open({ madeAt: noon - 5 * hour, sent: noon - 5 * hour, kept: true });
  expect(shown()).toBe(noon);
  await hear(noon + hour);
  expect(shown()).toBe(noon + hour);
});

test('a clock that is set while the page is open is put right with the next answer', async () => {
  const hear = await open({ madeAt: noon, sent: noon });
  vi.setSystemTime(noon + 24 * hour);
  await hear(noon + 1_000);
  expect(shown()).toBe(noon + 1_000);
});

test('an answer that was kept for some seconds puts nothing right', async () => {
  const hear = await open({ madeAt: noon, sent: noon });
  await hear(noon - 9_000);
  expect(shown()).toBe(noon);
});

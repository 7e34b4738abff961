import type { EventPage } from '@chulbal/contract/raffle/raffle';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../ui/page-for-test.tsx';
import type { Route } from './+types/event';
import EventRoute from './event.tsx';
import { raffle } from './raffle.ko.ts';

let clear = async () => {};
afterEach(() => clear());

const HOUR = 3_600_000;

test.each([
  ['is told before it', HOUR, '추첨 예정'],
  ['is not promised once it is over', -HOUR, '추첨을 준비하고 있어요.'],
])('the moment of a draw that is not held %s', async (_, ahead, told) => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const event = {
    ...{
      eventKey: 'season',
      name: '숨은 로고 찾기',
      state: 'closed',
      seedName: '',
      draw: null,
      before: null,
    },
    ...{ opensAt: at(-48), closesAt: at(-24), hashAt: at(-12), seedAt: at(-6), sources: [], prizes: [] },
    drawsAt: new Date(Date.now() + ahead).toISOString(),
  } as unknown as EventPage;
  const props = { loaderData: { event, summary: null, loggedIn: false } } as unknown as Route.ComponentProps;
  ({ clear } = await renderPage(<EventRoute {...props} />, { words: { raffle } }));
  expect(document.querySelector('h1 + p')?.textContent).toContain(told);
});

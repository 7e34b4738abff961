import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOwnerHeaders, usePageOwner } from '../../lib/command/page-owner.ts';
import { handOverLinkToken, LINK_TOKEN_FORM } from '../../lib/first-paint/link-token.ts';
import { renderForTest } from '../render-for-test.tsx';
import { LinkGate } from './link-gate.tsx';
import { personalLink } from './personal-link.ko.ts';

let clear = async () => {};
const sent: { action: string; token: string }[] = [];

declare const happyDOM: { setURL(url: string): void };
/** Where every test finds itself. */
const home = location.href;

beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({
      action: new URL(this.action).pathname,
      token: String(new FormData(this).get('token')),
    });
  });
});
afterEach(async () => {
  await clear();
  dispatchEvent(new Event('pagehide'));
  happyDOM.setURL(home);
  vi.restoreAllMocks();
  sent.length = 0;
});

const isOpening = () => 'linkOpening' in document.documentElement.dataset;

/** In a browser where somebody is logged in. */
function Gate() {
  usePageOwner(7);
  return (
    <LinkGate action="/apply/part">
      <p>page</p>
    </LinkGate>
  );
}

/** The page as it stands at an address; the router knows of the same one. */
async function open(address: string) {
  happyDOM.setURL(`http://localhost${address}`);
  const gate = <Gate />;
  const router = createMemoryRouter([{ path: '/apply/part', element: gate }], { initialEntries: [address] });
  clear = await renderForTest(<RouterProvider router={router} />, { personalLink });
  return router;
}

test('S-06 the token behind the # is sent once by a form of the page, and stands in the address no longer', async () => {
  await open('/apply/part?lang=en#token=abc-_9');
  handOverLinkToken(LINK_TOKEN_FORM);
  expect(sent).toEqual([{ action: '/apply/part', token: 'abc-_9' }]);
  expect([location.pathname, location.search, location.hash]).toEqual(['/apply/part', '?lang=en', '']);
  expect(isOpening()).toBe(true);
});

test('a page that comes back as the browser kept it is not opening', async () => {
  await open('/apply/part#token=abc');
  dispatchEvent(new Event('pagehide'));
  expect(isOpening()).toBe(false);
});

test('a page that was opened without one sends nothing', async () => {
  await open('/apply/part#steps');
  expect([sent, isOpening(), location.hash]).toEqual([[], false, '#steps']);
});

test('a link that is followed while the page is open is sent too', async () => {
  const router = await open('/apply/part');
  happyDOM.setURL('http://localhost/apply/part#token=later');
  await act(() => router.navigate('/apply/part#token=later'));
  expect(sent).toEqual([{ action: '/apply/part', token: 'later' }]);
});

test('what is sent from it is not refused to the holder of the link when somebody else has logged in since', async () => {
  await open('/apply/part');
  expect(pageOwnerHeaders()).toEqual({});
});

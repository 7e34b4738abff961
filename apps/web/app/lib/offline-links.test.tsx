import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stayWhileOffline } from './offline-links.ts';

const tell = vi.fn();
let stop: () => void;

beforeEach(() => {
  tell.mockClear();
  stop = stayWhileOffline({ words: { networkError: 'no network' }, tell });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Clicks a link as a person does; gives whether it was followed. */
function follow(href: string, click: MouseEventInit = {}): boolean {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  const word = link.appendChild(document.createElement('b'));
  // nothing is to be loaded in a test
  const followed = { yes: false };
  link.addEventListener('click', (event) => {
    followed.yes = !event.defaultPrevented;
    event.preventDefault();
  });
  word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  return followed.yes;
}

describe('without a network', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  test('a link to another page is answered in words', () => {
    expect(follow('/contest/schedule')).toBe(false);
    expect(tell).toHaveBeenCalledExactlyOnceWith('no network');
  });

  test.each([
    ['a step of this page', `${location.pathname}?step=leader`, {}],
    ['another site', 'https://other.example/', {}],
    ['what is opened in a new tab', '/contest/schedule', { ctrlKey: true }],
  ])('%s is left alone', (_name, href, click) => {
    expect(follow(href, click)).toBe(true);
    expect(tell).not.toHaveBeenCalled();
  });
});

test('with a network every link is followed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(follow('/contest/schedule')).toBe(true);
});

import { renderToString } from 'react-dom/server';
import { type LinkProps, MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { SentLink } from './link.tsx';

const links: LinkProps[] = [
  { to: '/' },
  { to: '/board/notice' },
  { to: '/board/notice/' },
  { to: '/contest/apply-info?track=3' },
  { to: '/board/notice?keyword=창업&page=2' },
  { to: '/auth/login?next=%2Fcontest%2Fschedule' },
  { to: '/auth/mypage#programs' },
  { to: '/fnb/terms?version=2#art-3' },
  { to: '/calendar/all.ics', reloadDocument: true },
  { to: '//host/path' },
  { to: '/a/../b' },
  { to: '/a//b' },
  { to: '/board/notice?' },
  { to: '?track=2', preventScrollReset: true },
  { to: '#top' },
  { to: 'notice' },
  { to: '' },
  { to: { pathname: '/board/faq', search: 'find=title' } },
  { to: 'https://elsewhere.example/path', target: '_blank', rel: 'noopener' },
  { to: 'mailto:help@chulbal.example' },
  {
    to: '/console',
    discover: 'none',
    className: 'x',
    'aria-current': 'page',
    replace: true,
    state: { a: 1 },
  },
];

const sent = (link: LinkProps, Link: typeof SentLink | typeof RouterLink) =>
  renderToString(
    <MemoryRouter initialEntries={['/contest/schedule?track=1']}>
      <Link {...link}>
        <b>here</b> and there
      </Link>
    </MemoryRouter>,
  );

test.each(links)('a page is sent with the same link as the router writes: %o', (link) => {
  expect(sent(link, SentLink)).toBe(sent(link, RouterLink));
});

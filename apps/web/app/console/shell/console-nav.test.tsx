import { operatorRole } from '@chulbal/contract/operators/roles';
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderConsole } from './console-for-test.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { isNavFolded } from './nav-fold.ts';

let clear = async () => {};
afterEach(() => clear());

const entries = () => [...document.querySelectorAll('nav li a')].map((link) => link.getAttribute('href'));
const everyone = [
  '/console',
  '/console/seasons',
  '/console/applications',
  '/console/eligibility',
  '/console/materials',
];
const judging = ['/console/panels', '/console/judging'];
const managers = ['/console/evaluators', ...judging, '/console/results', '/console/objections'];
const exhibition = ['/console/exhibition', '/console/market', '/console/events'];
const companies = ['/console/exhibition', '/console/companies', '/console/market'];
const past = ['/console/posts/past', '/console/past', '/console/past-news'];
const experiences = ['/console/posts/hof', '/console/type-test', '/console/quizzes/a', '/console/events'];
const members = '/console/members';
const requests = '/console/data-requests';
const written = [
  '/console/posts/notice',
  '/console/faqs',
  '/console/slides',
  '/console/popups',
  '/console/posters',
  '/console/posts/program',
  '/console/posts/resource',
  '/console/posts/hero',
  '/console/pages',
];
const shown = [...companies, ...past, ...experiences];
const content = [...shown, ...written];
const site = '/console/site';
const messages = '/console/messages';
const retention = '/console/retention';
const review = '/console/access-review';

describe('the navigation', () => {
  test.each(
    operatorRole.options.map((role) => {
      const more = {
        viewer: [...judging, ...exhibition, messages],
        contentEditor: [...judging, ...content, site, messages],
        contestManager: [...managers, ...shown, members, ...written, messages, retention, '/console/audit'],
        privacyOfficer: [
          ...judging,
          ...exhibition,
          members,
          requests,
          messages,
          retention,
          '/console/audit',
          '/console/exports',
          review,
        ],
        owner: [
          ...managers,
          ...shown,
          members,
          requests,
          ...written,
          site,
          '/console/health',
          messages,
          retention,
          '/console/audit',
          '/console/exports',
          review,
          '/console/operators',
        ],
      };
      const own = role === 'owner' ? ['/console/webhooks'] : [];
      return [role, [...everyone, ...more[role], '/console/api-tokens', ...own]] as const;
    }),
  )('shows a %s what they may see', async (role, expected) => {
    ({ clear } = await renderConsole(<ConsoleNav folded={false} />, role));
    expect(entries()).toEqual(expected);
  });

  test('groups say their names, and a group without entries is gone', async () => {
    const named = () =>
      [...document.querySelectorAll('nav ul')].map(
        (list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      );
    ({ clear } = await renderConsole(<ConsoleNav folded={false} />, 'owner'));
    expect(named()).toEqual(['대회', '전시와 참여', '사람과 글', '운영']);
    await clear();
    ({ clear } = await renderConsole(<ConsoleNav folded={false} />, 'viewer'));
    expect(named()).toEqual(['대회', '전시와 참여', '운영']);
  });

  test('folds to icons whose words stay for assistive technology, and is remembered', async () => {
    ({ clear } = await renderConsole(<ConsoleNav folded={false} />));
    const fold = document.querySelector<HTMLButtonElement>('nav > button');
    expect(fold?.getAttribute('aria-expanded')).toBe('true');
    await act(async () => fold?.click());
    expect(fold?.getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('nav')?.hasAttribute('data-folded')).toBe(true);
    expect(document.querySelector('nav li a')?.textContent).toBe('상황실');
  });

  test.each([
    ['console_nav=folded', true],
    ['lang=ko; console_nav=folded; a=b', true],
    ['console_nav=open', false],
    ['my_console_nav=folded', false],
    ['', false],
  ])('with the cookies "%s" it is folded: %s', (cookies, folded) => {
    expect(isNavFolded(cookies)).toBe(folded);
  });
});

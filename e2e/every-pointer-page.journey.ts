import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openVisit } from './browser.ts';
import { logInJudge } from './evaluators.ts';
import { launchBrowser } from './launch-browser.ts';
import { lookAtPages } from './pages.ts';

const list = '/pointer/list/4/2';

/** A page of the list's: the language of the address is kept. */
const follow = (selector: string) => async (page: Page) => {
  const address = await page.locator(selector).first().getAttribute('href');
  await page.goto(`${address}${new URL(page.url()).search}`);
  await page.locator('[data-criterion]').first().waitFor({ state: 'attached' });
};
const openUnread = follow('tr[data-state=unread] a');
const openSubmitted = follow('tr[data-state=submitted] a');

/** On a narrow screen the score sheet has a tab of its own. */
const toSheet = async (page: Page) => {
  const tab = page.locator('[data-pane] > [role=group] button').last();
  if (await tab.isVisible()) await tab.click();
};
const openSheet = async (page: Page) => {
  await openUnread(page);
  await toSheet(page);
};
const openComments = async (page: Page) => {
  await openSheet(page);
  await page.locator('[data-criterion] button[aria-expanded=false]').last().click();
  await page.locator('textarea').nth(1).waitFor();
};
const openForm = async (page: Page) => {
  await openUnread(page);
  await page.locator('[role=tab]').last().click();
};
const openKeys = async (page: Page) => {
  await openUnread(page);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
};
const openRecusal = async (page: Page) => {
  await openUnread(page);
  await page
    .locator('button:has(+ a), button', { hasText: /회피|Recuse/ })
    .first()
    .click();
  await page.locator('dialog[open]').waitFor();
};
const missScores = async (page: Page) => {
  await openSheet(page);
  await page.keyboard.press('F6');
  await page.keyboard.press('Control+Enter');
  await page.locator('[data-missing]').first().waitFor({ state: 'attached' });
};
const refuse = async (page: Page) => {
  await page.locator('form button[type=button]').last().click();
  await page.locator('dialog[open]').waitFor();
};
const missClauses = async (page: Page) => {
  await page.locator('main form button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

lookAtPages(
  [
    { name: 'pointer-login', path: '/pointer/login' },
    { name: 'pointer-login-stage', path: '/pointer/login/4/2' },
    { name: 'pointer-stages', path: '/pointer', as: 'judging' },
    { name: 'pointer-stages-unpledged', path: '/pointer', as: 'unpledged' },
    { name: 'pointer-password', path: '/pointer/password', as: 'judging' },
    { name: 'pointer-password-first', path: '/pointer/password', as: 'invited' },
    { name: 'pointer-authenticator', path: '/pointer/authenticator', as: 'judging' },
    { name: 'pointer-pledge', path: '/pointer/pledge/4/2', as: 'unpledged' },
    { name: 'pointer-pledge-missing', path: '/pointer/pledge/4/2', as: 'unpledged', act: missClauses },
    { name: 'pointer-pledge-refuse', path: '/pointer/pledge/4/2', as: 'unpledged', act: refuse },
    { name: 'pointer-pledge-signed', path: '/pointer/pledge/4/2', as: 'judging' },
    { name: 'pointer-list', path: list, as: 'judging' },
    { name: 'pointer-list-submitted', path: `${list}?state=submitted`, as: 'judging' },
    { name: 'pointer-list-none', path: `${list}?state=recused`, as: 'judging' },
    { name: 'pointer-detail', path: list, as: 'judging', act: openUnread },
    { name: 'pointer-detail-sheet', path: list, as: 'judging', act: openSheet },
    { name: 'pointer-detail-comments', path: list, as: 'judging', act: openComments },
    { name: 'pointer-detail-form', path: list, as: 'judging', act: openForm },
    { name: 'pointer-detail-submitted', path: list, as: 'judging', act: openSubmitted },
    { name: 'pointer-detail-missing', path: list, as: 'judging', act: missScores },
    { name: 'pointer-detail-keys', path: list, as: 'judging', act: openKeys },
    { name: 'pointer-detail-recuse', path: list, as: 'judging', act: openRecusal },
    { name: 'pointer-not-found', path: '/pointer/no/such/page', as: 'judging', status: 404 },
  ],
  'tablet',
);

/** What of the score sheet is cut by the edges of the screen or hidden by its box, by its words. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const within = (box: DOMRect, edge: { left: number; right: number }) =>
      box.left >= edge.left - 1 && box.right <= edge.right + 1;
    const edge = { left: 0, right: document.documentElement.clientWidth };
    const parts = document.querySelectorAll<HTMLElement>(
      '[data-criterion] *, [data-writable] *, [data-writable]',
    );
    const cut = [...parts].filter((part) => {
      const box = part.getBoundingClientRect();
      const hidden = box.width < 2 || part.closest('[aria-hidden=true]') || part.matches('input[type=range]');
      return !hidden && !within(box, edge);
    });
    const { scrollWidth } = document.documentElement;
    return [
      ...cut.map((part) => part.textContent || part.ariaLabel || part.tagName),
      ...(scrollWidth > edge.right || window.scrollX > 0 ? [`scrolls to ${scrollWidth}`] : []),
    ];
  });

const hasFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((what) => document.activeElement?.matches(what), selector)).toBe(true);

const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toasts]')?.getBoundingClientRect();
    if (!toast || toast.height === 0) return ['no toast'];
    return [...document.querySelectorAll<HTMLElement>('[data-criterion], [data-writable] > *, output')]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return (
          box.width > 0 &&
          box.left < toast.right &&
          box.right > toast.left &&
          box.top < toast.bottom &&
          box.bottom > toast.top
        );
      })
      .map((part) => part.textContent);
  });

test('nothing of the score sheet is cut between 768 and 1180 px, from whichever team, in either language', async () => {
  const browser = await launchBrowser();
  try {
    const { page } = await openVisit(browser, 'tablet', inject('productUrl'));
    await logInJudge(page, 'judging', { url: inject('productUrl'), userApiUrl: inject('userApiUrl') });
    await page.goto(list);
    const rows = page.locator('tr[data-state=unread] a, tr[data-state=draft] a');
    const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const submitted = await page.locator('tr[data-state=submitted] a').first().getAttribute('href');
    expect(addresses.length, 'teams to score').toBeGreaterThan(1);
    const whole = Boolean(process.env.WHOLE);
    for (const address of whole ? [addresses[1], addresses.at(-1), submitted] : [addresses[1]])
      for (const language of ['ko', 'en'])
        for (const width of whole ? [768, 861, 1024, 1180] : [768, 1024]) {
          await page.setViewportSize({ width, height: 768 });
          await page.goto(`${address}?lang=${language}`);
          await toSheet(page);
          expect(await cutOff(page), `${address} ${language} at ${width}`).toEqual([]);
        }
    for (const width of [1024, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto(`${submitted}?lang=ko`);
      await toSheet(page);
      await page.locator('[data-reason=submitted] button').click();
      await page.locator('[data-toasts] [role=status]').waitFor();
      expect(await covered(page), `under the toast at ${width}`).toEqual([]);
      // what is typed now is a score, and keys find the documents and back
      await hasFocus(page, 'input[type=range]');
      await page.keyboard.press('F6');
      await hasFocus(page, 'main :not(input)');
      await page.keyboard.press('F6');
      await hasFocus(page, 'input[type=range]');
      await page.locator('[data-writable=true] > button').last().click();
      await page.waitForURL((url) => url.pathname !== submitted);
    }
  } finally {
    await browser.close();
  }
});

import { videoPlayers } from '@chulbal/contract/files/values';
import { sanitiseRichText } from '@chulbal/domain/rich-text';
import { richTextPayloads } from '@chulbal/testing/rich-text-payloads';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './browser.ts';
import { ContentEditor } from './content-editor.ts';

const mark = (number: number) => `<p>marked-${number}-end</p>`;

/**
 * All payloads in as few texts as there can be, each followed by a mark that has to be seen: one that swallows what
 * follows comes last in a text of its own.
 */
function texts(): { html: string; marks: number }[] {
  const swallows = (payload: string) => !sanitiseRichText(`${payload}${mark(0)}`).includes(mark(0));
  const [last, plain] = [richTextPayloads.filter(swallows), richTextPayloads.filter((one) => !swallows(one))];
  const each = Math.ceil(plain.length / Math.max(4, last.length));
  const all: { html: string; marks: number }[] = [];
  for (let at = 0; at < plain.length; at += each) {
    const some = plain.slice(at, at + each);
    const html = some.map((payload, number) => payload + mark(number)).join('');
    all.push({ html: html + (last.shift() ?? ''), marks: some.length });
  }
  return [...all, ...last.map((payload) => ({ html: mark(0) + payload, marks: 1 }))];
}

/** What would tell that a text ran, opened, asked or fetched. Other hosts are never reached; players may be asked. */
async function watch(page: Page, productUrl: string): Promise<string[]> {
  const events: string[] = [];
  const players = videoPlayers.map(({ host }) => `https://${host}/`);
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => events.push(`popup ${popup.url()}`));
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== productUrl,
    (route) => {
      const url = route.request().url();
      if (!players.some((player) => url.startsWith(player))) events.push(`request ${url}`);
      return route.abort();
    },
  );
  return events;
}

/** Nothing has run, nothing has come of it that could, and nothing leads or lies where it must not. */
async function expectOnlyText(page: Page, events: string[], marks: number | null): Promise<void> {
  const found = await page.evaluate(() => {
    const inside = [...document.querySelectorAll('[class*=rich] *, .ProseMirror *')];
    const wrong = (element: Element) =>
      [...element.attributes].some(({ name }) => /^on|^style$|^srcdoc$|^ping$/.test(name)) ||
      element.matches('script, style, svg, math, object, embed, base, meta, link, form, input, template') ||
      (element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):|^:$/.test(element.protocol));
    return {
      ran: 'ran' in window,
      wrong: inside.filter(wrong).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    };
  });
  expect(found, page.url()).toEqual({ ran: false, wrong: [] });
  expect(events, page.url()).toEqual([]);
  if (marks === null) return;
  expect(((await page.locator('main').textContent()) ?? '').match(/marked-\d+-end/g)).toHaveLength(marks);
}

journey(
  `S-14 ${richTextPayloads.length} payloads of rich text run nowhere: notices, answers, popups and the console`,
  { timeout: 90_000 },
  async ({ desktop, productUrl }) => {
    const { page } = desktop;
    // pictures and frames that are not there or not let in
    desktop.expectedErrors.push(/Failed to load resource|Content Security Policy|frame/i);
    const events = await watch(page, productUrl);
    const editor = await ContentEditor.open(productUrl, 'richText');
    const all = texts();
    const notices: number[] = [];
    const popups: { displayNo: number; draft: { contentKo: string } }[] = [];
    try {
      for (const { html, marks } of all) {
        const postNo = await editor.publishNotice({ titleKo: '글 시험', bodyKo: html });
        notices.push(postNo);
        await page.goto(`/board/notice/detail/${postNo}`, { waitUntil: 'load' });
        await expectOnlyText(page, events, marks);
      }

      // Popups as they are stored; nobody else's start page is to show them.
      for (const { html } of all) {
        const popup = { popupType: 'text', mode: 'panel', titleKo: '팝업 시험', titleEn: '', link: '' };
        const rest = { altKo: '', altEn: '', from: null, until: null, pictureKo: null, pictureEn: null };
        const draft = { ...popup, ...rest, contentKo: html, contentEn: '' };
        popups.push(await editor.command('popups', 'savePopup', { displayNo: null, editVersion: 0, draft }));
      }
      await page.route('**/popups', (route) =>
        route.fulfill({
          json: popups.map(({ displayNo, draft }) => ({
            ...{ popupNo: displayNo, popupTitle: '팝업 시험', popupType: 'text', mode: 'panel' },
            ...{ popupLink: '', popupModifyFileName: null, popupAlt: '', width: null, height: null },
            popupContent: draft.contentKo,
          })),
        }),
      );
      await page.goto('/');
      for (const { displayNo } of popups) {
        const panel = page.locator(`section[aria-labelledby=popup-${displayNo}]`);
        await panel.waitFor();
        expect(await page.evaluate(() => 'ran' in window)).toBe(false);
        await panel.getByRole('button').click();
      }
      expect(events).toEqual([]);
      await page.unroute('**/popups');

      const faqs: number[] = [];
      try {
        for (const { html } of all) {
          const draft = { category: 'account', titleKo: '질문 시험', titleEn: '', contentEn: '' };
          const { faqNo } = await editor.command('faqs', 'create', { draft: { ...draft, contentKo: html } });
          faqs.push(faqNo);
          await editor.command('faqs', 'publish', { faqNo, published: true });
        }
        // Cached replies and pages are a few seconds old at most.
        const shown = async () => (await (await page.goto('/board/faq?keyword=시험'))?.text()) ?? '';
        await expect.poll(shown, { timeout: 15_000, interval: 500 }).toContain('질문 시험');
        for (const answer of await page.locator('main details, main [aria-expanded]').all()) {
          await answer.evaluate((element) => {
            if (element instanceof HTMLDetailsElement) element.open = true;
          });
        }
        await expectOnlyText(page, events, null);
      } finally {
        for (const faqNo of faqs) await editor.command('faqs', 'publish', { faqNo, published: false });
      }

      await editor.enter(page);
      await page.goto(`/console/posts/notice/${notices[0]}`);
      await page.locator('.ProseMirror').waitFor();
      await page.goto('/console/popups', { waitUntil: 'load' });
      await page.getByRole('button', { name: '고치기' }).last().click();
      await page.locator('.ProseMirror').waitFor();
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(events).toEqual([]);
    } finally {
      for (const postNo of notices) await editor.command('posts', 'hide', { postNo, hidden: true });
      for (const { displayNo } of popups)
        await editor.command('popups', 'delete', { kind: 'popup', displayNo });
    }
  },
);

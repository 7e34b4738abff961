import { afterAll, beforeAll, describe, expect } from 'vitest';
import { journey, openVisit, screenshot, type Visit } from './browser.ts';
import { type PrintedOwner, startEmptyProduct } from './empty-product.ts';
import { enterFirst } from './first-log-in.ts';
import { bringInPastList, undoPastList } from './past-list.ts';
import {
  addFaq,
  addPopup,
  addSlide,
  heroDetails,
  nameSite,
  portal,
  programDetails,
  publishPost,
} from './portal-operator.ts';
import { findNotice, readStartPage, readWithoutScript, slow } from './portal-visitor.ts';
import type { Product } from './server.ts';

describe('the portal, filled from an empty database through the console alone', () => {
  let product: Product;
  let owner: PrintedOwner;
  let operator: Visit;

  beforeAll(async () => {
    ({ product, owner } = await startEmptyProduct());
  });
  afterAll(async () => {
    await operator?.close();
    await product?.stop();
  });

  journey(
    'the owner names the site and writes for every part of it, in both languages',
    async ({ browser }) => {
      operator = await openVisit(browser, 'desktop', product.url);
      const { page } = operator;
      page.setDefaultTimeout(15_000);
      await enterFirst(page, owner, '등대 아래 조용한 새벽');
      await nameSite(page);
      await publishPost(page, { board: 'notice', texts: portal.notice, files: ['안내.pdf', '약도.pdf'] });
      await addFaq(page);
      await publishPost(page, {
        board: 'program',
        texts: portal.program,
        details: () => programDetails(page),
      });
      await publishPost(page, { board: 'resource', texts: portal.resource, files: ['백서.pdf'] });
      await publishPost(page, { board: 'hero', texts: portal.hero, details: () => heroDetails(page) });
      await addSlide(page);
      await addPopup(page);
      await bringInPastList(page);
      await undoPastList(page);
      await bringInPastList(page);
      await page.goto('/console/audit');
      const log = await page.locator('main').textContent();
      for (const action of ['글 게시', '질문 보이기', '팝업', '지난 기업 목록 들여옴'])
        expect(log).toContain(action);
      expect(operator.errors).toEqual([]);
    },
  );

  journey(
    'a visitor on a slow phone reads it, searches by initial consonants, and fetches a file',
    async ({ browser }) => {
      const visitor = await openVisit(browser, 'phone', product.url);
      const { page } = visitor;
      await slow(page);
      await readStartPage(page);
      await screenshot(page, 'portal-start-page');
      await findNotice(page);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );

  journey(
    'without scripts, in Korean and in English, everything that is for reading is there',
    async ({ browser }) => {
      const reader = await openVisit(browser, 'phone', product.url, { javaScriptEnabled: false });
      await readWithoutScript(reader.page);
      await reader.close();
    },
  );
});

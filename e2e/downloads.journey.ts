import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pdf, stream } from '@chulbal/testing/corpus/pdf';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { ContentEditor } from './content-editor.ts';

/** Some 60 kB, different each time. */
const largePdf = () => pdf({ more: [stream('', randomBytes(60_000))] });

const bars = (page: Page) => page.getByRole('progressbar');

journey(
  'two files at once on a slow network: stacked bars, one is stopped without a word, the other arrives whole',
  { timeout: 60_000 },
  async ({ phone, productUrl }) => {
    const { page } = phone;
    phone.expectedErrors.push(/ERR_ABORTED/);
    const editor = await ContentEditor.open(productUrl, 'downloads');
    const [first, second] = [largePdf(), largePdf()];
    const stored = [
      await editor.storeFile('모집 요강.pdf', first),
      await editor.storeFile('양식.pdf', second),
    ];
    const postNo = await editor.publishNotice({
      titleKo: '내려받기 시험',
      bodyKo: '<p>파일 두 개</p>',
      attachments: stored,
    });
    // Without script it is a link to the file itself.
    const plain = await fetch(`${productUrl}/transfer/file/${stored[0]?.serverFileName}`);
    expect(Buffer.from(await plain.arrayBuffer()).equals(first)).toBe(true);

    await page.goto(`/board/notice/detail/${postNo}`);
    // until the page works, they are links
    const link = (name: RegExp) => page.getByRole('link', { name });
    await link(/모집 요강.pdf/).evaluate(async (element) => {
      const works = () => Object.keys(element).some((key) => key.startsWith('__reactProps'));
      while (!works()) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const uuids: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/transfer/download')) uuids.push(request.headers()['request-uuid'] ?? '');
    });
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 100, downloadThroughput: 6_000, uploadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', slow);
    await link(/모집 요강.pdf/).click();
    await expect.poll(() => bars(page).count()).toBe(1);
    await link(/양식.pdf/).click();
    await expect.poll(() => bars(page).count()).toBe(2);
    const tops = () => bars(page).evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().top));
    await expect.poll(tops).toEqual([80, 100]);
    await expect.poll(() => page.locator('li', { hasText: '양식.pdf' }).last().textContent()).toMatch(/\d+%/);
    await expectAccessible(page);
    await screenshot(page, 'downloads-two');

    await page.getByRole('button', { name: /양식.pdf/ }).click();
    await expect.poll(() => bars(page).count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    const arriving = page.waitForEvent('download', { timeout: 20_000 });
    await network.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1 });
    const arrived = await arriving;
    expect(arrived.suggestedFilename()).toBe('모집 요강.pdf');
    expect((await readFile(await arrived.path())).equals(first)).toBe(true);
    await expect.poll(() => bars(page).count()).toBe(0);
    expect(new Set(uuids).size).toBe(2);
    for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    await editor.command('posts', 'hide', { postNo, hidden: true });
  },
);

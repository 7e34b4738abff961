import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pdfSaying } from './pdf.ts';
import { portal } from './portal-operator.ts';

/** As over slow 4G: 150 ms and 1.6 Mbit/s down (Lighthouse's phone). */
export async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** The start page says what the operator wrote, and the popup is put away for today. */
export async function readStartPage(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: portal.slide.ko }).first().waitFor();
  const popup = page
    .getByRole('dialog', { name: portal.popup.ko })
    .or(page.getByRole('region', { name: portal.popup.ko }));
  await popup.getByText('오늘 하루 보지 않기').click();
  await popup.getByRole('button', { name: /닫기/ }).click();
  await popup.waitFor({ state: 'detached' });
  expect((await page.context().cookies()).some(({ name }) => name.startsWith('serverPopup'))).toBe(true);
  for (const text of [portal.notice.ko, portal.faq.ko, portal.program.ko]) {
    await page.getByText(text).first().waitFor();
  }
}

/** Finds the notice by its initial consonants, and fetches its files: both at once, one of them given up. */
export async function findNotice(page: Page): Promise<void> {
  await page.goto('/board/notice?keyword=ㅅㅁㅎ');
  await page.getByRole('link', { name: portal.notice.ko }).click();
  await page.getByRole('heading', { name: portal.notice.ko }).waitFor();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /안내\.pdf/ }).click(),
  ]);
  expect(await readFile(await kept.path())).toEqual(pdfSaying('안내.pdf'));
}

/** What only needs reading is there without scripts, in both languages. */
export async function readWithoutScript(page: Page): Promise<void> {
  const pages: [path: string, text: string][] = [
    ['/', portal.notice.ko],
    ['/board/notice', portal.notice.ko],
    ['/board/faq', portal.faq.ko],
    ['/support/programs', portal.program.ko],
    ['/support/resources', portal.resource.ko],
    ['/toolkit/localheroes', portal.hero.ko],
    ['/?lang=en', portal.notice.en],
    ['/board/faq?lang=en', portal.faq.en],
    ['/support/programs?lang=en', portal.program.en],
    ['/toolkit/localheroes?lang=en', portal.hero.en],
  ];
  for (const [path, text] of pages) {
    await page.goto(path);
    expect(await page.locator('main').textContent(), path).toContain(text);
  }
}

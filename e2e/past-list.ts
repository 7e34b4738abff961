import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Teams of a list of earlier years: one that goes in, and one whose lane there is not. */
export const pastList = { good: '느린 배', bad: '빠른 배' } as const;

/** The list as a spreadsheet writes it. */
export function pastListFile(): { name: string; mimeType: string; buffer: Buffer } {
  const rows = [
    '연도,레인,트랙,팀 이름,한 줄 소개,이야기,날짜 줄,그림,그림 설명',
    `2021,3,캠퍼스,${pastList.good},천천히 가는 배,강을 따라 내려갔어요.,2022-03-05 | 세움 | 주식회사 느린 배 | 등기로 확인,배.png,강 위의 배`,
    `2021,12,캠퍼스,${pastList.bad},빨리 가는 배,바다로 나갔어요.,,,`,
  ];
  return { name: '지난 기업.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
}

/** Brings it in with its picture, which a Mac has packed with what it puts beside files; the bad line stays behind. */
export async function bringInPastList(page: Page): Promise<void> {
  await page.goto('/console/past');
  const { name, buffer } = pastListFile();
  const picture = readFileSync(new URL('../apps/web/public/og.png', import.meta.url));
  const folder = '사진'.normalize('NFD');
  const packed = zipSync({
    [name.normalize('NFD')]: new Uint8Array(buffer),
    [`${folder}/${'배.png'.normalize('NFD')}`]: new Uint8Array(picture),
    [`__MACOSX/${folder}/._배.png`]: strToU8('beside'),
    '설명.hwp': strToU8('no picture'),
  });
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: '묶음.zip', mimeType: 'application/zip', buffer: Buffer.from(packed) });
  const lines = page.locator('main table').filter({ hasText: pastList.bad });
  await lines.getByText('레인: 1부터 9까지의 숫자예요 (12).').waitFor();
  await page.getByText(/^설명\.hwp · /).waitFor();
  await page.getByRole('button', { name: '1줄 들여오기' }).click();
  const batch = page.getByRole('row').filter({ hasText: name });
  await batch.first().waitFor();
  await expect.poll(() => shownTeams(page), { timeout: 20_000 }).toEqual([pastList.good]);
  await page.goto('/ipo/contents/past-exhibition?keyword=배');
  await page
    .locator('main a[href^="/ipo/past/detail/"]')
    .filter({ hasText: pastList.good })
    .first()
    .waitFor();
}

/** Takes it back with a reason, and nobody sees it any more. */
export async function undoPastList(page: Page): Promise<void> {
  await page.goto('/console/past');
  await page.getByRole('button', { name: '되돌리기' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('#f-reason').fill('시험으로 들여왔어요');
  await dialog.getByRole('button', { name: '되돌리기' }).click();
  await page.getByText('되돌림', { exact: true }).waitFor();
  await expect.poll(() => shownTeams(page), { timeout: 20_000 }).toEqual([]);
}

/**
 * The teams that a visitor is shown. A page is cached for some seconds: it is asked for as text until then, because a
 * page from before the undo names a picture that nobody may read any more.
 */
async function shownTeams(page: Page): Promise<string[]> {
  const reply = await page.request.get('/ipo/contents/past-exhibition?keyword=배');
  const text = await reply.text();
  return Object.values(pastList).filter((team) => text.includes(team));
}

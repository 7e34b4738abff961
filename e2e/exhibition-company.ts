import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { typeLogIn } from './account.ts';
import type { ExhibitedTeam } from './exhibition-season.ts';

/** What a team writes about itself. */
export type Story = { title: string; cover: string; why: string; story: string; colour: string };

/** A leader logs in and begins the page of the team. */
export async function beginPage(page: Page, igNo: number, { leader }: ExhibitedTeam): Promise<void> {
  await page.goto(`/auth/login?next=${encodeURIComponent(`/ipo/apply/${igNo}`)}`);
  await typeLogIn(page, leader);
  await page.waitForURL(`**/ipo/apply/${igNo}`);
  await page.getByRole('button', { name: '페이지 쓰기 시작' }).tap();
  await page.waitForURL(/\/ipo\/apply\/\d+\/\d+$/);
}

/** Fills it in by touch: words and a picture on the slides, title, kind, story and logo. */
export async function writePage(page: Page, { title, cover, why, story, colour }: Story): Promise<void> {
  const picture = { name: '그림.png', mimeType: 'image/png', buffer: await drawn(colour) };
  const words = (place: number) => page.getByRole('textbox', { name: new RegExp(`^글 ${place}`) });
  await words(1).fill(cover);
  await page.getByRole('button', { name: '2번째 칸' }).tap();
  await page.getByLabel('글 대신 그림 넣기').setInputFiles(picture);
  await page.getByLabel(/^그림 2 설명/).fill('물통 위로 떨어지는 빗방울');
  await page.locator('ol > li > button').nth(1).tap();
  await words(1).fill(why);
  await page.locator('#f-companyTitle').fill(title);
  await page.locator('#f-companyType').selectOption({ index: 1 });
  const text = page.getByRole('textbox', { name: '이야기' });
  await text.tap();
  await page.keyboard.insertText(story);
  await page.locator('#at-logo input[type=file]').setInputFiles(picture);
  await page.locator('#at-logo img').waitFor();
  await saved(page);
}

export async function saved(page: Page): Promise<void> {
  const state = page.locator('p[data-state]:has([role=status])').last();
  await expect.poll(() => state.getAttribute('data-state')).toBe('saved');
}

export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /제출하기$/ }).tap();
  await page.getByText('제출했어요. 운영자가 확인하고 알려 드려요.').waitFor();
}

/** A picture from a phone, of one colour. */
function drawn(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
}

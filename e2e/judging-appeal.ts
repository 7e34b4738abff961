import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, screenshot } from './browser.ts';
import { confirmed, giveReason, type Who } from './judging-operator.ts';

const dialogOf = (page: Page) => page.locator('dialog[open]').last();

/** The leader, on the open result, asks for it to be looked at again. */
export async function appeal(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '이의신청 쓰기' }).click();
  await dialogOf(page).locator('#f-text').fill(text);
  await screenshot(page, 'appeal-written');
  await page.getByRole('button', { name: '이의신청 보내기' }).click();
  await page.getByText('이의신청을 접수했어요').waitFor();
}

/** An operator upholds the one appeal there is, and follows where it leads: to the result. */
export async function uphold(page: Page, answer: string): Promise<void> {
  await page.goto('/console/objections');
  await page.getByRole('button', { name: '처리', exact: true }).click();
  await dialogOf(page).getByText('받아들임', { exact: true }).click();
  await dialogOf(page).locator('#f-answer').fill(answer);
  await dialogOf(page).getByRole('button', { name: '결정 남기기' }).click();
  await screenshot(page, 'appeal-upheld');
  await page.getByRole('link', { name: /^새 판 만들기/ }).click();
  await page.waitForURL(/\/console\/results\//);
  // it says so across the page, not in a corner of it
  const note = page.getByRole('heading', { name: /받아들인 이의신청/ });
  await expect.poll(async () => (await note.boundingBox())?.width).toBeGreaterThan(240);
}

/** Gives more places and asks for the version that follows. */
export async function askForMorePlaces(page: Page, who: Who, version: number): Promise<void> {
  await page.getByRole('spinbutton', { name: '자리', exact: true }).fill('4');
  await page.getByText('저장하지 않은 변경 1개').waitFor();
  await screenshot(page, 'appeal-version');
  await page.getByRole('button', { name: '규칙 저장' }).first().click();
  await giveReason(page, '이의신청을 받아들여 자리를 늘려요', '규칙 저장');
  await page.getByText('규칙을 저장했어요').waitFor();
  await page.getByRole('button', { name: `v${version} 확정` }).click();
  await dialogOf(page).locator('#f-typed').fill(`v${version}`);
  await giveReason(page, '이의신청을 받아들였어요', '확인을 요청하기');
  await confirmed(page, who, /확인을 요청했어요/);
}

/** The leader opens the result again until the answer stands there, and sees it on a phone as well. */
export async function readAnswer(page: Page, answer: string): Promise<void> {
  const read = async () => {
    await page.reload();
    return page.locator('dialog[open]').textContent();
  };
  await expect.poll(read, { timeout: 30_000 }).toContain(answer);
  await page.getByText('받아들임', { exact: true }).waitFor();
  await screenshot(page, 'appeal-answered');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, 'appeal-answered');
}

/** The leader of the team that has left opens the result again: it says so, and not that they have failed. */
export async function readWithdrawal(page: Page): Promise<void> {
  await page.reload();
  await page.locator('dialog[open]').getByText('기권한 팀이에요').waitFor();
  await screenshot(page, 'withdrawn-told');
  await expect.poll(() => page.getByText('통과하지 못했어요').count()).toBe(0);
}

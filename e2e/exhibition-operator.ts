import type { WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { typedMoment } from './exhibition-clock.ts';
import { commanded } from './league-operator.ts';

type Moments = Partial<
  Record<
    'writesFrom' | 'writesUntil' | 'opensAt' | 'closesAt' | 'marketOpensAt' | 'marketClosesAt' | 'revealsAt',
    number
  >
>;

/** Begins the exhibition of the season and gives its number. */
export async function beginExhibition(page: Page): Promise<number> {
  await page.goto('/console/exhibition');
  await page.getByRole('button', { name: '새로 만들기' }).click();
  await page.waitForURL(/\/console\/exhibition\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

/** Types the moments of its plan, in minutes from the minute that has just begun. */
export async function setMoments(page: Page, moments: Moments): Promise<void> {
  for (const [moment, minutes] of Object.entries(moments)) {
    const field = page.locator(`#at-${moment}`);
    await field.fill(typedMoment(minutes));
    await field.press('Enter');
  }
}

/** Lets the totals count for a stage. */
export async function countForFinal(page: Page, { trackNo, stageNo }: { trackNo: number; stageNo: number }) {
  await page.getByRole('button', { name: '점수 더하기' }).click();
  await page.getByLabel('어느 단계').selectOption(`${trackNo}-${stageNo}`);
}

export async function publishPlan(page: Page, version: number): Promise<void> {
  const name = version === 1 ? '게시' : '고친 내용 게시';
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('textarea').fill('이번 시즌의 전시 규칙');
  await dialog.getByRole('button', { name, exact: true }).click();
  await page.getByText(`${version}판을 게시했어요.`).waitFor();
}

const review = (page: Page, team: string) => page.getByRole('region', { name: team, exact: true });

/** Opens the page that a team has handed in. */
async function openReview(page: Page, team: string): Promise<void> {
  await page.goto('/console/companies');
  await page.getByRole('link', { name: team }).click();
  await review(page, team).waitFor();
}

/** Asks for another title, in these words, within two days. */
export async function askForTitle(page: Page, team: string, words: string): Promise<void> {
  await openReview(page, team);
  const field = review(page, team).getByRole('listitem').filter({ hasText: '제목' }).first();
  await field.getByText('보완', { exact: true }).click();
  await field.getByLabel('팀에게 이 칸 아래에 보여요').fill(words);
  await review(page, team)
    .locator('#f-fixUntil')
    .fill(typedMoment(2 * 24 * 60));
  await review(page, team).locator('#f-fixUntil').press('Enter');
  await review(page, team).getByRole('button', { name: '보완 1칸 보내기' }).click();
  await page.getByText('팀에게 보냈어요.').waitFor();
}

export async function approve(page: Page, team: string): Promise<void> {
  await openReview(page, team);
  await review(page, team).getByRole('button', { name: '승인하기' }).click();
  await expect.poll(() => page.getByRole('button', { name: '승인하기' }).count()).toBe(0);
}

/**
 * Lets the market close so many seconds from now, by the commands of the builder, whose fields know only minutes; gives
 * the moment.
 */
export async function closeMarketIn(page: Page, igNo: number, seconds: number): Promise<Date> {
  const at = new Date(Date.now() + seconds * 1_000);
  const { plan, editVersion } = await commanded<WrittenExhibition>(page, 'exhibition', 'written', { igNo });
  const closing = { marketClosesAt: at.toISOString(), revealsAt: at.toISOString() };
  const save = { igNo, editVersion, plan: { ...plan, ...closing } };
  const saved = await commanded<WrittenExhibition>(page, 'exhibition', 'save', save);
  const publish = { igNo, editVersion: saved.editVersion, reason: '오늘 마감해요' };
  await commanded(page, 'exhibition', 'publish', publish);
  return at;
}

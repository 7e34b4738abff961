import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenshot } from './browser.ts';
import { seaTeam } from './league-applicant.ts';
import { sendCommand } from './league-operator.ts';
import { linkIn, messageTo } from './messages.ts';
import { typeCode } from './operators.ts';

const email = 'viewer@league.example';
const password = '파도 소리 들리는 방';
const refused = { status: 422, body: expect.objectContaining({ code: 1354 }) };

/** Invites a viewer as the owner whose page it is, and gives the path of the link that was sent. */
export async function inviteViewer(page: Page, userApiUrl: string): Promise<string> {
  await page.goto('/console/operators');
  await page.getByRole('button', { name: '운영자 초대' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[name=name]').fill('제갈유리');
  await dialog.locator('input[name=email]').fill(email);
  await dialog.getByRole('button', { name: '초대 보내기' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.goto('/dev/messages');
  expect(await page.locator('main').textContent()).toContain(email);
  const link = new URL(linkIn(await messageTo(userApiUrl, email)));
  return `${link.pathname}${link.hash}`;
}

/** Joins by that link: the secret is taken over, password and code are given. */
export async function joinAsViewer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('input[name=passwordAgain]').fill(password);
  await typeCode(page, { password, totpSecret: secret });
  await page.waitForURL((url) => url.pathname === '/console');
  await screenshot(page, 'league-overview-viewer');
}

/** Nothing that acts is on the pages, and what is masked stays so. Gives the team's number. */
export async function seesNothingThatActs(page: Page): Promise<number> {
  await page.goto('/console/seasons');
  await page
    .locator('main')
    .getByRole('link', { name: /바다마을/ })
    .click();
  await page.getByText('보기만 할 수 있어요').waitFor();
  expect(await page.getByRole('button', { name: /게시$|더하기$|되돌리기/ }).count()).toBe(0);
  await screenshot(page, 'league-season-viewer');

  await page.goto('/console/applications');
  await page.getByRole('link', { name: seaTeam.name }).click();
  const drawer = page.getByRole('complementary', { name: `${seaTeam.name} 신청` });
  await drawer.getByText('수료증.pdf').first().waitFor();
  await screenshot(page, 'league-viewer');
  const acting = /보완 요청$|마감 연장|가린 정보|내보내기|반려|되돌리기|선택$/;
  const main = page.locator('main');
  expect(await main.getByRole('button', { name: acting }).allTextContents()).toEqual([]);
  expect(await main.getByRole('checkbox').count()).toBe(0);
  expect(await main.textContent()).not.toContain(seaTeam.leader.phone);
  return Number(new URL(page.url()).searchParams.get('team'));
}

/** Whatever a viewer sends although no button does: the server refuses it. */
export async function isRefused(page: Page, teamNo: number, place: string): Promise<void> {
  const reason = '해 보고 싶어서';
  const [trackNo, stageNo] = place.split('/').map(Number);
  const closesAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const tried = {
    decideBonus: { teamNos: [teamNo], place: null, decision: 'pending' },
    requestCompletion: { teamNos: [teamNo], items: ['business'], message: reason, dueAt: closesAt },
    extend: { trackNo, stageNo, teamNo, closesAt, reason },
    reveal: { teamNo, reason },
    assign: { teamNos: [teamNo], operatorId: null },
  };
  for (const [name, input] of Object.entries(tried)) {
    const reply = await sendCommand(page, 'applications', name, input);
    expect({ name, ...reply }).toEqual({ name, ...refused });
  }
  const year = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear();
  const publish = { year, editVersion: 1, reason };
  expect(await sendCommand(page, 'seasons', 'publish', publish)).toEqual(refused);
  const exported = await page.evaluate(
    async (sent) => {
      const reply = await fetch('/console/applications/export', {
        method: 'POST',
        body: new URLSearchParams(sent),
      });
      return { status: reply.status, attached: reply.headers.get('content-disposition') };
    },
    { format: 'zip', filter: JSON.stringify({ year }), reason, columns: 'number' },
  );
  expect(exported).toEqual({ status: 422, attached: null });
}

import type { PanelBoard } from '@chulbal/contract/panels/panels';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { judged, judges, judgesCsv } from './judging-people.ts';
import { sendCommand } from './league-operator.ts';
import { typeCode } from './operators.ts';

export type Who = Parameters<typeof typeCode>[1];

const dialogs = (page: Page) => page.locator('dialog[open]');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Waits for what a command ends with, and says again who one is where that is asked for. */
export async function confirmed(page: Page, who: Who, toast: RegExp): Promise<void> {
  const asked = page.locator('input[name=totp]');
  // A text area holds as its text what was typed into it: that says of nothing that it is done.
  const done = page.getByText(toast).and(page.locator(':not(textarea)'));
  await asked.or(done).first().waitFor();
  if (await asked.isVisible()) await typeCode(page, who);
  await done.first().waitFor();
}

/** Gives the reason that the open dialog asks for, and sends it by the button of this name. */
export async function giveReason(page: Page, reason: string, submit: string): Promise<void> {
  const dialog = dialogs(page).last();
  await dialog.locator('textarea').first().fill(reason);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

/** Reads the list, looks at its lines, invites those that are good. */
export async function inviteByList(page: Page): Promise<void> {
  await page.goto('/console/evaluators');
  await button(page, '명단으로 초대').click();
  const dialog = dialogs(page);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '심사위원.csv', mimeType: 'text/csv', buffer: judgesCsv() });
  await dialog.getByText('남궁모름').first().waitFor();
  await dialog.getByRole('button', { name: /4명/ }).click();
  await dialog.getByRole('button', { name: '닫기', exact: true }).last().click();
  await page
    .getByText(judges[0]?.name ?? '')
    .first()
    .waitFor();
}

/** Decides about every team that keeps panels from being published: requests are closed, few people are enough. */
async function decideAboutTeams(page: Page): Promise<void> {
  const decide = button(page, '적격으로 정하고 편지 보내기');
  const close = button(page, '보완 닫기');
  const rows = page.locator('tbody th a');
  for (;;) {
    await page.goto('/console/eligibility');
    const before = await rows.count();
    if (before === 0) return;
    await rows.first().click();
    await page.getByRole('complementary').getByRole('heading', { level: 2 }).waitFor();
    if (await close.isVisible()) await close.click();
    else {
      await page.getByRole('radio', { name: /^적격/ }).check();
      await page.getByRole('textbox', { name: /사유/ }).fill('서류로 확인했어요');
      await decide.click();
    }
    await page
      .getByText(/보완 요청을 닫았어요|적격으로 정했어요/)
      .first()
      .waitFor();
  }
}

/** A dry run, its panels taken over, and published for a reason; gives the board that came of it. */
export async function buildPanels(page: Page): Promise<PanelBoard> {
  await decideAboutTeams(page);
  const board = async () => {
    const { body } = await sendCommand(page, 'panels', 'board', judged);
    return (body.data ?? body) as PanelBoard;
  };
  const { settings } = await board();
  await sendCommand(page, 'panels', 'saveSettings', { ...judged, ...settings, panelSize: 3 });
  await page.goto(`/console/panels/${judged.trackNo}/${judged.stageNo}`);
  const begin = button(page, '배정 고치기');
  if (await begin.isVisible()) await begin.click();
  await button(page, '배정안 만들기').click();
  const dialog = dialogs(page);
  await dialog.getByRole('button', { name: '계산하기' }).click();
  await dialog.getByText('이렇게 나눠져요').waitFor();
  await dialog.getByRole('button', { name: '이 배정안 쓰기' }).click();
  await button(page, '게시하기').first().click();
  const accept = dialog.getByRole('checkbox', { name: /이대로 게시/ });
  if (await accept.isVisible()) await accept.check();
  await dialog.locator('textarea').fill('위원을 새로 모셔서 다시 나눴어요');
  await dialog.getByRole('button', { name: '게시하기' }).click();
  await page.getByText(/2판을 게시했어요/).waitFor();
  const after = await board();
  expect(after.published?.version).toBe(2);
  return after;
}

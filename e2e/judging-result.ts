import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Stage } from './judging-evaluator.ts';
import { confirmed, giveReason, type Who } from './judging-operator.ts';
import { judged } from './judging-people.ts';

export const resultPathOf = ({ trackNo, stageNo }: Stage) => `/console/results/${trackNo}/${stageNo}`;
export const resultPath = resultPathOf(judged);

const dialogOf = (page: Page) => page.locator('dialog[open]').last();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Tries other rules, which moves three teams out, and makes them the rules of the stage. */
export async function changeRules(page: Page): Promise<void> {
  await page.goto(resultPath);
  const put = (label: string, value: string) =>
    page.getByRole('spinbutton', { name: label, exact: true }).fill(value);
  await page.getByRole('checkbox', { name: '가점', exact: true }).press('Space');
  await put('최소 평가', '3');
  // the season selects twice as many for the stage that follows
  await put('자리', '2');
  await page.getByText('저장하지 않은 변경 3개').waitFor();
  await page.locator('[data-team]', { hasText: '빠짐' }).first().waitFor();
  await button(page, '규칙 저장').first().click();
  await giveReason(page, '네 팀만 발표에 올려요', '규칙 저장');
  await page.getByText('규칙을 저장했어요').waitFor();
}

/** Lets a missing signature go, for a reason. */
export async function waiveSignature(page: Page, name: string): Promise<void> {
  await button(page, `${name} 위원의 서명 면제`).click();
  await giveReason(page, '입원해서 서명할 수 없어요', '서명 면제');
  await page.getByText('서명을 면제했어요').waitFor();
}

/** Puts the tied teams in the other order than they stand, on record. */
export async function decideTie(page: Page): Promise<void> {
  await button(page, /동점 정하기$/).click();
  await dialogOf(page)
    .getByRole('button', { name: /올리기$/ })
    .last()
    .press('Enter');
  await giveReason(page, '심사위원 모두가 모여 정했어요', '순서 기록');
  await page.getByText('동점 결정을 기록했어요').waitFor();
}

/** Asks for the first version by typing it out. */
export async function askToFinalise(page: Page, who: Who): Promise<void> {
  await button(page, 'v1 확정').click();
  await dialogOf(page).locator('#f-typed').fill('v1');
  await giveReason(page, '서류 심사를 마쳤어요', '확인을 요청하기');
  await confirmed(page, who, /확인을 요청했어요/);
}

/** The second operator looks and finalises what was asked for. */
export async function finalise(
  page: Page,
  who: Who,
  version: number,
  path: string = resultPath,
): Promise<void> {
  await page.goto(path);
  await button(page, '확인하기').click();
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: '확정하기' }).click();
  await confirmed(page, who, new RegExp(`v${version}을 확정했어요`));
}

/** Saves the file of a version; gives where it is. */
export async function saveVersion(page: Page, version: number): Promise<string> {
  await button(page, `v${version} 파일 받기`).click();
  const arrives = page.waitForEvent('download');
  await giveReason(page, '이의신청에 대비해 보관해요', '파일 받기');
  return (await arrives).path();
}

/** What `npm run recompute-result` says of a file, without a database, and how it ends. */
export function recomputed(file: string): Promise<{ code: number; output: string }> {
  const options = {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: { PATH: process.env.PATH, DATA_DIR: '/nowhere' },
  };
  const args = ['apps/all/start.mjs', 'recompute-result', file];
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + err }),
    );
  });
}

async function openAnnouncements(page: Page, { trackNo, stageNo }: Stage): Promise<void> {
  await page.goto(`/console/announcements/${trackNo}/${stageNo}`);
}

/** Asks to announce the newest version, at a time that has just come. */
export async function askToAnnounce(page: Page, who: Who, of: Stage = judged): Promise<void> {
  await openAnnouncements(page, of);
  const korean = new Date(Date.now() + 9 * 3_600_000 - 60_000).toISOString().slice(0, 16);
  await page.locator('#f-releaseAt').fill(korean);
  await page.getByText('심사위원이 쓴 그대로').click();
  await button(page, '발표 요청').click();
  await confirmed(page, who, /두 번째 운영자의 확인을 기다려요/);
}

/** The second operator’s word, after which it is released by itself. */
export async function announce(page: Page, who: Who, of: Stage = judged): Promise<void> {
  await openAnnouncements(page, of);
  await button(page, '확인하고 발표 예약').click();
  await dialogOf(page).getByRole('button', { name: '확인하고 발표 예약' }).click();
  await confirmed(page, who, /발표를 예약했어요/);
}

/** Asks for a version in which a selected team has withdrawn and the next in reserve has its place. */
export async function askToWithdraw(page: Page, who: Who, team: string): Promise<void> {
  await page.goto(resultPath);
  await button(page, team).click();
  await dialogOf(page).getByRole('button', { name: '이 팀의 기권 반영' }).click();
  await giveReason(page, '팀이 해외로 떠나 기권했어요', '확인을 요청하기');
  await confirmed(page, who, /확인을 요청했어요/);
}

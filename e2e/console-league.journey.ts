import { readArchive } from '@chulbal/testing/archives';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot, type Visit } from './browser.ts';
import { type PrintedOwner, startEmptyProduct } from './empty-product.ts';
import { enterFirst } from './first-log-in.ts';
import { applyToLeague, seaTeam } from './league-applicant.ts';
import { exportAs, sendCommand } from './league-operator.ts';
import { buildLeague, league } from './league-season.ts';
import { fillSite } from './league-site.ts';
import { inviteViewer, isRefused, joinAsViewer, seesNothingThatActs } from './league-viewer.ts';
import { typeCode } from './operators.ts';
import { pdfSaying } from './pdf.ts';
import { momentIn } from './season-builder.ts';
import type { Product } from './server.ts';

const newPassword = '등대 아래 조용한 새벽';
const text = (page: Page) => page.locator('main').textContent();

describe('a season from an empty database, through the console alone', () => {
  let product: Product;
  let owner: PrintedOwner;
  let operator: Visit;
  let student: Visit;
  /** Where the student's form is, as `track/stage`. */
  let place: string;

  beforeAll(async () => {
    ({ product, owner } = await startEmptyProduct());
  });
  afterAll(async () => {
    await operator?.close();
    await student?.close();
    await product?.stop();
  });

  journey(
    'the first owner logs in with the printed secret and has to change the password',
    async ({ browser }) => {
      operator = await openVisit(browser, 'desktop', product.url);
      const { page } = operator;
      await enterFirst(page, owner, newPassword);
      await screenshot(page, 'league-overview-empty');
      await expectAccessible(page);
      await page.goto('/console/applications');
      await screenshot(page, 'league-applications-empty');
      const entries = page.locator('nav:has([aria-current=page]) a[href^="/console"]');
      const paths = await entries.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      const answers = await Promise.all(
        paths.map(async (path) => `${(await page.request.get(path)).status()} ${path}`),
      );
      expect(answers).toEqual(paths.map((path) => `200 ${path}`));
      expect(paths.length).toBeGreaterThan(20);
      expect(operator.errors).toEqual([]);
    },
  );

  journey(
    'they build a season; what contradicts itself is shown, refused by the server, fixed, published',
    async () => {
      const { page } = operator;
      operator.expectedErrors.push(/422/);
      const builder = await buildLeague(page);
      const year = Number(page.url().slice(-4));

      // By keyboard, a review that begins a week early: hatched on its lane and listed, and nobody can publish it.
      const mark = page.locator('[data-stage="1-2"]');
      await mark.focus();
      await mark.press('Shift+ArrowLeft');
      await expect
        .poll(() => builder.blocks())
        .toEqual([expect.stringMatching(/서류 심사가 접수 마감보다/), expect.any(String)]);
      await page.getByText(/겹침$/).first().waitFor();
      // And a rubric of 105 points.
      await mark.press('Enter');
      await page.getByLabel(/배점$/).first().fill('30');
      await expect.poll(() => builder.blocks()).toContain('서류 심사 심사표 합계가 105점이에요');
      await builder.saved();
      await screenshot(page, 'league-contradicts');
      await builder.button('시즌 게시').press('Enter');
      expect(await page.locator('dialog[open]').count()).toBe(0);
      const heading = page.locator('#findings');
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      const drafted = await sendCommand(page, 'seasons', 'drafted', { year });
      const { editVersion } = (drafted.body.data ?? drafted.body) as { editVersion: number };
      const publish = await sendCommand(page, 'seasons', 'publish', { year, editVersion, reason: '' });
      expect(publish).toEqual({ status: 422, body: expect.objectContaining({ code: 4040 }) });

      await builder.fix('서류 심사가 접수 마감보다');
      await builder.fix('합계가 105점이에요');
      while ((await builder.blocks()).length > 0) await builder.fix('모순');
      await builder.saved();
      await expectAccessible(page);
      await builder.button('시즌 게시').click();
      const dialog = page.locator('dialog[open]');
      await dialog.getByText('트랙 2개, 단계 5개').waitFor();
      await screenshot(page, 'league-publish-placeholders');
      await expectAccessible(page);
      await fillSite(page);
      await screenshot(page, 'league-publish');
      await dialog.getByRole('button', { name: '1판으로 게시' }).click();
      await page.getByText('규칙 1판 게시 중').waitFor();
      expect(operator.errors).toEqual([]);
    },
  );

  journey('a student signs up, finds it on the schedule map, applies and submits', async ({ browser }) => {
    student = await openVisit(browser, 'desktop', product.url);
    student.expectedErrors.push(/422/);
    place = await applyToLeague(student.page, product.userApiUrl);
    expect(await text(student.page)).toContain(seaTeam.name);
    await screenshot(student.page, 'league-submitted');
    expect(student.errors).toEqual([]);
  });

  journey('the operator finds the team, works on it, and the student sees it within a minute', async () => {
    const { page } = operator;
    // From anywhere, by one key and the first consonants.
    await page.goto('/console/seasons');
    await page.keyboard.press('/');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type('ㅍㄷㄹ');
    await page.getByRole('option', { name: new RegExp(seaTeam.name) }).waitFor();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary', { name: `${seaTeam.name} 신청` });
    await drawer.getByText('수료증.pdf').first().waitFor();
    // And in the table by chips.
    await page.goto('/console/applications');
    const search = page.locator('[data-team-search]');
    for (const typed of [`트랙:${league.campus}`, `지역:${league.region}`, '가점:대기', '그물']) {
      await search.fill(typed);
      await search.press('Enter');
      await expect.poll(() => search.inputValue()).toBe('');
    }
    await page.waitForURL(/keyword=/);
    expect(await page.getByRole('list', { name: '찾는 조건' }).getByRole('listitem').count()).toBe(4);
    await page.getByRole('link', { name: seaTeam.name }).click();
    await drawer.getByText('수료증.pdf').first().waitFor();
    await screenshot(page, 'league-drawer');
    await expectAccessible(page);

    await drawer.getByRole('button', { name: `${league.bonus} 확인` }).click();
    await drawer.getByText('확인 +2').waitFor();

    await drawer.getByRole('button', { name: '보완 요청' }).click();
    const dialog = page.locator('dialog[open]').last();
    await dialog.getByRole('checkbox', { name: '사업계획서' }).check();
    await dialog.locator('#f-message').fill('사업계획서 3쪽의 그림이 깨져 보여요. 다시 올려 주세요.');
    await screenshot(page, 'league-completion');
    await dialog.getByRole('button', { name: '보완 요청 보내기' }).click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

    await drawer.getByRole('button', { name: '이 팀 마감 연장' }).click();
    await dialog.locator('#f-closesAt').fill(momentIn(11, '21:00').replaceAll('.', '-').replace(' ', 'T'));
    await dialog.locator('#f-extendReason').fill('그물 시험 결과를 기다려요');
    await dialog.getByRole('button', { name: '마감 연장' }).click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await drawer.getByText('그물 시험 결과를 기다려요').first().waitFor();

    // Masked until asked for with a reason; then in the clear.
    expect(await drawer.textContent()).not.toContain(seaTeam.leader.phone);
    await drawer.getByRole('button', { name: '가린 정보 열기' }).click();
    await dialog.locator('#f-revealReason').fill('보완 요청을 전화로 알리려고');
    await dialog.getByRole('button', { name: '사유를 남기고 열기' }).click();
    await drawer.getByText(seaTeam.leader.phone).waitFor();
    expect(await drawer.textContent()).toContain(seaTeam.member.name);
    await screenshot(page, 'league-revealed');
    expect(operator.errors).toEqual([]);
  });

  journey('exports it as XLSX, CSV and ZIP after confirming, each for a reason', async () => {
    const { page } = operator;
    // Verified, the team is no longer one whose bonus waits.
    await page.getByRole('button', { name: '가점 조건 지우기' }).click();
    await page.getByRole('link', { name: seaTeam.name }).waitFor();
    const xlsx = await exportAs(page, {
      format: 'xlsx',
      reason: '심사 준비 명단',
      confirm: () => typeCode(page, { password: newPassword, totpSecret: owner.authenticator.secret.base32 }),
    });
    const [headings = [], row = [], ...others] = await readSheet(xlsx.bytes);
    expect(others).toEqual([]);
    const cell = (heading: string) => row[headings.indexOf(heading)];
    expect(xlsx.name).toMatch(/\.xlsx$/);
    expect(cell('접수번호')).toBe('1-0001');
    expect(cell('팀 이름')).toBe(seaTeam.name);
    expect(cell('팀장 휴대전화')).toBe(seaTeam.leader.phone);
    expect([cell('팀원 1'), cell('팀원 1 휴대전화')]).toEqual([seaTeam.member.name, seaTeam.member.phone]);
    expect(cell('가점 인정 점수')).toBe(2);

    const csv = await exportAs(page, { format: 'csv', reason: '통계 프로그램에 넣기' });
    expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(csv.bytes.toString('utf8')).toContain(seaTeam.item);

    const zip = await exportAs(page, { format: 'zip', reason: '심사위원에게 나눌 서류' });
    const files = await readArchive(zip.bytes);
    const ours = files.filter(({ name, isUtf8 }) => isUtf8 && name.startsWith(`1-0001_${seaTeam.name}/`));
    const plan = ours.find(({ name }) => name.includes('사업계획서'));
    expect(plan?.content).toEqual(pdfSaying('plan'));
    // The plan, a certificate of each of the two, and the proof of the bonus.
    expect(ours.map(({ name }) => name).filter((name) => name.endsWith('.pdf'))).toHaveLength(4);
  });

  journey(
    'a viewer invited by e-mail sees it masked, has no acting button, is refused',
    async ({ browser }) => {
      const path = await inviteViewer(operator.page, product.userApiUrl);
      const viewer = await openVisit(browser, 'desktop', product.url);
      viewer.expectedErrors.push(/422/);
      await joinAsViewer(viewer.page, path);
      await isRefused(viewer.page, await seesNothingThatActs(viewer.page), place);
      expect(viewer.errors).toEqual([]);
      await viewer.close();
    },
  );

  journey('all of it is in the audit log, whose chain holds, and the student has seen it', async () => {
    const { page } = operator;
    await page.goto('/console/audit');
    const log = await text(page);
    await screenshot(page, 'league-audit');
    for (const action of [
      '시즌 게시',
      '신청 제출',
      '보완 요청',
      '마감 연장',
      '가점 확인',
      '가린 정보 열기',
      '내보내기',
      '운영자 초대',
      '초대 수락',
    ]) {
      expect(log).toContain(action);
    }
    for (const reason of ['그물 시험 결과를 기다려요', '보완 요청을 전화로 알리려고', '심사 준비 명단']) {
      expect(log).toContain(reason);
    }
    await page.getByRole('button', { name: '기록 검증' }).click();
    await expect.poll(() => text(page)).toMatch(/건이 모두 이어져 있어요/);
    const extended = `${momentIn(11, '21:00').slice(5, 10)}`;
    await expect.poll(() => text(student.page), { timeout: 60_000 }).toContain(extended);
    expect(await text(student.page)).toContain('사업계획서 3쪽의 그림이 깨져 보여요. 다시 올려 주세요.');
    await screenshot(student.page, 'league-student-after');
    expect(operator.errors).toEqual([]);
    expect(student.errors).toEqual([]);
  });
});

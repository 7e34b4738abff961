import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pdfSaying } from './pdf.ts';
import { type BuilderPage, builderPage, momentIn } from './season-builder.ts';

/** The season of the journey from an empty database; nothing of it is the demo's. */
export const league = {
  name: '바다마을 창업 리그',
  region: '서해권',
  choice: '바다·어촌',
  bonus: '등대 창업 캠프 수료',
  campus: '항구 캠퍼스',
  school: '등대 새싹',
  firstDeadline: momentIn(9, '18:00'),
} as const;

/** Builds it through the screens, from the empty list of seasons to a plan in which nothing contradicts itself. */
export async function buildLeague(page: Page): Promise<BuilderPage> {
  const builder = builderPage(page);
  await page.goto('/console/seasons');
  await page.getByText('아직 시즌이 없어요').waitFor();
  await builder.button('시작하기').click();
  await page.waitForURL(/\/console\/seasons\/\d{4}$/);
  await builder.texts('name', league.name, 'Seaside Start-up League');
  await regions(page, builder);
  await choices(page, builder);
  await builder.tab('가점');
  await builder.button('가점 더하기').click();
  await builder.texts('bonuses.0.name', league.bonus, 'Lighthouse start-up camp');
  await builder.numbers('bonuses.0', { points: 2 });
  await builder.tab('트랙·단계');
  await campusTrack(page, builder);
  await schoolTrack(page, builder);
  await builder.saved();
  return builder;
}

/** Two regions over the 17 시·도; the one that was forgotten is said. */
async function regions(page: Page, builder: BuilderPage): Promise<void> {
  await builder.tab('권역');
  await builder.button('권역 더하기').click();
  await builder.texts('regions.0.name', league.region, 'West coast');
  await builder.button('권역 더하기').click();
  await builder.texts('regions.1.name', '동해·남해권', 'East and south coast');
  const cards = page.locator('main ul > li[data-code]');
  const boxes = await cards.nth(0).locator('input[type=checkbox]').count();
  expect(boxes).toBe(17);
  const box = (place: number) =>
    cards
      .nth(place < 9 ? 0 : 1)
      .locator('input[type=checkbox]')
      .nth(place);
  for (let place = 0; place < boxes - 1; place += 1) await box(place).check();
  await page.getByText('아직 권역이 없는 시·도 1곳').waitFor();
  await page.getByText(/어느 권역에도 없어요/).waitFor();
  await box(boxes - 1).check();
  await page.getByText('17개 시·도가 모두 한 권역씩에 들어 있어요').waitFor();
}

async function choices(page: Page, builder: BuilderPage): Promise<void> {
  await builder.tab('선택 항목');
  const list = page.getByRole('region', { name: '아이템 분야' });
  await list.getByRole('listitem').first().waitFor();
  const before = await list.getByRole('listitem').count();
  await builder.button('항목 더하기').click();
  await builder.texts(`choices.teamItemPart.${before}.label`, league.choice, 'Sea and fishing villages');
}

async function campusTrack(page: Page, builder: BuilderPage): Promise<void> {
  await builder.button('첫 트랙 만들기').click();
  const track = 'tracks.0';
  await builder.texts(`${track}.name`, league.campus, 'Harbour campus');
  await builder.texts(`${track}.target`, '바닷가에서 창업하려는 대학생', 'Students who start up by the sea');
  await builder.texts(
    `${track}.summary`,
    '항구 도시의 문제를 푸는 팀을 찾아요.',
    'Solve what harbours need.',
  );
  await page.getByRole('checkbox', { name: '대학교', exact: true }).check();
  await builder.numbers(track, { places: 30, teamMin: 2, teamMax: 3, graceMinutes: 5 });
  await page.getByLabel(`${league.region} 선정 수`).fill('10');
  for (let stage = 0; stage < 3; stage += 1) await builder.button('단계').click();
  await builder.button('표').click();
  await builder.moments(`${track}.stages.0`, {
    opensAt: momentIn(-1, '10:00'),
    closesAt: league.firstDeadline,
    confirmBy: momentIn(10, '18:00'),
  });
  await builder.moments(`${track}.stages.1`, {
    opensAt: momentIn(12, '10:00'),
    closesAt: momentIn(20, '18:00'),
    announcesAt: momentIn(22, '14:00'),
  });
  await builder.moments(`${track}.stages.2`, {
    opensAt: momentIn(30, '10:00'),
    closesAt: momentIn(30, '18:00'),
    announcesAt: momentIn(31, '14:00'),
  });
  await builder.button('레인').click();
  // The bonus of the season asks for a place for its proof on the track.
  await builder.fix('가점 증빙을 올릴 자리가 모자라요');
  await expect.poll(() => builder.blocks()).toEqual([]);
}

/** A second track, for pupils under 14, whose guardians sign a form; its stages follow those of the first. */
async function schoolTrack(page: Page, builder: BuilderPage): Promise<void> {
  await builder.button('트랙').click();
  const track = 'tracks.1';
  await builder.texts(`${track}.name`, league.school, 'Lighthouse sprouts');
  await page.getByRole('checkbox', { name: '중학교', exact: true }).check();
  await builder.numbers(track, { places: 8 });
  await expect.poll(() => builder.blocks()).toContain('보호자 동의서 양식이 없어요');
  await page.locator('#guardian-form').setInputFiles({
    name: '보호자 동의서.pdf',
    mimeType: 'application/pdf',
    buffer: pdfSaying('guardian'),
  });
  await page.locator('#guardian-form-label', { hasText: '보호자 동의서.pdf' }).waitFor();
  await builder.button('단계').click();
  await builder.button('단계').click();
  await expect.poll(() => builder.blocks()).toEqual([]);
}

import { getOperatorInvitation, joinAsOperator } from '@chulbal/contract/operators/operators';
import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import { getSeason, type StageKind } from '@chulbal/contract/seasons/seasons';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from './account.ts';
import { ApiClient } from './api-client.ts';
import { roundMinute } from './exhibition-clock.ts';
import type { OperatorLogIn } from './hired-operators.ts';
import type { Stage } from './judging-evaluator.ts';
import { commanded } from './league-operator.ts';
import { fillSite } from './league-site.ts';
import { linkIn, messageTo, tokenIn } from './messages.ts';
import { builderPage, momentIn } from './season-builder.ts';
import { type NewPerson, newPerson } from './sign-up.ts';
import { submitTeamOf } from './submitted-team.ts';

export type Person = Pick<NewPerson, 'name' | 'email' | 'password'>;
export type ExhibitedTeam = { name: string; leader: Person };

/** Stages of the season that the journey builds, as the product has numbered them. */
export type BuiltSeason = { year: number; trackNo: number } & Record<
  'application' | 'review' | 'exhibition' | 'final',
  Stage
>;

const teamNames = ['빗물저금통', '두 번째 나무', '골목식물원'];

/** Builds a season of one track in the builder, from the empty list of seasons, and publishes it. */
export async function buildSeason(page: Page, userApiUrl: string): Promise<BuiltSeason> {
  const builder = builderPage(page);
  await page.goto('/console/seasons');
  await builder.button('시작하기').click();
  await page.waitForURL(/\/console\/seasons\/\d{4}$/);
  await builder.texts('name', '물길 창업 시즌', 'Waterway season');
  await builder.tab('권역');
  await builder.button('다섯 권역으로 나누기').click();
  await builder.tab('트랙·단계');
  await builder.button('첫 트랙 만들기').click();
  const track = 'tracks.0';
  await builder.texts(`${track}.name`, '물길', 'Waterway');
  await builder.texts(`${track}.target`, '창업하려는 대학생', 'Students who start up');
  await builder.texts(`${track}.summary`, '동네의 물을 돌보는 팀을 찾아요.', 'Teams that care for water.');
  await page.getByRole('checkbox', { name: '대학교', exact: true }).check();
  await builder.numbers(track, { places: 3, teamMin: 1, teamMax: 3, deletionFloor: 1, graceMinutes: 0 });
  for (let stage = 0; stage < 5; stage += 1) await builder.button('단계').click();
  await builder.button('표').click();
  await builder.button('예선 발표 지우기').click();
  const stages: readonly Record<string, string>[] = [
    { opensAt: momentIn(-1, '10:00'), closesAt: momentIn(9, '18:00'), confirmBy: momentIn(10, '18:00') },
    { opensAt: momentIn(12, '10:00'), closesAt: momentIn(20, '18:00'), announcesAt: momentIn(22, '14:00') },
    { opensAt: momentIn(30, '10:00'), closesAt: momentIn(40, '18:00') },
    { opensAt: momentIn(50, '10:00'), closesAt: momentIn(50, '18:00'), announcesAt: momentIn(51, '14:00') },
  ];
  for (const [place, moments] of stages.entries()) await builder.moments(`${track}.stages.${place}`, moments);
  await expect.poll(() => builder.blocks()).toEqual([]);
  await builder.saved();
  await builder.button('시즌 게시').click();
  await fillSite(page);
  await page.locator('dialog[open]').getByRole('button', { name: '1판으로 게시' }).click();
  await page.getByText('규칙 1판 게시 중').waitFor();
  return readSeason(userApiUrl);
}

async function readSeason(userApiUrl: string): Promise<BuiltSeason> {
  const { year, tracks } = await new ApiClient(userApiUrl).call(getSeason, {});
  const { trackNo, stages } = tracks[0] ?? { trackNo: 0, stages: [] };
  const of = (kind: StageKind): Stage => ({
    trackNo,
    stageNo: stages.find((stage) => stage.kind === kind)?.stageNo ?? 0,
  });
  const judged = { application: of('application'), review: of('review'), final: of('final') };
  return { year, trackNo, ...judged, exhibition: of('exhibition') };
}

type Moment = 'opensAt' | 'closesAt' | 'confirmBy' | 'announcesAt';

/**
 * Moves stages of a track and publishes that, by the commands of the season builder: moments in minutes from the minute
 * that has just begun.
 */
export async function moveStages(
  page: Page,
  { year, trackNo }: Pick<BuiltSeason, 'year' | 'trackNo'>,
  moved: Partial<Record<StageKind, Partial<Record<Moment, number>>>>,
): Promise<void> {
  const { plan, editVersion } = await commanded<DraftedSeasonView>(page, 'seasons', 'drafted', { year });
  for (const stage of plan.tracks.find((track) => track.trackNo === trackNo)?.stages ?? []) {
    for (const [moment, minutes] of Object.entries(moved[stage.kind] ?? {}))
      stage[moment as Moment] = roundMinute(minutes).toISOString();
  }
  const saved = await commanded<DraftedSeasonView>(page, 'seasons', 'save', { year, editVersion, plan });
  const publish = { year, editVersion: saved.editVersion, reason: '일정을 앞당겨요', tell: false };
  await commanded(page, 'seasons', 'publish', publish);
}

/** Invites a second operator from the console; they join by the link that was sent. */
export async function inviteSecond(
  page: Page,
  { userApiUrl, pointerApiUrl }: { userApiUrl: string; pointerApiUrl: string },
): Promise<OperatorLogIn> {
  const loginId = 'second@exhibition.example';
  await commanded(page, 'operators', 'invite', { name: '독고나루', email: loginId, role: 'contestManager' });
  const token = tokenIn(linkIn(await messageTo(userApiUrl, loginId)));
  const visitor = new ApiClient(pointerApiUrl);
  const { totpSecret } = await visitor.call(getOperatorInvitation, { token });
  const password = '물살을 거스르는 종이배';
  // The code of before, so that the one of now is left for the log-in.
  const join = () => {
    const totp = totpCode(totpSecret, new Date(Date.now() - 30_000));
    return visitor.call(joinAsOperator, { token, password, totp });
  };
  await join().catch(join);
  return { loginId, password, totpSecret };
}

/** Three people sign up and hand in the application of a team each, without the pages. */
export async function applyByApi(userApiUrl: string, to: Stage): Promise<readonly ExhibitedTeam[]> {
  const teams: ExhibitedTeam[] = [];
  for (const [place, name] of teamNames.entries()) {
    const leader = newPerson(`팀장 ${place + 1}`);
    const api = await createAccount(userApiUrl, leader);
    await submitTeamOf(api, { leader, teamName: name, to });
    teams.push({ name, leader });
  }
  return teams;
}

/** So many people who have signed up, their phones proven, and have no wallet. */
export async function signUpCitizens(userApiUrl: string, count: number): Promise<readonly Person[]> {
  const citizens = Array.from({ length: count }, (_, place) => newPerson(`시민 ${place + 1}`));
  for (const citizen of citizens) await createAccount(userApiUrl, citizen);
  return citizens;
}

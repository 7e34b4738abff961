import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import { mintOperator, mintUser, type OperatorActor } from '@chulbal/domain/actor';
import { submitApplication } from '@chulbal/domain/applications/entry/submit.commands';
import { assignApplications } from '@chulbal/domain/applications/list/assign.commands';
import { decideBonus } from '@chulbal/domain/applications/list/bonus.commands';
import { requestCompletion } from '@chulbal/domain/applications/list/completion.commands';
import { saveView } from '@chulbal/domain/applications/list/views.commands';
import type { Db } from '@chulbal/domain/db';
import { extendDeadline } from '@chulbal/domain/seasons/publish.commands';
import type { TrackRules } from '@chulbal/domain/seasons/queries';
import { boardDeeds, type PostFiles } from './boards.ts';
import { claimsBy } from './bonus.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoContentFile } from './content-files.ts';
import { workingTime } from './dates.ts';
import type { Deed } from './deed.ts';
import { displayDeeds } from './displays.ts';
import { fileRow } from './entries.ts';
import { exhibitionDeeds } from './exhibitions.ts';
import { type DemoFile, type WantedFile, wantedFile } from './files.ts';
import { handingIn } from './handed-in.ts';
import { judgingDeeds } from './judging.ts';
import { lastMarketDeeds } from './last-market.ts';
import { openMarketDeeds } from './open-market.ts';
import { type DemoOperatorRole, demoOperators } from './operators.ts';
import { type Registered, registration } from './papers/certificates.ts';
import { privacyDeeds } from './privacy.ts';
import { programDeeds } from './programs.ts';
import { quizDeeds } from './quizzes.ts';
import { raffleDeeds } from './raffle.ts';
import type { DemoTeam } from './teams.ts';
import { typeTestDeeds } from './type-test.ts';
import { extensionTimes, requestTimes, sitting } from './work-times.ts';

type Team = { teamNo: number; trackNo: number; teamName: string; leaderId: number; draftVersion: number };
type Actors = Readonly<Record<DemoOperatorRole, OperatorActor>>;
type Season = ReadonlyMap<number, TrackRules>;

const MINUTE_MS = 60_000;

/** Who looks after the lanes: 캠퍼스 is the owner's, all others are the manager's. */
const workerOf = (lane: number): DemoOperatorRole => (lane === 3 ? 'owner' : 'manager');

/** Teams of 성장 that nobody looks after yet. */
const unassigned = ['새벽두부', '조각천공작소'];

/** The team that was asked for a document and has handed it in, the last of 성장 to submit. */
export const ANSWERING = '첫월급교실';
/** The team that has still to hand in what it was asked for. */
const ASKED = '말동무라디오';
/** The team that has a day longer than the others of 캠퍼스. */
const EXTENDED = '되짓다';

/** What the answering team handed in when it was asked: what it had handed in before, issued again. */
export function reissuedFile(team: DemoTeam, paper: Omit<Registered, 'again'>): WantedFile {
  return wantedFile('comPaper', '사업자등록증_재발급.pdf', registration(team, { ...paper, again: true }));
}

/**
 * What the operators of the demo, and a team that was asked, have done so far. It goes through the product's own
 * commands in the order of time, so that decisions, the table and the audit log agree.
 */
export async function workAsOperators(
  tx: Db,
  given: {
    thisYear: Season;
    lastYear: Season;
    encore: Season;
    reissued: DemoFile;
    decks: ReadonlyMap<string, DemoFile<string>>;
    boardFiles: ReadonlyMap<number, PostFiles>;
    displayPictures: ReadonlyMap<string, DemoContentFile>;
    programCovers: ReadonlyMap<string, DemoContentFile>;
    companies: Readonly<Record<'lastYear' | 'encore', readonly DemoCompany[]>>;
    accounts: Readonly<Record<'invested' | 'missed', number>>;
    passwordHash: string;
    now: Date;
  },
): Promise<void> {
  const { thisYear, lastYear, encore, now } = given;
  const actors = { owner: await actorOf(tx, 'owner'), manager: await actorOf(tx, 'manager') };
  const teams = await listTeams(tx);
  const deeds = [
    ...[...lastYear.values(), ...thisYear.values()].flatMap((rules) =>
      decisions(tx, { actors, teams, rules, now }),
    ),
    ...assignments(tx, { actors, teams, thisYear, now }),
    ...requests(tx, { actors, teams, ...given }),
    extension(tx, { actors, teams, thisYear, now }),
    ...views(tx, { actors, thisYear, now }),
    ...handingIn(tx, { ...given, rules: rulesOf(thisYear, 4), teams }),
    ...programDeeds(tx, { actor: actors.manager, pictures: given.programCovers, now }),
    ...boardDeeds(tx, { actor: actors.owner, files: given.boardFiles, now }),
    ...displayDeeds(tx, {
      ...{ actor: actors.owner, pictures: given.displayPictures, now },
      trackNoOf: (lane) => rulesOf(thisYear, lane).track.trackNo,
    }),
    ...exhibitionDeeds(tx, { actor: actors.owner, thisYear, lastYear, encore, now }),
    ...lastMarketDeeds(tx, {
      ...given,
      season: lastYear,
      companies: given.companies.lastYear,
      operators: actors,
    }),
    ...openMarketDeeds(tx, {
      ...given,
      season: encore,
      companies: given.companies.encore,
      operators: actors,
    }),
    ...typeTestDeeds(tx, { actor: actors.owner, now }),
    ...quizDeeds(tx, { actor: actors.owner, now }),
    ...raffleDeeds(tx, { operators: actors, accounts: Object.values(given.accounts), now }),
    ...privacyDeeds(tx, { operators: actors, accounts: given.accounts, now }),
    ...(await judgingDeeds(tx, { rules: rulesOf(thisYear, 4), manager: actors.manager, now })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const letters = await tx.sql.selectFrom('outbox').select('id').execute();
  for (const { at, run } of deeds) await run(at);
  // Its letters were sent in the past: a demo that starts sends nothing to anybody.
  await tx.sql
    .deleteFrom('outbox')
    .where('id', 'not in', [0, ...letters.map(({ id }) => id)])
    .execute();
}

async function actorOf(tx: Db, who: DemoOperatorRole): Promise<OperatorActor> {
  const { name, role, loginId } = demoOperators[who];
  const { id } = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'operator')
    .where('emailIndex', '=', tx.vault.index(loginId))
    .executeTakeFirstOrThrow();
  return mintOperator({ operatorId: id, name, role, address: '127.0.0.1' });
}

async function listTeams(tx: Db): Promise<Team[]> {
  const rows = await tx.sql
    .selectFrom('applications')
    .select(['teamNo', 'trackNo', 'teamName', 'leaderId', 'draftVersion'])
    .where('status', '=', 'submitted')
    .orderBy('teamNo')
    .execute();
  return rows.map((row) => ({ ...row, teamName: row.teamName ?? '' }));
}

function teamNamed(teams: readonly Team[], name: string): Team {
  const team = teams.find(({ teamName }) => teamName === name);
  if (!team) throw new Error(`The demo has no team ${name}.`);
  return team;
}

/** One sitting for each track: what is right is confirmed place by place, what is not is rejected one by one. */
function decisions(
  tx: Db,
  { actors, teams, rules, now }: { actors: Actors; teams: readonly Team[]; rules: TrackRules; now: Date },
): Deed[] {
  const claimed = teams
    .filter(({ trackNo }) => trackNo === rules.track.trackNo)
    .flatMap(({ teamNo, teamName }) =>
      claimsBy(teamName).map((claim, place) => ({ teamNo, place, ...claim })),
    );
  const confirmed = Map.groupBy(
    claimed.filter(({ decision }) => decision === 'verified'),
    ({ place }) => place,
  );
  const asked = [
    ...[...confirmed].map(([place, ofPlace]) => ({
      teamNos: ofPlace.map(({ teamNo }) => teamNo),
      place,
      decision: 'verified' as const,
      reason: '',
    })),
    ...claimed
      .filter(({ decision }) => decision === 'rejected')
      .map(({ teamNo, place, reason }) => ({
        teamNos: [teamNo],
        place,
        decision: 'rejected' as const,
        reason,
      })),
  ];
  const began = sittingTime(rules, now).getTime();
  return asked.map((one, index) => ({
    at: new Date(began + index * 7 * MINUTE_MS),
    run: (at) => decideBonus(tx, actors[workerOf(rules.track.lane)], { ...one, now: at }),
  }));
}

function sittingTime({ stages }: TrackRules, now: Date): Date {
  return sitting(stages[0]?.closesAt ?? now, now);
}

function rulesOf(season: Season, lane: number): TrackRules {
  const rules = season.get(lane);
  if (!rules) throw new Error(`The demo season has no lane ${lane}.`);
  return rules;
}

/** Who claims a bonus in 캠퍼스 and most of 성장 have somebody to look after them, from before the sittings on. */
function assignments(
  tx: Db,
  { actors, teams, thisYear, now }: { actors: Actors; teams: readonly Team[]; thisYear: Season; now: Date },
): Deed[] {
  return [3, 4].map((lane) => {
    const rules = rulesOf(thisYear, lane);
    const teamNos = teams
      .filter(({ trackNo }) => trackNo === rules.track.trackNo)
      .filter(({ teamName }) => (lane === 3 ? claimsBy(teamName).length > 0 : !unassigned.includes(teamName)))
      .map(({ teamNo }) => teamNo);
    const { operatorId } = actors[workerOf(lane)];
    return {
      at: new Date(sittingTime(rules, now).getTime() - 35 * MINUTE_MS),
      run: (at) => assignApplications(tx, actors.owner, { teamNos, operatorId, now: at }),
    };
  });
}

/** Two teams of 성장 were asked for documents; one has answered on the evening before today. */
function requests(
  tx: Db,
  { actors, teams, reissued, now }: { actors: Actors; teams: readonly Team[]; reissued: DemoFile; now: Date },
): Deed[] {
  const times = requestTimes(now);
  const [asked, answering] = [teamNamed(teams, ASKED), teamNamed(teams, ANSWERING)];
  const ask = (team: Team, items: string[], message: string, dueAt: Date) => (at: Date) => {
    const teamNos = [team.teamNo];
    return requestCompletion(tx, actors.manager, { teamNos, items, message, dueAt, publicUrl: '', now: at });
  };
  return [
    {
      at: times.answering.at,
      run: ask(
        answering,
        ['comPaper'],
        '사업자등록증이 흐려서 개업일을 읽을 수 없어요. 다시 발급받은 것을 올려 주세요.',
        times.answering.dueAt,
      ),
    },
    {
      at: times.open.at,
      run: ask(
        asked,
        ['schoolPaper'],
        '재학증명서가 세 명 것만 있어요. 네 명 모두의 증명서를 하나로 모아 올려 주세요.',
        times.open.dueAt,
      ),
    },
    {
      at: times.answered,
      run: (at) => answer(tx, { team: answering, file: reissued, now: at }),
    },
  ];
}

/** Puts the file into the draft in the place of the one that stood there, and submits again. */
async function answer(tx: Db, { team, file, now }: { team: Team; file: DemoFile; now: Date }): Promise<void> {
  const { teamNo, leaderId, draftVersion } = team;
  await tx.sql
    .updateTable('files')
    .set({ status: 'removed', removedAt: now })
    .where('teamNo', '=', teamNo)
    .where('slot', '=', file.slot)
    .execute();
  await tx.sql
    .insertInto('files')
    .values(fileRow(file, { teamNo, leaderId, at: now }))
    .execute();
  await tx.sql.updateTable('applications').set({ changed: true }).where('teamNo', '=', teamNo).execute();
  await submitApplication(tx, mintUser(leaderId), {
    teamNo,
    version: draftVersion,
    idempotencyKey: `demo-${teamNo}-answer`,
    language: 'ko',
    publicUrl: '',
    now,
  });
}

/** What the owner looks at every morning, kept under names. */
function views(tx: Db, { actors, thisYear, now }: { actors: Actors; thisYear: Season; now: Date }): Deed[] {
  const { trackNo } = rulesOf(thisYear, 4).track;
  const kept = [
    ['성장 · 가점 확인할 것', `trackNo=${trackNo}&status=submitted&bonus=pending`],
    ['보완을 기다리는 팀', 'completion=open&completion=answered'],
    ['확인 안 한 팀원이 있는 팀', 'status=submitted&unconfirmed=yes'],
  ] as const;
  return kept.map(([name, query], index) => ({
    at: new Date(workingTime(addDays(koreanDay(now), -5), '09:20', 'before').getTime() + index * MINUTE_MS),
    run: (at) => saveView(tx, actors.owner, { name, query, now: at }),
  }));
}

function extension(
  tx: Db,
  { actors, teams, thisYear, now }: { actors: Actors; teams: readonly Team[]; thisYear: Season; now: Date },
): Deed {
  const { teamNo, trackNo } = teamNamed(teams, EXTENDED);
  const extended = extensionTimes(rulesOf(thisYear, 3).stages[0]?.closesAt ?? now, now);
  return {
    at: extended.at,
    run: (at) =>
      extendDeadline(tx, actors.owner, {
        trackNo,
        stageNo: 1,
        teamNo,
        closesAt: extended.closesAt,
        reason: '마감일에 팀원 모두가 졸업 작품 심사를 받아요',
        now: at,
      }),
  };
}

import { randomBytes } from 'node:crypto';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { mintEvaluator, mintOperator, type OperatorActor } from '@chulbal/domain/actor';
import { assignApplications } from '@chulbal/domain/applications/list/assign.commands';
import { decideBonus } from '@chulbal/domain/applications/list/bonus.commands';
import { compareTeams } from '@chulbal/domain/applications/list/similar.commands';
import { teamObject } from '@chulbal/domain/applications/work.queries';
import { chainArrivals } from '@chulbal/domain/audit/chain.commands';
import { type AuditActor, type AuditRecord, recordAs } from '@chulbal/domain/audit/commands';
import type { Db } from '@chulbal/domain/db';
import { keepVersions } from '@chulbal/domain/evaluation/sheets/commands';
import { emailDomainOf, evaluatorSearchText } from '@chulbal/domain/evaluators/rules';
import type { FileStore } from '@chulbal/domain/files/store';
import { json } from '@chulbal/domain/json';
import { buildPanels } from '@chulbal/domain/panels/build.rules';
import { savePanelDraft } from '@chulbal/domain/panels/draft.commands';
import { readStageFacts } from '@chulbal/domain/panels/facts.queries';
import { publishPanels } from '@chulbal/domain/panels/publish.commands';
import { screen } from '@chulbal/domain/panels/screen.commands';
import { getJudgedStage } from '@chulbal/domain/panels/stages.queries';
import { signPledge } from '@chulbal/domain/pledges/commands';
import { newestText } from '@chulbal/domain/pledges/queries';
import { createSeason, publishSeason, type SeasonPlan } from '@chulbal/domain/seasons/commands';
import { getTrackRules, type TrackRules } from '@chulbal/domain/seasons/queries';
import { sql } from 'kysely';
import { seedDemoAccounts } from './accounts.ts';
import { castOf, counter, theseTeams } from './cast.ts';
import { storeTeamFiles } from './drawn.ts';
import { insertEntries } from './entries.ts';
import { demoEvaluators, seedDemoEvaluators } from './evaluators.ts';
import { leaveFailedLetters } from './failed-letters.ts';
import type { DemoStore } from './files.ts';
import { submittedSheet } from './judging.ts';
import { leagueTeam, MOST_TEAMS } from './league-teams.ts';
import { type DemoOperatorRole, demoOperators, seedDemoOperators } from './operators.ts';
import { demoPerson } from './people.ts';
import { demoSeasonPlan } from './season.ts';
import { insertDemoForm, storeDemoForm } from './season-form.ts';
import { entriesOf } from './seed.ts';
import type { DemoTeam } from './teams.ts';
import { teamsLastYear } from './teams-last-year.ts';
import { sitting } from './work-times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The stage that is being judged, in every track. */
const STAGE = 2;
const PANEL = { members: 7, alternates: 1, teams: 60 };
/** How the teams share out over the lanes. */
const shares: readonly (readonly [lane: number, share: number])[] = [
  [1, 0.12],
  [2, 0.24],
  [3, 0.4],
  [4, 0.16],
  [5, 0.08],
];
/** Rows of one statement, and entries of the log of one transaction. */
const ROWS = 200;

export type League = { teams: number; evaluators: number; sheets: number; entries: number };

/** The fewest teams that fill five tracks, and the most there are names for. */
export const LEAGUE_TEAMS = { min: 10, max: MOST_TEAMS };

/**
 * Fills an empty, prepared database with a league of this many teams around `now`: five tracks being reviewed, panels of
 * seven published, half the sheets submitted, and in the audit log what came of it, about seven entries a team. People,
 * texts, times and scores are the same for the same number and `now`; who can log in are the people of the demo.
 * What it writes is whole only at its end: a caller that is killed has to begin with an empty database.
 */
export async function seedLeague(
  db: Db,
  { teams: size, now, ...store }: { teams: number; now: Date } & DemoStore,
): Promise<League> {
  await seedDemoOperators(db, { now: new Date(now.getTime() - 450 * DAY_MS) });
  const accounts = await seedDemoAccounts(db, { now });
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const lanes = shares.map(([lane, share]) => ({ lane, count: Math.max(2, Math.round(size * share)) }));
  const evaluators = lanes.reduce((sum, { count }) => sum + evaluatorsFor(count), 0);
  await seedEvaluators(db, { count: evaluators, passwordHash, now: new Date(now.getTime() - 40 * DAY_MS) });
  const plan = leaguePlan(now);
  const season = await openLeagueSeason(db, { plan, files: store.files, now });
  const teams = lanes.flatMap(({ lane, count }) => teamsOf(lane, count));
  const demo = { ...accounts, operators: demoOperators, evaluators: demoEvaluators };
  // Plans without pictures: as many of two MB would fill a disk.
  const cast = castOf(teams, { plan, numbers: counter() }).map((one) =>
    theseTeams.includes(one.team) ? one : { ...one, papers: { ...one.papers, pictures: 0 } },
  );
  const teamFiles = await storeTeamFiles(store, cast);
  const entries = entriesOf(cast, season, { now, demo, teamFiles });
  for (const part of parts(entries)) await insertEntries(db, { entries: part, passwordHash });
  const actors = { owner: await actorOf(db, 'owner'), manager: await actorOf(db, 'manager') };
  await logEntries(db);
  await workThroughList(db, { actors, season, now });
  while ((await compareTeams(db)) > 0);
  while ((await screen(db, { now })) > 0);
  const judges = await listJudges(db);
  let sheets = 0;
  const seats = lanes.values();
  for (const rules of season.values()) {
    const taken = judges.splice(0, evaluatorsFor(seats.next().value?.count ?? 0));
    sheets += await judge(db, { rules, judges: taken, manager: actors.manager, now });
  }
  // Who has submitted was here: they logged in before the last sheet that they opened.
  await sql`update evaluators e set last_login_at = s.at - interval '6 minutes'
    from (select evaluator_id, max(opened_at) as at from sheets group by 1) as s
    where s.evaluator_id = e.account_id`.execute(db.sql);
  // Its letters were sent in the past: a demo that starts sends nothing to anybody.
  await db.sql.deleteFrom('outbox').execute();
  await leaveFailedLetters(db, { now });
  // The embedded database never counts its rows by itself, and without counts plans for these many are slow.
  await sql`analyze`.execute(db.sql);
  const { sequence } = await db.sql.selectFrom('auditHead').select('sequence').executeTakeFirstOrThrow();
  return { teams: teams.length, evaluators, sheets, entries: Number(sequence) };
}

function evaluatorsFor(teams: number): number {
  return Math.ceil(teams / PANEL.teams) * (PANEL.members + PANEL.alternates);
}

function* parts<Item>(items: readonly Item[], size = ROWS): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Teams of the demo first, which one can log in as, then as many as are missing. */
function teamsOf(lane: number, count: number): DemoTeam[] {
  const byHand = theseTeams.filter((team) => team.lane === lane);
  // 글로벌 has none that are written by hand: its teams are of universities, too.
  const modelLane = lane === 5 ? 3 : lane;
  const models = [...theseTeams, ...teamsLastYear].filter((team) => team.lane === modelLane);
  const known = byHand.slice(0, count);
  const missing = Array.from({ length: count - known.length }, (_, index) =>
    leagueTeam(lane + index * shares.length, lane, models),
  );
  return [...known, ...missing];
}

/** The demo's season with the dates of 성장 for every track: submitted until last week, being reviewed now. */
function leaguePlan(now: Date): SeasonPlan {
  const plan = demoSeasonPlan(now);
  const growth = growthStages(plan);
  const tracks: SeasonPlan['tracks'] = plan.tracks.map((track) => ({
    ...track,
    stages: structuredClone(growth).map((stage) =>
      stage.stageNo === STAGE && track.lane !== 4 ? { ...stage, material: null } : stage,
    ),
  }));
  return { ...plan, tracks };
}

function growthStages({ tracks }: SeasonPlan): SeasonPlan['tracks'][number]['stages'] {
  return tracks.find(({ lane }) => lane === 4)?.stages ?? [];
}

async function openLeagueSeason(
  db: Db,
  { plan, files, now }: { plan: SeasonPlan; files: FileStore; now: Date },
): Promise<Map<number, TrackRules>> {
  const bytes = await storeDemoForm(files);
  await insertDemoForm(db, { bytes, owner: demoOperators.owner.loginId, now });
  const opening = growthStages(plan)[0]?.opensAt?.getTime() ?? now.getTime();
  const publishedAt = new Date(opening - 14 * DAY_MS);
  const { seasonId, trackNos } = await createSeason(db, { plan, now: publishedAt });
  await publishSeason(db, { seasonId, reason: '시즌을 처음 게시해요', now: publishedAt });
  const rules = new Map<number, TrackRules>();
  for (const [lane, trackNo] of trackNos) rules.set(lane, await getTrackRules(db, trackNo));
  return rules;
}

/** The evaluators of the demo and as many more as are missing, every fifth of a university. */
async function seedEvaluators(
  db: Db,
  { count, passwordHash, now }: { count: number; passwordHash: string; now: Date },
): Promise<void> {
  await seedDemoEvaluators(db, { now, passwordHash });
  const [model, ...others] = theseTeams.filter(({ lane }) => lane === 3);
  if (!model) throw new Error('The demo has no team of 캠퍼스.');
  const firms = [
    '벤처스',
    '창업지원센터',
    '특허법인',
    '인베스트',
    '회계법인',
    '엔지니어링',
    '디자인',
    '데이터',
  ];
  const expertise = [
    'living',
    'food',
    'education',
    'health',
    'environment',
    'mobility',
    'content',
    'social',
    'local',
  ];
  const missing = Array.from({ length: Math.max(0, count - demoEvaluators.length) }, (_, index) => {
    const name = demoPerson(5_000 + index * 7, model, 2000).tmName;
    const ofSchool = index % 5 === 4 ? (others[index % others.length] ?? model) : null;
    const affiliation = ofSchool?.school.name ?? `${name.slice(1)}${firms[index % firms.length]}`;
    return {
      name,
      loginId: `judge${index + 1}@judge.chulbal.example`,
      phone: `010-0000-${8_100 + index}`,
      affiliation,
      schoolName: ofSchool?.school.name ?? '',
      department: ofSchool?.major ?? '',
      employer: ofSchool ? '' : affiliation,
      expertise: [0, 1, 2].map((place) => expertise[(index + place * 4) % expertise.length] ?? 'living'),
    };
  });
  for (const part of parts(missing)) {
    await db.transaction(async (tx) => {
      const rows = await tx.sql
        .insertInto('accounts')
        .values(
          part.map(({ name, loginId, phone }) => ({
            kind: 'evaluator' as const,
            name,
            emailSealed: tx.vault.seal(loginId),
            emailIndex: tx.vault.index(loginId),
            phoneSealed: tx.vault.seal(phone),
            phoneIndex: tx.vault.index(phone),
            passwordHash,
            status: 'active' as const,
            createdAt: now,
            updatedAt: now,
          })),
        )
        .returning(['id', 'emailIndex'])
        .execute();
      const ids = new Map(rows.map(({ id, emailIndex }) => [emailIndex, id]));
      await tx.sql
        .insertInto('evaluators')
        .values(
          part.map(({ loginId, phone: _, name, expertise: fields, ...given }) => ({
            ...given,
            accountId: ids.get(tx.vault.index(loginId)) ?? 0,
            schoolId: null,
            emailDomain: emailDomainOf(loginId),
            expertise: json(fields),
            loadLimit: PANEL.teams,
            mustChangePassword: false,
            invitedBy: null,
            invitedAt: now,
            disabledAt: null,
            lastLoginAt: null,
            searchText: evaluatorSearchText({ name, ...given }),
          })),
        )
        .execute();
    });
  }
}

async function actorOf(db: Db, who: DemoOperatorRole): Promise<OperatorActor> {
  const { name, role, loginId } = demoOperators[who];
  const { id } = await db.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'operator')
    .where('emailIndex', '=', db.vault.index(loginId))
    .executeTakeFirstOrThrow();
  return mintOperator({ operatorId: id, name, role, address: '127.0.0.1' });
}

type Line = AuditRecord & { actor: AuditActor };

/** Writes lines of the log in the order of time; few to a transaction, for the chain has one head that each line moves. */
async function writeLog(db: Db, lines: readonly Line[]): Promise<void> {
  const sorted = lines.toSorted((a, b) => a.now.getTime() - b.now.getTime());
  for (const part of parts(sorted)) {
    await db.transaction(async (tx) => {
      for (const { actor, ...entry } of part) await recordAs(tx, actor, entry);
    });
    while ((await chainArrivals(db)) > 0);
  }
}

/** What applicants did: every submission, and every member who confirmed. */
async function logEntries(db: Db): Promise<void> {
  const teams = await db.sql
    .selectFrom('applications as a')
    .innerJoin('submissions as s', 's.teamNo', 'a.teamNo')
    .select(['a.teamNo', 'a.number', 'a.teamName', 'a.leaderId', 's.contentSha256', 's.files', 's.arrivedAt'])
    .execute();
  const byNo = new Map(teams.map((team) => [team.teamNo, team]));
  const members = await db.sql
    .selectFrom('members')
    .select(['teamNo', 'tmNo', 'confirmedAt'])
    .where('confirmedAt', 'is not', null)
    .where('position', '>', 0)
    .execute();
  await writeLog(db, [
    ...teams.map(
      ({ leaderId, number, contentSha256, files, arrivedAt, ...team }): Line => ({
        actor: { kind: 'user', userId: leaderId, part: 'leader' },
        action: 'application.submit',
        object: teamObject({ number, ...team }),
        before: { status: 'draft', submissionVersion: 0 },
        after: { status: 'submitted', submissionVersion: 1, number, contentSha256, files: files.length },
        now: arrivedAt,
      }),
    ),
    ...members.flatMap(({ teamNo, tmNo, confirmedAt }): Line[] => {
      const team = byNo.get(teamNo);
      if (!team || !confirmedAt) return [];
      const actor = { kind: 'user', userId: null, part: 'member' } as const;
      return [
        { actor, action: 'member.confirm', object: teamObject(team), after: { tmNo }, now: confirmedAt },
      ];
    }),
  ]);
}

/** The day after the closing: everybody is given to somebody, and what was claimed is decided for three in four. */
async function workThroughList(
  db: Db,
  {
    actors,
    season,
    now,
  }: { actors: Record<DemoOperatorRole, OperatorActor>; season: ReadonlyMap<number, TrackRules>; now: Date },
): Promise<void> {
  for (const [lane, rules] of season) {
    const worker = lane === 3 ? actors.owner : actors.manager;
    const at = sitting(rules.stages[0]?.closesAt ?? now, now);
    const rows = await db.sql
      .selectFrom('applications as a')
      .innerJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
      .select(['a.teamNo', 'd.claims'])
      .where('a.trackNo', '=', rules.track.trackNo)
      .where('a.status', '=', 'submitted')
      .orderBy('a.teamNo')
      .execute();
    const teamNos = rows.map(({ teamNo }) => teamNo);
    for (const part of parts(teamNos)) {
      const given = {
        teamNos: part,
        operatorId: worker.operatorId,
        now: new Date(at.getTime() - 35 * MINUTE_MS),
      };
      await assignApplications(db, actors.owner, given);
    }
    const claiming = rows.filter(({ claims }) => claims.length > 0).map(({ teamNo }) => teamNo);
    const verified = claiming.filter((_, index) => index % 4 < 2);
    if (verified.length > 0) {
      const decision = { teamNos: verified, place: 0, decision: 'verified', reason: '', now: at } as const;
      await decideBonus(db, worker, decision);
    }
    for (const [index, teamNo] of claiming.filter((_, place) => place % 4 === 2).entries()) {
      await decideBonus(db, worker, {
        teamNos: [teamNo],
        place: 0,
        decision: 'rejected',
        reason: '증빙 서류에 팀원의 이름이 없어요',
        now: new Date(at.getTime() + (index + 1) * MINUTE_MS),
      });
    }
  }
}

type Judge = { evaluatorId: number; name: string };

async function listJudges(db: Db): Promise<Judge[]> {
  return db.sql
    .selectFrom('evaluators as e')
    .innerJoin('accounts as a', 'a.id', 'e.accountId')
    .select(['a.id as evaluatorId', 'a.name'])
    .orderBy('a.id')
    .execute();
}

/** Has panels of a track built and published, pledges signed by all but one in nine, and half the sheets submitted. */
async function judge(
  db: Db,
  given: { rules: TrackRules; judges: readonly Judge[]; manager: OperatorActor; now: Date },
): Promise<number> {
  const { rules, judges, manager, now } = given;
  const stage = rules.stages.find(({ stageNo }) => stageNo === STAGE);
  const of = { trackNo: rules.track.trackNo, stageNo: STAGE };
  const opened = Math.min(stage?.opensAt.getTime() ?? now.getTime(), now.getTime() - 3 * HOUR_MS);
  const { plan } = await readStageFacts(db, await getJudgedStage(db, of));
  const own = new Set(judges.map(({ evaluatorId }) => evaluatorId));
  const built = buildPanels(
    { ...plan, evaluators: plan.evaluators.filter(({ evaluatorId }) => own.has(evaluatorId)) },
    {
      panelCount: judges.length / (PANEL.members + PANEL.alternates),
      alternates: PANEL.alternates,
      region: 1,
      expertise: 1,
    },
    { panels: [] },
  );
  if (!('content' in built)) throw new Error(`No panels: ${JSON.stringify(built.problems)}`);
  const planned = new Date(opened - 20 * HOUR_MS);
  await savePanelDraft(db, manager, { ...of, revision: 0, content: built.content, now: planned });
  const published = new Date(planned.getTime() + 30 * MINUTE_MS);
  await publishPanels(db, manager, { ...of, revision: 1, reason: '', allowWarnings: true, now: published });
  const present = judges.filter((_, index) => index % 9 !== 8);
  const text = await newestText(db, of);
  for (const [index, { evaluatorId, name }] of present.entries()) {
    const at = new Date(opened + (index * HOUR_MS) / present.length);
    await signPledge(db, mintEvaluator(evaluatorId, null, '127.0.0.1'), {
      ...of,
      textSha256: text.sha256,
      ticked: text.clauses.map((_, clause) => ({ clause, at: at.toISOString() })),
      typedName: name,
      now: at,
    });
  }
  return insertSheets(db, {
    ...of,
    judges: present,
    from: opened + HOUR_MS + 15 * MINUTE_MS,
    until: now.getTime(),
  });
}

/** Who is through with how much of what they judge, one after the other: a little more than half, for who has not signed has nothing. */
const progress = [0.6, 1, 0.35, 0.75, 0.5, 0.1, 0.9, 0.4, 0.55];

async function insertSheets(
  db: Db,
  given: { trackNo: number; stageNo: number; judges: readonly Judge[]; from: number; until: number },
): Promise<number> {
  const { trackNo, stageNo, judges, from, until } = given;
  const duties = await db.sql
    .selectFrom('assignments as s')
    .innerJoin('applications as a', 'a.teamNo', 's.teamNo')
    .select(['s.evaluatorId', 'a.teamNo', 'a.number', 'a.teamName'])
    .where('s.trackNo', '=', trackNo)
    .where('s.stageNo', '=', stageNo)
    .where('s.state', '=', 'active')
    .orderBy('s.evaluatorId')
    .orderBy('a.teamNo')
    .execute();
  const of = Map.groupBy(duties, ({ evaluatorId }) => evaluatorId);
  const sheets = judges.flatMap(({ evaluatorId, name }, seat) => {
    const teams = of.get(evaluatorId) ?? [];
    const done = Math.round(teams.length * (progress[seat % progress.length] ?? 0));
    return teams.slice(0, done).map((team, place) => {
      const at = new Date(from + ((until - from) * (place + 1)) / (done + 1));
      const { teamNo } = team;
      const sheet = { trackNo, stageNo, evaluatorId, name, teamNo, seat, place, index: teamNo, at };
      return { team, row: submittedSheet(sheet) };
    });
  });
  for (const part of parts(sheets.map(({ row }) => row))) {
    await db.transaction(async (tx) => {
      const rows = await tx.sql.insertInto('sheets').values(part).returning(['id', 'savedAt']).execute();
      // As they were saved, a version each; those of one minute at once.
      const bySecond = Map.groupBy(rows, ({ savedAt }) => savedAt.getTime());
      for (const [time, ofTime] of bySecond)
        await keepVersions(tx, { sheetIds: ofTime.map(({ id }) => id), now: new Date(time) });
    });
  }
  await writeLog(
    db,
    sheets.map(
      ({ team, row }): Line => ({
        actor: mintEvaluator(row.evaluatorId, null, '127.0.0.1'),
        category: 'disclosure',
        action: 'target.open',
        object: teamObject(team),
        after: { trackNo, stageNo, shown: ['texts', 'people'] },
        now: row.openedAt,
      }),
    ),
  );
  return sheets.length;
}

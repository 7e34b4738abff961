import { randomBytes } from 'node:crypto';
import type { Person } from '@chulbal/contract/application-fields';
import { hashPassword } from '../accounts/passwords.ts';
import { applicationNumber } from '../applications/submission.rules.ts';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { createSeason, finishSeason, publishSeason } from '../seasons/commands.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { setSiteSettings } from '../site/commands.ts';
import { type DemoPerson, type DemoRole, seedDemoAccounts } from './demo-accounts.ts';
import { postFiles } from './demo-boards.ts';
import { reissuedFile, workAsOperators } from './demo-desk.ts';
import { displayPictures } from './demo-displays.ts';
import { draftFile, insertDraft } from './demo-draft.ts';
import { type DemoEntry, entryFiles, filesOfPeople, insertEntries } from './demo-entries.ts';
import { type DemoEvaluator, demoEvaluators, seedDemoEvaluators } from './demo-evaluators.ts';
import { type DemoFile, storeDemoFiles } from './demo-files.ts';
import { ASKED_TEAM, growthDecks } from './demo-handed-in.ts';
import {
  type DemoOperator,
  type DemoOperatorRole,
  demoOperators,
  seedDemoOperators,
} from './demo-operators.ts';
import { demoPerson } from './demo-people.ts';
import { demoSeasonPlan } from './demo-season.ts';
import { insertDemoForm, storeDemoForm } from './demo-season-form.ts';
import { demoSite } from './demo-site.ts';
import { type DemoTeam, submittedDemoTeam, teamsThisYear } from './demo-teams.ts';
import { teamsLastYear } from './demo-teams-last-year.ts';

/** Teams of this season that are written by hand. */
export const theseTeams: readonly DemoTeam[] = [submittedDemoTeam, ...teamsThisYear];

type Student = DemoPerson & { userId: number };
export type Demo = Record<DemoRole, Student> & {
  operators: Readonly<Record<DemoOperatorRole, DemoOperator>>;
  evaluators: readonly DemoEvaluator[];
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The operators have been there since before last year's season. */
const OPERATORS_DAYS = 450;

const EVALUATORS_DAYS = 40;

/** Nobody uses the database yet, and the machine may be slow: it may take two minutes. */
const SEEDING = { limit: 120_000 };

/**
 * Fills an empty database with the demo, around `now`: this year's season with teams on its open and closed
 * lanes, last year's, finished, a student with a draft and one with a receipt, two operators with what they have done so far, and nine
 * evaluators who have judged half of 성장. Where there is a season
 * already, it only returns how to log in. A start that is killed leaves all of it or nothing.
 */
export async function seedDemo(db: Db, { now, files }: { now: Date; files: FileStore }): Promise<Demo> {
  await seedDemoOperators(db, { now: new Date(now.getTime() - OPERATORS_DAYS * DAY_MS) });
  const demo = {
    ...(await seedDemoAccounts(db, { now })),
    operators: demoOperators,
    evaluators: demoEvaluators,
  };
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  await seedDemoEvaluators(db, { now: new Date(now.getTime() - EVALUATORS_DAYS * DAY_MS), passwordHash });
  const season = await db.sql.selectFrom('seasons').select('id').limit(1).executeTakeFirst();
  if (season) return demo;

  const teamFiles = new Map([
    ...filesOf(theseTeams, 'this season'),
    ...filesOf(teamsLastYear, 'last season'),
  ]);
  const [file, reissued, decks] = [draftFile(), reissuedFile(), growthDecks()];
  const others = [file, reissued, ...decks.values()];
  const boardFiles = postFiles();
  const pictures = displayPictures();
  await storeDemoFiles(files, [
    ...others,
    ...[...boardFiles.values()].flatMap((given) => [...given.attached, ...given.pictures]),
    ...pictures.values(),
    ...[...teamFiles.values()].flat(),
  ]);
  const form = await storeDemoForm(files);
  await db.transaction(async (tx) => {
    await setSiteSettings(tx, { settings: demoSite, now });
    await insertDemoForm(tx, { bytes: form, owner: demoOperators.owner.loginId, now });
    const thisYear = await publishDemoSeason(tx, now, 'thisYear');
    const lastYear = await publishDemoSeason(tx, now, 'lastYear');
    const around: Around = { now, numbers: counter(), demo, teamFiles };
    const entries = [
      ...entriesOf(theseTeams, thisYear, around),
      ...entriesOf(teamsLastYear, lastYear, around),
    ];
    await insertEntries(tx, { entries, passwordHash });
    await insertDraft(tx, { rules: rulesOf(thisYear, 3), leader: demo.draft, file, now });
    await workAsOperators(tx, {
      thisYear,
      lastYear,
      reissued,
      decks,
      boardFiles,
      displayPictures: pictures,
      now,
    });
  }, SEEDING);
  return demo;
}

/** The documents of each team, by the number the team will have. */
export function filesOf(teams: readonly DemoTeam[], season: string): [DemoTeam, DemoFile[]][] {
  return teamsByLane(teams).flatMap(([lane, ofLane]) =>
    ofLane.map((team, index): [DemoTeam, DemoFile[]] => [
      team,
      entryFiles(team, `${applicationNumber(lane, index + 1)}, ${season}`),
    ]),
  );
}

function teamsByLane(teams: readonly DemoTeam[]): [number, DemoTeam[]][] {
  return [...Map.groupBy(teams, ({ lane }) => lane)];
}

/** Publishes a season two weeks before its first applications opened. Returns its rules by lane. */
async function publishDemoSeason(
  db: Db,
  now: Date,
  which: 'thisYear' | 'lastYear',
): Promise<Map<number, TrackRules>> {
  const plan = demoSeasonPlan(now, which);
  const openings = plan.tracks.map(({ stages }) => stages[0]?.opensAt?.getTime() ?? now.getTime());
  const publishedAt = new Date(Math.min(...openings) - 14 * DAY_MS);
  const { seasonId, trackNos } = await createSeason(db, { plan, now: publishedAt });
  await publishSeason(db, { seasonId, reason: '시즌을 처음 게시해요', now: publishedAt });
  if (which === 'lastYear') await finishSeason(db, { seasonId });
  const rules = new Map<number, TrackRules>();
  for (const [lane, trackNo] of trackNos) rules.set(lane, await getTrackRules(db, trackNo));
  return rules;
}

function rulesOf(season: Map<number, TrackRules>, lane: number): TrackRules {
  const rules = season.get(lane);
  if (!rules) throw new Error(`The demo season has no lane ${lane}.`);
  return rules;
}

export function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

type Around = {
  now: Date;
  numbers: () => number;
  demo: Demo;
  teamFiles: Map<DemoTeam, DemoFile[]>;
};

/** The teams of a season in the order in which they submitted, lane by lane. */
export function entriesOf(
  teams: readonly DemoTeam[],
  season: Map<number, TrackRules>,
  { now, numbers, demo, teamFiles }: Around,
): DemoEntry[] {
  return teamsByLane(teams).flatMap(([lane, ofLane]) => {
    const rules = rulesOf(season, lane);
    return ofLane.map((team, index) => {
      const serial = index + 1;
      const submittedAt = submissionTime(rules, now, serial / (ofLane.length + 1));
      const leader = leaderOf(team, demo);
      const people = Array.from({ length: team.size }, () => demoPerson(numbers(), team, rules.year));
      if (leader && people[0]) people[0] = { ...people[0], ...personOf(leader) };
      return {
        team,
        rules,
        serial,
        people,
        leaderId: leader?.userId ?? null,
        submittedAt,
        confirmedAt: people.map((_, place) => {
          // This season one in six has not confirmed yet.
          const at = confirmation(submittedAt, place, serial);
          const isOpen = !rules.finished && place > 0 && ((serial + place) % 6 === 0 || at > now);
          return isOpen ? null : at;
        }),
        files: filesOfPeople(teamFiles.get(team) ?? [], people),
      };
    });
  });
}

/** Whom somebody can log in as; the leaders of all other teams have passwords that nobody knows. */
function leaderOf(team: DemoTeam, demo: Demo): Student | null {
  if (team === submittedDemoTeam) return demo.submitted;
  return team.name === ASKED_TEAM && theseTeams.includes(team) ? demo.asked : null;
}

/** A time within the applications, `share` (0 to 1) of the way to their end or to now; most come late. */
function submissionTime(rules: TrackRules, now: Date, share: number): Date {
  const stage = rules.stages[0];
  if (!stage) throw new Error('The demo season has no applications.');
  const end = Math.min(stage.closesAt.getTime(), now.getTime());
  const from = stage.opensAt.getTime();
  return new Date(Math.floor((from + (end - from) * share ** 0.6) / 1000) * 1000 + 417);
}

/** The leader confirms by submitting, the others within hours. */
function confirmation(submittedAt: Date, place: number, serial: number): Date {
  return new Date(submittedAt.getTime() + place * (3 + (serial % 5)) * HOUR_MS);
}

function personOf(student: Student): Partial<Person> {
  const { name, sex, birthDate, phone, loginId } = student;
  return { tmName: name, tmSex: sex, tmBirth: birthDate, tmPhone: phone, tmEmail: loginId };
}

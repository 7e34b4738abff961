import { randomBytes } from 'node:crypto';
import type { Person } from '@chulbal/contract/application-fields';
import { hashPassword } from '../accounts/passwords.ts';
import type { Db } from '../db.ts';
import { createSeason, finishSeason, publishSeason, type SeasonPlan } from '../seasons/commands.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { setSiteSettings } from '../site/commands.ts';
import { type DemoPerson, type DemoRole, seedDemoAccounts } from './demo-accounts.ts';
import { postFiles } from './demo-boards.ts';
import { storeCompanyPictures } from './demo-companies.ts';
import { wordsLastYear } from './demo-companies-last-year.texts.ts';
import type { DemoContentFile } from './demo-content-files.ts';
import { ANSWERING, reissuedFile, workAsOperators } from './demo-desk.ts';
import { displayPictures } from './demo-displays.ts';
import { draftFile, insertDraft } from './demo-draft.ts';
import { encoreCompanies, unfinishedTeams } from './demo-encore.texts.ts';
import { encoreSeasonPlan } from './demo-encore.ts';
import { type DemoEntry, type EntryPapers, entryFiles, insertEntries, registered } from './demo-entries.ts';
import { type DemoEvaluator, demoEvaluators, seedDemoEvaluators } from './demo-evaluators.ts';
import { type DemoFile, type DemoStore, storeDemoFiles } from './demo-files.ts';
import { ASKED_TEAM, growthDecks } from './demo-handed-in.ts';
import {
  type DemoOperator,
  type DemoOperatorRole,
  demoOperators,
  seedDemoOperators,
} from './demo-operators.ts';
import { demoPerson } from './demo-people.ts';
import { programCovers } from './demo-programs.ts';
import { demoSeasonPlan } from './demo-season.ts';
import { insertDemoForm, storeDemoForm } from './demo-season-form.ts';
import { demoSite } from './demo-site.ts';
import { type DemoTeam, submittedDemoTeam, teamsThisYear } from './demo-teams.ts';
import { teamsLastYear } from './demo-teams-last-year.ts';

/** Teams of this season that are written by hand. */
export const theseTeams: readonly DemoTeam[] = [submittedDemoTeam, ...teamsThisYear];

/** Teams of the season before last, which come back for an exhibition of their own. */
const encoreTeams: readonly DemoTeam[] = [...encoreCompanies.map(({ team }) => team), ...unfinishedTeams];
/** The one of them whose leader one can log in as. */
const EXHIBITOR = '반의반찬';

type Student = DemoPerson & { userId: number };
export type Demo = Record<DemoRole, Student> & {
  operators: Readonly<Record<DemoOperatorRole, DemoOperator>>;
  evaluators: readonly DemoEvaluator[];
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The operators have been there since before the season before last. */
const OPERATORS_DAYS = 830;

const EVALUATORS_DAYS = 40;

/** Nobody uses the database yet, and the machine may be slow: it may take two minutes. */
const SEEDING = { limit: 120_000 };

/**
 * Fills an empty database with the demo, around `now`: this year's season with teams on its open and closed
 * lanes, last year's, finished, a student with a draft and one with a receipt, two operators with what they have done so far, and nine
 * evaluators who have judged half of 성장. Where there is a season
 * already, it only returns how to log in. A start that is killed leaves all of it or nothing.
 */
export async function seedDemo(db: Db, { now, ...store }: { now: Date } & DemoStore): Promise<Demo> {
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

  const numbers = counter();
  const casts = {
    thisYear: castOf(theseTeams, { plan: demoSeasonPlan(now, 'thisYear'), numbers, demo }),
    lastYear: castOf(teamsLastYear, { plan: demoSeasonPlan(now, 'lastYear'), numbers, demo }),
    encore: castOf(encoreTeams, { plan: encoreSeasonPlan(now), numbers, demo }),
  };
  const stored = await storeAll(store, { cast: [...casts.thisYear, ...casts.lastYear], now });
  const form = await storeDemoForm(store.files);
  const lastCompanies = teamsLastYear.map((team) => ({ team, words: wordsLastYear.get(team.name) ?? null }));
  const companies = {
    lastYear: await storeCompanyPictures(store, lastCompanies, 0),
    encore: await storeCompanyPictures(store, encoreCompanies, lastCompanies.length),
  };
  await db.transaction(async (tx) => {
    await setSiteSettings(tx, { settings: demoSite, now });
    await insertDemoForm(tx, { bytes: form, owner: demoOperators.owner.loginId, now });
    const thisYear = await publishDemoSeason(tx, now, 'thisYear');
    const lastYear = await publishDemoSeason(tx, now, 'lastYear');
    const encore = await publishDemoSeason(tx, now, 'encore');
    const given = { now, demo, teamFiles: stored.ofTeams };
    const entries = [
      ...entriesOf(casts.thisYear, thisYear, given),
      ...entriesOf(casts.lastYear, lastYear, given),
      ...entriesOf(casts.encore, encore, given),
    ];
    await insertEntries(tx, { entries, passwordHash });
    await insertDraft(tx, { rules: rulesOf(thisYear, 3), leader: demo.draft, file: stored.draft, now });
    await workAsOperators(tx, {
      ...{ thisYear, lastYear, encore, ...stored, companies, passwordHash, now },
      accounts: { invested: demo.invested.userId, missed: demo.missed.userId },
    });
  }, SEEDING);
  return demo;
}

/** A team with its people, leader first, as it will stand in its lane. */
export type Cast = { team: DemoTeam; people: Person[]; serial: number; papers: EntryPapers };

/** The teams of a season with their people, lane by lane; `numbers` makes one person another than the last. */
export function castOf(
  teams: readonly DemoTeam[],
  { plan, numbers, demo }: { plan: SeasonPlan; numbers: () => number; demo: Demo },
): Cast[] {
  return [...Map.groupBy(teams, ({ lane }) => lane)].flatMap(([lane, ofLane]) => {
    const [stage] = plan.tracks.find((track) => track.lane === lane)?.stages ?? [];
    const { opensAt = new Date(0), closesAt = new Date(0) } = stage ?? {};
    return ofLane.map((team, index) => {
      const leader = leaderOf(team, demo);
      const people = Array.from({ length: team.size }, () => demoPerson(numbers(), team, plan.year));
      if (leader && people[0]) people[0] = { ...people[0], ...personOf(leader) };
      const serial = index + 1;
      const papers = {
        people,
        year: plan.year,
        serial,
        opensAt,
        closesAt,
        pictures: theseTeams.includes(team) ? 3 : 2,
      };
      return { team, people, serial, papers: papers as EntryPapers };
    });
  });
}

/** Stores the documents of these teams; gives them by team. */
export async function storeTeamFiles(
  store: DemoStore,
  cast: readonly Cast[],
): Promise<Map<DemoTeam, DemoFile[]>> {
  const wanted = cast.map(({ team, papers }) => [team, entryFiles(team, papers)] as const);
  const rest = await storeDemoFiles(
    store,
    wanted.flatMap(([, own]) => own),
  );
  return new Map(wanted.map(([team, own]) => [team, rest.splice(0, own.length)]));
}

/** Every file of the demo. */
async function storeAll(store: DemoStore, { cast, now }: { cast: readonly Cast[]; now: Date }) {
  const answering = cast.find(({ team }) => team.name === ANSWERING);
  if (!answering) throw new Error(`The demo has no team ${ANSWERING}.`);
  const again = { ...registered(answering.team, answering.papers), before: now };
  const [decks, posts, displays] = [growthDecks(now), postFiles(now), displayPictures(now)];
  const covers = programCovers();
  const [ofTeams, own, shown] = await Promise.all([
    storeTeamFiles(store, cast),
    storeDemoFiles<string>(store, [draftFile(now), reissuedFile(answering.team, again), ...decks.values()]),
    storeDemoFiles(store, [
      ...[...posts.values()].flatMap(({ attached, pictures }) => [...attached, ...pictures]),
      ...displays.values(),
      ...covers.values(),
    ]),
  ]);
  const [draft, reissued, ...handedIn] = own as [DemoFile, DemoFile, ...DemoFile<string>[]];
  const take = <Key>(keys: Iterable<Key>, from: DemoFile<string>[]) =>
    new Map([...keys].map((key) => [key, from.shift()] as const));
  return {
    ...{ ofTeams, draft, reissued },
    decks: take(decks.keys(), handedIn) as Map<string, DemoFile<string>>,
    boardFiles: new Map(
      [...posts].map(([place, { attached, pictures }]) => [
        place,
        { attached: shown.splice(0, attached.length), pictures: shown.splice(0, pictures.length) },
      ]),
    ),
    displayPictures: take(displays.keys(), shown) as Map<string, DemoContentFile>,
    programCovers: take(covers.keys(), shown) as Map<string, DemoContentFile>,
  };
}

/** Publishes a season two weeks before its first applications opened. Returns its rules by lane. */
async function publishDemoSeason(
  db: Db,
  now: Date,
  which: 'thisYear' | 'lastYear' | 'encore',
): Promise<Map<number, TrackRules>> {
  const plan = which === 'encore' ? encoreSeasonPlan(now) : demoSeasonPlan(now, which);
  const openings = plan.tracks.map(({ stages }) => stages[0]?.opensAt?.getTime() ?? now.getTime());
  const publishedAt = new Date(Math.min(...openings) - 14 * DAY_MS);
  const { seasonId, trackNos } = await createSeason(db, { plan, now: publishedAt });
  await publishSeason(db, { seasonId, reason: '시즌을 처음 게시해요', now: publishedAt });
  if (which !== 'thisYear') await finishSeason(db, { seasonId });
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

/** The teams of a season in the order in which they submitted, lane by lane. */
export function entriesOf(
  cast: readonly Cast[],
  season: Map<number, TrackRules>,
  { now, demo, teamFiles }: { now: Date; demo: Demo; teamFiles: ReadonlyMap<DemoTeam, DemoFile[]> },
): DemoEntry[] {
  const inLane = Map.groupBy(cast, ({ team }) => team.lane);
  return cast.map(({ team, people, serial }) => {
    const rules = rulesOf(season, team.lane);
    const submittedAt = submissionTime(rules, now, serial / ((inLane.get(team.lane)?.length ?? 0) + 1));
    return {
      ...{ team, rules, serial, people, submittedAt },
      leaderId: leaderOf(team, demo)?.userId ?? null,
      confirmedAt: people.map((_, place) => {
        // This season one in six has not confirmed yet.
        const at = confirmation(submittedAt, place, serial);
        const isOpen = !rules.finished && place > 0 && ((serial + place) % 6 === 0 || at > now);
        return isOpen ? null : at;
      }),
      files: teamFiles.get(team) ?? [],
    };
  });
}

/** Whom somebody can log in as; the leaders of all other teams have passwords that nobody knows. */
function leaderOf(team: DemoTeam, demo: Demo): Student | null {
  if (team === submittedDemoTeam) return demo.submitted;
  if (team.name === EXHIBITOR) return demo.exhibitor;
  return team.name === ASKED_TEAM && theseTeams.includes(team) ? demo.asked : null;
}

/** A time within the applications, `share` (0 to 1) of the way to their end or to now; most come late, the last within hours. */
function submissionTime(rules: TrackRules, now: Date, share: number): Date {
  const stage = rules.stages[0];
  if (!stage) throw new Error('The demo season has no applications.');
  const end = Math.min(stage.closesAt.getTime(), now.getTime());
  const from = stage.opensAt.getTime();
  const come = 1 - (1 - share) ** 2.2;
  return new Date(Math.floor((from + (end - from) * come) / 1000) * 1000 + 417);
}

/** The leader confirms by submitting, the others within hours. */
function confirmation(submittedAt: Date, place: number, serial: number): Date {
  return new Date(submittedAt.getTime() + place * (3 + (serial % 5)) * HOUR_MS);
}

function personOf(student: Student): Partial<Person> {
  const { name, sex, birthDate, phone, loginId } = student;
  return { tmName: name, tmSex: sex, tmBirth: birthDate, tmPhone: phone, tmEmail: loginId };
}

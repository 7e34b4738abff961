import { randomBytes } from 'node:crypto';
import type { SiteSettings } from '@chulbal/contract/site/site';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { Db } from '@chulbal/domain/db';
import { createSeason, finishSeason, publishSeason } from '@chulbal/domain/seasons/commands';
import { getTrackRules, type TrackRules } from '@chulbal/domain/seasons/queries';
import { setSiteSettings } from '@chulbal/domain/site/commands';
import { sql } from 'kysely';
import { type DemoPerson, type DemoRole, seedDemoAccounts } from './accounts.ts';
import { type Cast, leaderRole } from './cast.ts';
import { insertDraft } from './draft.ts';
import { type DrawnDemo, drawDemo } from './drawn.ts';
import { encoreSeasonPlan } from './encore.ts';
import { type DemoEntry, insertEntries } from './entries.ts';
import { type DemoEvaluator, demoEvaluators, seedDemoEvaluators } from './evaluators.ts';
import type { DemoFile, DemoStore } from './files.ts';
import { type DemoOperator, type DemoOperatorRole, demoOperators, seedDemoOperators } from './operators.ts';
import { workAsOperators } from './operators-work.ts';
import { demoSeasonPlan } from './season.ts';
import { insertDemoForm } from './season-form.ts';
import type { DemoTeam } from './teams.ts';

/** Who runs the demo's league: nobody of these exists, and their number has a wrong check digit. */
const demoSite: Partial<SiteSettings> = {
  organisations: [
    {
      role: { ko: '운영', en: 'Operated by' },
      name: { ko: '한걸음창업재단', en: 'One Step Start-up Foundation' },
      logo: null,
    },
    {
      role: { ko: '주최', en: 'Hosted by' },
      name: { ko: '새길도전부', en: 'Ministry of New Paths' },
      logo: null,
    },
    {
      role: { ko: '후원', en: 'Supported by' },
      name: { ko: '배움나눔부', en: 'Ministry of Shared Learning' },
      logo: null,
    },
  ],
  businessNumber: '123-45-67890',
  phone: '02-0000-2026',
  email: 'help@onestep.example',
};

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
 *
 * @param given.drawn its files around the same `now`, where drawing them has begun already.
 */
export async function seedDemo(
  db: Db,
  { now, drawn, ...store }: { now: Date; drawn?: Promise<DrawnDemo> | undefined } & DemoStore,
): Promise<Demo> {
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

  const { casts, form, ofTeams: teamFiles, ...files } = await (drawn ?? drawDemo({ now, ...store }));
  await db.transaction(async (tx) => {
    await setSiteSettings(tx, { settings: demoSite, now });
    await insertDemoForm(tx, { bytes: form, owner: demoOperators.owner.loginId, now });
    const thisYear = await publishDemoSeason(tx, now, 'thisYear');
    const lastYear = await publishDemoSeason(tx, now, 'lastYear');
    const encore = await publishDemoSeason(tx, now, 'encore');
    const given = { now, demo, teamFiles };
    const entries = [
      ...entriesOf(casts.thisYear, thisYear, given),
      ...entriesOf(casts.lastYear, lastYear, given),
      ...entriesOf(casts.encore, encore, given),
    ];
    await insertEntries(tx, { entries, passwordHash });
    await insertDraft(tx, { rules: rulesOf(thisYear, 3), leader: demo.draft, file: files.draft, now });
    await workAsOperators(tx, {
      ...{ thisYear, lastYear, encore, ...files, passwordHash, now },
      accounts: { invested: demo.invested.userId, missed: demo.missed.userId },
    });
    await agreeAsAtSigningUp(tx);
  }, SEEDING);
  return demo;
}

/** Who signed up since there are terms has agreed to what they had to, in the version of that day. */
async function agreeAsAtSigningUp(tx: Db): Promise<void> {
  await sql`
    insert into consents (account_id, term, version, agreed, at)
    select a.id, t.term, t.version, t.required, a.created_at
    from accounts a cross join lateral (
      select distinct on (term) term, version, required from terms
      where effective_at <= a.created_at and asked_of = 'everybody' order by term, effective_at desc
    ) as t
    where a.kind = 'user' and not exists (select from consents c where c.account_id = a.id)`.execute(tx.sql);
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
      leaderId: leaderIdOf(team, demo),
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

function leaderIdOf(team: DemoTeam, demo: Demo): number | null {
  const role = leaderRole(team);
  return role && demo[role].userId;
}

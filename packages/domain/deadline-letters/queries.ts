import type { MovedDeadline } from '@chulbal/contract/deadline-letters';
import { type Language, languages } from '@chulbal/contract/language';
import { blocking, contradictions } from '@chulbal/contract/seasons/contradictions';
import { sql } from 'kysely';
import { listEmails } from '../accounts/queries.ts';
import type { Written } from '../applications/letters.rules.ts';
import {
  type LeaderContact,
  listLeaders,
  listMemberEmails,
} from '../applications/members/leaders.queries.ts';
import { LEADER_ROLE } from '../applications/members.rules.ts';
import { confirmationDate } from '../applications/stage-views.rules.ts';
import type { Db } from '../db.ts';
import { isLeft } from '../evaluation/sheets/left.queries.ts';
import { materialUrl } from '../materials/rules.ts';
import { subjectsOf } from '../materials/subjects.queries.ts';
import { sentLine } from '../outbox/links.rules.ts';
import { listPledges } from '../panels/facts.queries.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { judgingPeriod } from '../seasons/judging-period.rules.ts';
import { getDrafted } from '../seasons/plan.queries.ts';
import { inForce, planOf } from '../seasons/plan.rules.ts';
import type { PublishedSeason } from '../seasons/published.queries.ts';
import {
  deadlineFor,
  getPublished,
  getTrackRules,
  materialDeadlineFor,
  rulesOfTracks,
  type TrackRules,
} from '../seasons/queries.ts';
import type { Extension } from '../seasons/rules.ts';
import { evaluatorLetter, reasonLead, teamLetter } from './letters.rules.ts';
import { type Deadline, isNews, type Moved, movedDeadlines } from './rules.ts';

/** A season as it is and as it is about to be. */
export type Turn = { before: PublishedSeason; after: PublishedSeason };

/** Somebody whom a moved deadline touches; for a team with what held and what holds for it alone. */
export type TouchedTeam = {
  leader: LeaderContact;
  /** Addresses of its members. */
  members: readonly string[];
  submitted: boolean;
  /** Members other than the leader who have not confirmed their entry. */
  unconfirmed: number;
  teamName: string;
  before: Date;
  after: Date;
};
export type TouchedEvaluator = { email: string; left: number };
type TeamKind = Exclude<Moved['kind'], 'judging'>;
export type Touched = Moved & { rules: TrackRules; teams: TouchedTeam[]; evaluators: TouchedEvaluator[] };

/** What publishing would make of a season in force; null where none is, or where the plan cannot be published. */
export async function publishingTurn(db: Db, { year }: { year: number }): Promise<Turn | null> {
  const { season, status } = await getDrafted(db, { year });
  if (status !== 'published' || blocking(contradictions(planOf(season))).length > 0) return null;
  const before = await getPublished(db, year);
  return { before, after: { ...before, rules: inForce(season) } };
}

/** What an extension would make of the season of its track. Throws notFound. */
export async function extendingTurn(db: Db, extension: Extension): Promise<Turn> {
  const before = await getPublished(db, (await getTrackRules(db, extension.trackNo)).year);
  return { before, after: { ...before, extensions: [...before.extensions, extension] } };
}

/** The deadlines that move, of teams in general or of one, and everybody whom each of them touches and who can be written to. */
export async function listTouched(
  db: Db,
  { before, after }: Turn,
  { teamNo = null, now }: { teamNo?: number | null; now: Date },
): Promise<Touched[]> {
  const was = new Map(rulesOfTracks(before).map((rules) => [rules.track.trackNo, rules]));
  const found: Touched[] = [];
  for (const rules of rulesOfTracks(after)) {
    const old = was.get(rules.track.trackNo);
    if (!old || rules.finished) continue;
    for (const moved of movedDeadlines(deadlinesOf(old, teamNo), deadlinesOf(rules, teamNo), now)) {
      found.push({
        ...moved,
        rules,
        ...(isOfTeams(moved)
          ? { teams: await listTeams(db, { moved, old, rules, teamNo, now }), evaluators: [] }
          : { teams: [], evaluators: await listEvaluators(db, moved) }),
      });
    }
  }
  return found;
}

/** The same with numbers in place of people, and the letters as they will leave. */
export function previewOf(
  touched: readonly Touched[],
  asked: { publicUrl: string; now: Date },
): MovedDeadline[] {
  return touched.map((one) => ({
    trackNo: one.trackNo,
    lane: one.rules.track.lane,
    stageNo: one.stageNo,
    kind: one.kind,
    before: one.before.toISOString(),
    after: one.after.toISOString(),
    drafts: one.teams.filter(({ submitted }) => !submitted).length,
    submitted: one.teams.filter(({ submitted }) => submitted).length,
    evaluators: one.evaluators.length,
    letters: samplesOf(one, asked),
  }));
}

type Asked = { publicUrl: string; reason: string; now: Date };

/** What a team is told about a deadline that moves. */
export function writtenToTeam(
  touched: Touched,
  team: Omit<TouchedTeam, 'leader' | 'members'>,
  language: Language,
  asked: Asked,
) {
  const { kind, trackNo, stageNo, rules } = touched;
  const { publicUrl, ...rest } = asked;
  const { name } = stageOf(rules, stageNo);
  if (kind === 'judging') throw new Error('Teams are not told of the closing of judging.');
  return teamLetter(language, {
    ...rest,
    ...team,
    kind,
    trackName: rules.track.name[language],
    stageName: name[language],
    url:
      kind === 'material'
        ? materialUrl(publicUrl, { trackNo, stageNo })
        : `${publicUrl}/apply/${trackNo}/${stageNo}`,
  });
}

/** What an evaluator is told about it, in one language. */
export function writtenToEvaluator(
  touched: Touched,
  left: number,
  language: Language,
  asked: Asked,
): Written {
  const { trackNo, stageNo, rules, before, after } = touched;
  const { publicUrl, ...rest } = asked;
  return evaluatorLetter(language, {
    ...rest,
    ...{ before, after, left },
    trackName: rules.track.name,
    stageName: stageOf(rules, stageNo).name,
    url: `${publicUrl}/pointer/list/${trackNo}/${stageNo}`,
  });
}

function samplesOf(touched: Touched, asked: { publicUrl: string; now: Date }): MovedDeadline['letters'] {
  const unreasoned = { ...asked, reason: '' };
  const draft = touched.teams.find(({ submitted }) => !submitted);
  const submitted = touched.teams.find((team) => team.submitted);
  const [evaluator] = touched.evaluators;
  return languages.flatMap((language) => {
    const sample = (to: MovedDeadline['letters'][number]['to'], { subject, letter }: Written) => ({
      ...{ to, language, subject, lines: letter.lines.map(sentLine), button: letter.button?.label ?? '' },
      reasonLead: reasonLead[language],
    });
    return [
      ...(draft ? [sample('draft', writtenToTeam(touched, draft, language, unreasoned))] : []),
      ...(submitted ? [sample('submitted', writtenToTeam(touched, submitted, language, unreasoned))] : []),
      ...(evaluator
        ? [sample('evaluator', writtenToEvaluator(touched, evaluator.left, language, unreasoned))]
        : []),
    ];
  });
}

function deadlinesOf(rules: TrackRules, teamNo: number | null): Deadline[] {
  const { trackNo } = rules.track;
  return rules.stages.flatMap(({ stageNo, kind, rubric, material }): Deadline[] => [
    ...(kind === 'application'
      ? (['application', 'confirmation'] as const).map((one) => ({
          ...{ trackNo, stageNo, kind: one },
          closesAt: closingFor(rules, { stageNo, kind: one, teamNo }),
        }))
      : []),
    ...(material
      ? [
          {
            ...{ trackNo, stageNo, kind: 'material' as const },
            closesAt: closingFor(rules, { stageNo, kind: 'material', teamNo }),
          },
        ]
      : []),
    ...(rubric && teamNo === null
      ? [{ trackNo, stageNo, kind: 'judging' as const, closesAt: judgingPeriod(rules, { stageNo }).closesAt }]
      : []),
  ]);
}

/** When something of a stage closes for a team that may confirm until `confirmUntil`, or for teams in general. */
function closingFor(
  rules: TrackRules,
  of: { stageNo: number; kind: TeamKind; teamNo: number | null; confirmUntil?: Date | null },
): Date {
  const { stageNo, kind, teamNo, confirmUntil = null } = of;
  if (kind === 'material') return materialDeadlineFor(rules, stageNo, teamNo).closesAt;
  const deadline = deadlineFor(rules, stageNo, teamNo);
  if (kind === 'application') return deadline.closesAt;
  return confirmationDate(stageOf(rules, stageNo), deadline, confirmUntil);
}

/** Teams for which the deadline moves, each by its own one: more time that a team was given alone still holds. */
async function listTeams(
  db: Db,
  asked: { moved: Moved & { kind: TeamKind } } & {
    old: TrackRules;
    rules: TrackRules;
    teamNo: number | null;
    now: Date;
  },
): Promise<TouchedTeam[]> {
  const { moved, old, rules, teamNo, now } = asked;
  const { kind, trackNo, stageNo } = moved;
  const asks = kind === 'material' ? await subjectsOf(db, rules, stageNo) : () => true;
  if (!asks) return [];
  const applications = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'teamName', 'status', 'confirmUntil'])
    .select(
      sql<number>`(select count(*)::int from members m where m.team_no = applications.team_no
      and m.status = 'active' and m.role <> ${LEADER_ROLE} and m.confirmed_at is null)`.as('unconfirmed'),
    )
    .where('trackNo', '=', trackNo)
    .where('ineligibleAt', 'is', null)
    .where('status', 'in', kind === 'application' ? ['draft', 'submitted'] : ['submitted'])
    .$if(kind !== 'material', (query) => query.where('stageNo', '=', stageNo))
    .$if(teamNo !== null, (query) => query.where('teamNo', '=', teamNo))
    .orderBy('teamNo')
    .execute();
  const leaders = await listLeaders(db, applications);
  const members = await listMemberEmails(db, applications);
  return applications.flatMap(({ teamNo, teamName, status, confirmUntil, unconfirmed }) => {
    const leader = leaders.get(teamNo);
    if (kind === 'confirmation' && unconfirmed === 0) return [];
    const [before, after] = [old, rules].map((one) =>
      closingFor(one, { stageNo, kind, teamNo, confirmUntil }),
    ) as [Date, Date];
    if (!leader || !asks(teamNo) || !isNews(before, after, now)) return [];
    const submitted = status === 'submitted';
    // A draft has no members yet: they are entered with what is submitted. Who has confirmed has nothing to confirm.
    const others = submitted && kind !== 'confirmation' ? (members.get(teamNo) ?? []) : [];
    return [{ leader, members: others, teamName: teamName ?? '', submitted, unconfirmed, before, after }];
  });
}

/** Evaluators with teams in the stage who have neither signed nor refused, where its result is not final. */
async function listEvaluators(db: Db, { trackNo, stageNo }: Moved): Promise<TouchedEvaluator[]> {
  const stage = { trackNo, stageNo };
  const final = await findFinal(db, stage);
  if (final && final.reopenedUntil === null) return [];
  const { rows } = await sql<{ evaluatorId: number; left: number }>`
    select a.evaluator_id as "evaluatorId",
      count(*) filter (where ${isLeft})::int as left
    from assignments a join evaluators e on e.account_id = a.evaluator_id and e.disabled_at is null
      join applications p on p.team_no = a.team_no and p.status = 'submitted' and p.ineligible_at is null
      left join sheets s on s.track_no = a.track_no and s.stage_no = a.stage_no
        and s.evaluator_id = a.evaluator_id and s.team_no = a.team_no
    where a.track_no = ${trackNo} and a.stage_no = ${stageNo} and a.state = 'active'
      and not exists (select from stage_signatures g where g.track_no = a.track_no and g.stage_no = a.stage_no
        and g.evaluator_id = a.evaluator_id)
    group by a.evaluator_id order by a.evaluator_id`.execute(db.sql);
  const pledges = await listPledges(db, stage);
  const emails = await listEmails(
    db,
    rows.map(({ evaluatorId }) => Number(evaluatorId)),
  );
  return rows.flatMap(({ evaluatorId, left }) => {
    const email = emails.get(Number(evaluatorId));
    return email && pledges.get(Number(evaluatorId)) !== 'refused' ? [{ email, left }] : [];
  });
}

function isOfTeams(moved: Moved): moved is Moved & { kind: TeamKind } {
  return moved.kind !== 'judging';
}

function stageOf({ stages }: TrackRules, stageNo: number) {
  const stage = stages.find((one) => one.stageNo === stageNo);
  if (!stage) throw new Error(`There is no stage ${stageNo}.`);
  return stage;
}

import type { EligibilityList, EligibilityTeam } from '@chulbal/contract/eligibility';
import type { Language } from '@chulbal/contract/language';
import type { OperatorActor } from '../actor.ts';
import { itemName } from '../applications/completion-letter.rules.ts';
import { getListSeason } from '../applications/list/season.queries.ts';
import { LEADER_ROLE } from '../applications/members.rules.ts';
import type { Db } from '../db.ts';
import { maskedName } from '../masks.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { confirmBy, hasResult, listNotReady } from './queries.ts';
import { type EligibilityFacts, eligibilityOf, isOpen } from './rules.ts';

/** Teams of a season whose eligibility is open or was decided. Some queries for each track, and four for all teams. */
export async function listEligibility(
  db: Db,
  _actor: OperatorActor,
  { year, language, now }: { year?: number | undefined; language: Language; now: Date },
): Promise<EligibilityList> {
  const season = await getListSeason(db, { year });
  const all = new Map<number, TrackRules>();
  const open: number[] = [];
  const final = new Set<number>();
  for (const { trackNo } of season.tracks) {
    const rules = await getTrackRules(db, trackNo);
    all.set(trackNo, rules);
    if (await hasResult(db, trackNo)) {
      final.add(trackNo);
      continue;
    }
    const { undecided, requested } = await listNotReady(db, { rules, now });
    open.push(...undecided, ...requested);
  }
  const decided = await db.sql
    .selectFrom('eligibilityDecisions as e')
    .innerJoin('applications as a', 'a.teamNo', 'e.teamNo')
    .select('e.teamNo')
    .where('a.seasonId', '=', season.id)
    .where('e.endedAt', 'is', null)
    .orderBy('e.decidedAt', 'desc')
    .execute();
  const waiting = [...new Set(open)];
  const rest = decided.map(({ teamNo }) => teamNo).filter((teamNo) => !waiting.includes(teamNo));
  const known = await readTeams(db, [...waiting, ...rest], { all, final, language, now });
  const counts = await db.sql
    .selectFrom('applications')
    .select(({ fn }) => ['trackNo', fn.countAll<number>().as('n')])
    .where('seasonId', '=', season.id)
    .where('status', '=', 'submitted')
    .groupBy('trackNo')
    .execute();
  return {
    year: season.year,
    tracks: [...all.values()].map(({ track, stages }) => ({
      trackNo: track.trackNo,
      lane: track.lane,
      name: track.name[language],
      submitted: Number(counts.find(({ trackNo }) => trackNo === track.trackNo)?.n ?? 0),
      closesAt: latest(stages.filter(({ kind }) => kind === 'application').map(({ closesAt }) => closesAt)),
      judgingFrom: earliest(stages.filter(({ rubric }) => rubric !== null).map(({ opensAt }) => opensAt)),
    })),
    open: waiting.flatMap((teamNo) => known.get(teamNo) ?? []),
    decided: rest.flatMap((teamNo) => known.get(teamNo) ?? []),
  };
}

function latest(dates: readonly Date[]): string | null {
  return dates.length === 0 ? null : new Date(Math.max(...dates.map(Number))).toISOString();
}

function earliest(dates: readonly Date[]): string | null {
  return dates.length === 0 ? null : new Date(Math.min(...dates.map(Number))).toISOString();
}

type Known = {
  all: ReadonlyMap<number, TrackRules>;
  final: ReadonlySet<number>;
  language: Language;
  now: Date;
};

async function readTeams(
  db: Db,
  teamNos: readonly number[],
  known: Known,
): Promise<Map<number, EligibilityTeam>> {
  if (teamNos.length === 0) return new Map();
  const applications = await db.sql
    .selectFrom('applications as a')
    .leftJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
    .leftJoin('accounts as assignee', 'assignee.id', 'd.assigneeId')
    .select(['a.teamNo', 'a.number', 'a.teamName', 'a.itemName', 'a.trackNo', 'a.stageNo', 'a.regionId'])
    .select(['a.confirmUntil', 'assignee.name as assignee'])
    .where('a.teamNo', 'in', teamNos)
    .where('a.status', '=', 'submitted')
    .execute();
  const people = await readPeople(db, teamNos);
  const decisions = await db.sql
    .selectFrom('eligibilityDecisions as e')
    .innerJoin('accounts', 'accounts.id', 'e.decidedBy')
    .selectAll('e')
    .select('accounts.name as by')
    .where('e.teamNo', 'in', teamNos)
    .where('e.endedAt', 'is', null)
    .execute();
  const requests = await db.sql
    .selectFrom('completionRequests')
    .select(['id', 'teamNo', 'items', 'dueAt', 'state', 'answeredAt'])
    .where('teamNo', 'in', teamNos)
    .where('state', '<>', 'closed')
    .orderBy('id')
    .execute();
  return new Map(
    applications.flatMap((one): [number, EligibilityTeam][] => {
      const rules = known.all.get(one.trackNo);
      if (!rules) return [];
      const decision = decisions.find(({ teamNo }) => teamNo === one.teamNo);
      const request = requests.findLast(({ teamNo }) => teamNo === one.teamNo);
      const own = people.get(one.teamNo) ?? [];
      const facts: EligibilityFacts = {
        confirmed: own.filter(({ state }) => state === 'confirmed').length,
        minimum: rules.track.teamMin,
        confirmBy: confirmBy(rules, one),
        decision: decision?.decision ?? null,
      };
      const { language } = known;
      const region = rules.regions.find(({ regionId }) => regionId === one.regionId);
      const causes: EligibilityTeam['causes'] = isOpen(eligibilityOf(facts, known.now))
        ? ['underMinimum']
        : [];
      if (request && decision?.decision !== 'ineligible')
        causes.push(request.state === 'answered' ? 'completionAnswered' : 'completionOpen');
      return [
        [
          one.teamNo,
          {
            teamNo: one.teamNo,
            number: one.number ?? '',
            teamName: one.teamName ?? '',
            itemName: one.itemName ?? '',
            trackNo: one.trackNo,
            lane: rules.track.lane,
            trackName: rules.track.name[language],
            region: region?.name[language] ?? null,
            causes,
            confirmed: facts.confirmed,
            minimum: facts.minimum,
            confirmBy: facts.confirmBy.toISOString(),
            people: own,
            completion: request
              ? {
                  requestId: request.id,
                  items: request.items.map((item) => itemName(item, rules.documents, language)),
                  dueAt: request.dueAt.toISOString(),
                  answeredAt: request.answeredAt?.toISOString() ?? null,
                }
              : null,
            assignee: one.assignee,
            decision: decision
              ? {
                  decisionId: decision.id,
                  decision: decision.decision,
                  reason: decision.reason,
                  until: decision.until?.toISOString() ?? null,
                  decidedBy: decision.by,
                  decidedAt: decision.decidedAt.toISOString(),
                  mayUndo: !known.final.has(one.trackNo),
                }
              : null,
          },
        ],
      ];
    }),
  );
}

async function readPeople(
  db: Db,
  teamNos: readonly number[],
): Promise<Map<number, EligibilityTeam['people']>> {
  const rows = await db.sql
    .selectFrom('members as m')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('memberInvitations as i')
          .select(({ fn }) => [fn.countAll<number>().as('sent'), fn.max('i.createdAt').as('lastSentAt')])
          .whereRef('i.tmNo', '=', 'm.tmNo')
          .as('i'),
      (join) => join.onTrue(),
    )
    .select(['m.tmNo', 'm.teamNo', 'm.name', 'm.role', 'm.status', 'm.confirmedAt', 'i.sent', 'i.lastSentAt'])
    .where('m.teamNo', 'in', teamNos)
    .where('m.status', 'in', ['active', 'refused'])
    .orderBy('m.position')
    .orderBy('m.tmNo')
    .execute();
  const people = new Map<number, EligibilityTeam['people']>();
  for (const row of rows) {
    const own = people.get(row.teamNo) ?? [];
    own.push({
      tmNo: row.tmNo,
      name: maskedName(row.name),
      leader: row.role === LEADER_ROLE,
      state: row.status === 'refused' ? 'refused' : row.confirmedAt ? 'confirmed' : 'waiting',
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      sent: Number(row.sent ?? 0),
      lastSentAt: row.lastSentAt?.toISOString() ?? null,
    });
    people.set(row.teamNo, own);
  }
  return people;
}

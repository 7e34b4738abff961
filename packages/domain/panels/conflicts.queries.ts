import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import { getLedTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { getTrackRules } from '../seasons/queries.ts';
import type { Stage } from './assignments.queries.ts';
import { counts } from './conflict.rules.ts';
import { stageSettings } from './settings.queries.ts';
import { getJudgedStage, listStageTeams } from './stages.queries.ts';
import type { ConflictsTable } from './tables.ts';

/** Conflicts of the teams that a stage judges, those that stand first; those that are over too. */
export async function listConflicts(
  db: Db,
  asked: Stage & { evaluatorId?: number | undefined; teamNo?: number | undefined },
) {
  const { trackNo, stageNo, evaluatorId, teamNo } = asked;
  const judged = await getJudgedStage(db, { trackNo, stageNo });
  const teams = new Map((await listStageTeams(db, judged)).map((team) => [team.teamNo, team]));
  const { conflictLevel } = await stageSettings(db, { trackNo, stageNo });
  const rows = await db.sql
    .selectFrom('conflicts as c')
    .innerJoin('applications as a', 'a.teamNo', 'c.teamNo')
    .innerJoin('accounts as e', 'e.id', 'c.evaluatorId')
    .select(['c.evaluatorId', 'e.name as evaluatorName', 'c.teamNo', 'c.kind', 'c.foundAt', 'c.endedAt'])
    .where('a.trackNo', '=', trackNo)
    .$if(evaluatorId !== undefined, (query) => query.where('c.evaluatorId', '=', evaluatorId ?? 0))
    .$if(teamNo !== undefined, (query) => query.where('c.teamNo', '=', teamNo ?? 0))
    .orderBy('c.endedAt', (order) => order.desc().nullsFirst())
    .orderBy('e.name')
    .orderBy('c.evaluatorId')
    .orderBy('c.teamNo')
    .orderBy('c.kind')
    .execute();
  const relations = await listRelations(db, trackNo);
  const dismissals = await listDismissals(db, trackNo);
  return rows.flatMap((row) => {
    const team = teams.get(row.teamNo);
    if (!team) return [];
    const relation =
      row.kind === 'relation' && row.endedAt === null
        ? relations.find((one) => one.evaluatorId === row.evaluatorId && one.teamNo === row.teamNo)
        : undefined;
    return [
      {
        ...row,
        number: team.number,
        teamName: team.teamName,
        counts: row.endedAt === null && counts(row.kind, conflictLevel),
        foundAt: row.foundAt.toISOString(),
        endedAt: row.endedAt?.toISOString() ?? null,
        relation: relation
          ? {
              relationId: relation.id,
              kind: relation.kind,
              note: relation.note,
              declaredBy: relation.declarer,
            }
          : null,
        dismissal: dismissals.get(dismissalKey(row)) ?? null,
      },
    ];
  });
}

async function listRelations(db: Db, trackNo: number) {
  return db.sql
    .selectFrom('evaluatorRelations as r')
    .innerJoin('applications as a', 'a.teamNo', 'r.teamNo')
    .innerJoin('accounts as o', 'o.id', 'r.declaredBy')
    .select(['r.id', 'r.evaluatorId', 'r.teamNo', 'r.kind', 'r.note', 'o.name as declarer'])
    .where('a.trackNo', '=', trackNo)
    .where('r.removedAt', 'is', null)
    .orderBy('r.id', 'desc')
    .execute();
}

/** The last dismissal of each conflict of a track. */
async function listDismissals(db: Db, trackNo: number) {
  const rows = await db.sql
    .selectFrom('conflictDismissals as d')
    .innerJoin('applications as a', 'a.teamNo', 'd.teamNo')
    .innerJoin('accounts as o', 'o.id', 'd.dismissedBy')
    .select(['d.evaluatorId', 'd.teamNo', 'd.kind', 'd.reason', 'd.at', 'o.name as by'])
    .where('a.trackNo', '=', trackNo)
    .orderBy('d.id')
    .execute();
  return new Map(
    rows.map(({ by, at, reason, ...row }) => [dismissalKey(row), { by, at: at.toISOString(), reason }]),
  );
}

const dismissalKey = ({
  evaluatorId,
  teamNo,
  kind,
}: Pick<ConflictsTable, 'evaluatorId' | 'teamNo' | 'kind'>) => `${evaluatorId} ${teamNo} ${kind}`;

/** Exclusion requests about a stage, open ones first, then the newest. */
export async function listExclusionRequests(db: Db, { trackNo, stageNo }: Stage) {
  await getJudgedStage(db, { trackNo, stageNo });
  const rows = await db.sql
    .selectFrom('exclusionRequests as x')
    .innerJoin('applications as a', 'a.teamNo', 'x.teamNo')
    .leftJoin('accounts as e', 'e.id', 'x.evaluatorId')
    .leftJoin('accounts as o', 'o.id', 'x.decidedBy')
    .leftJoin('accounts as b', 'b.id', 'x.takenBackBy')
    .select(['x.id', 'x.teamNo', 'a.number', 'a.teamName', 'x.evaluatorText', 'x.reason', 'x.state', 'x.at'])
    .select(['x.evaluatorId', 'e.name as evaluatorName', 'x.note', 'x.decidedAt', 'o.name as decider'])
    .select(['x.takenBackAt', 'x.takenBackReason', 'b.name as takenBackBy'])
    .where('a.trackNo', '=', trackNo)
    .where('x.stageNo', '=', stageNo)
    .orderBy((eb) => eb('x.state', '<>', 'open'))
    .orderBy('x.id', 'desc')
    .execute();
  return rows.map((row) => ({
    exclusionId: row.id,
    teamNo: row.teamNo,
    number: row.number,
    teamName: row.teamName ?? '',
    evaluatorText: row.evaluatorText,
    reason: row.reason,
    state: row.state,
    askedAt: row.at.toISOString(),
    evaluator:
      row.evaluatorId === null ? null : { evaluatorId: row.evaluatorId, name: row.evaluatorName ?? '' },
    answer: row.note,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decider,
    takenBack: row.takenBackAt && {
      by: row.takenBackBy ?? '',
      at: row.takenBackAt.toISOString(),
      reason: row.takenBackReason,
    },
  }));
}

/** A team's own requests, newest first, and the stages about which it may ask. Throws 1115, 1354 to a member. */
export async function listMyExclusions(
  db: Db,
  actor: UserActor,
  { teamNo, language }: { teamNo: number; language: Language },
) {
  const application = await getLedTeam(db, actor, { teamNo });
  const { trackNo } = application;
  const { stages } = await getTrackRules(db, trackNo);
  const judged = stages.filter(({ rubric }) => rubric !== null);
  const published = await db.sql
    .selectFrom('panelPlans')
    .select('stageNo')
    .where('trackNo', '=', trackNo)
    .where('state', '=', 'published')
    .execute();
  const settled = new Set(published.map(({ stageNo }) => stageNo));
  const names = new Map(stages.map(({ stageNo, name }) => [stageNo, name[language]]));
  const rows = await db.sql
    .selectFrom('exclusionRequests')
    .select([
      'id',
      'stageNo',
      'evaluatorText',
      'reason',
      'state',
      'at',
      'note',
      'decidedAt',
      'takenBackReason',
    ])
    .where('teamNo', '=', teamNo)
    .orderBy('id', 'desc')
    .execute();
  const open = application.status === 'submitted' ? judged : [];
  return {
    open: open
      .filter(({ stageNo }) => !settled.has(stageNo))
      .map(({ stageNo, name }) => ({ stageNo, stageName: name[language] })),
    requests: rows.map((row) => ({
      exclusionId: row.id,
      stageNo: row.stageNo,
      stageName: names.get(row.stageNo) ?? '',
      evaluator: row.evaluatorText,
      reason: row.reason,
      state: row.state,
      askedAt: row.at.toISOString(),
      answer: row.note,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      takenBackReason: row.takenBackReason,
    })),
  };
}

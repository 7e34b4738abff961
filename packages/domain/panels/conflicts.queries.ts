import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import { getLedTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { getTrackRules } from '../seasons/queries.ts';
import type { Stage } from './assignments.queries.ts';
import { counts } from './conflict.rules.ts';
import { stageSettings } from './settings.queries.ts';
import { getJudgedStage, listStageTeams } from './stages.queries.ts';

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

/** Exclusion requests about a stage, open ones first, then the newest. */
export async function listExclusionRequests(db: Db, { trackNo, stageNo }: Stage) {
  await getJudgedStage(db, { trackNo, stageNo });
  const rows = await db.sql
    .selectFrom('exclusionRequests as x')
    .innerJoin('applications as a', 'a.teamNo', 'x.teamNo')
    .leftJoin('accounts as e', 'e.id', 'x.evaluatorId')
    .leftJoin('accounts as o', 'o.id', 'x.decidedBy')
    .select(['x.id', 'x.teamNo', 'a.number', 'a.teamName', 'x.evaluatorText', 'x.reason', 'x.state', 'x.at'])
    .select(['x.evaluatorId', 'e.name as evaluatorName', 'x.note', 'x.decidedAt', 'o.name as decider'])
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
    .select(['id', 'stageNo', 'evaluatorText', 'reason', 'state', 'at', 'note', 'decidedAt'])
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
    })),
  };
}

import type { RecusalKind } from '@chulbal/contract/evaluation/views';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { Scores, Sheet, StageSignaturesTable } from './tables.ts';

export type Signature = Selectable<StageSignaturesTable>;

type StageRef = { trackNo: number; stageNo: number };
type SheetRef = StageRef & { evaluatorId: number; teamNo: number };

export type SheetOfStage = {
  sheetId: number;
  evaluatorId: number;
  teamNo: number;
  state: 'draft' | 'submitted' | 'recused';
  version: number;
  scores: Scores;
  total: number | null;
  commentTeam: string;
  commentOperators: string;
  submittedAt: Date | null;
  recuseKind: RecusalKind | null;
  recuseReason: string | null;
  voidedAt: Date | null;
  voidReason: string | null;
  /** Roughly, how long was worked on it. */
  seconds: number;
};

/** Every sheet of a stage, by team and evaluator: what results are counted from. Valid is submitted and not voided. */
export async function listSheets(db: Db, { trackNo, stageNo }: StageRef): Promise<SheetOfStage[]> {
  const rows = await db.sql
    .selectFrom('sheets')
    .select(['id as sheetId', 'evaluatorId', 'teamNo', 'state', 'version', 'scores', 'total'])
    .select(['commentTeam', 'commentOperators', 'submittedAt', 'recuseKind', 'recuseReason'])
    .select(['voidedAt', 'voidReason', 'seconds'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('teamNo')
    .orderBy('evaluatorId')
    .execute();
  return rows.map(withTotal);
}

/** How far every sheet of a stage is, without what is written in it: of a league of full size that is megabytes. */
export async function listSheetStates(db: Db, { trackNo, stageNo }: StageRef) {
  const rows = await db.sql
    .selectFrom('sheets')
    .select(['evaluatorId', 'teamNo', 'state', 'total', 'voidedAt', 'outdated', 'seconds'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .execute();
  return rows.map(withTotal);
}

/** All sheets of one evaluator in a stage; with `lock` they wait for other writers. */
export async function listOwnSheets(
  db: Db,
  { trackNo, stageNo, evaluatorId, lock = false }: StageRef & { evaluatorId: number; lock?: boolean },
): Promise<Sheet[]> {
  const rows = await db.sql
    .selectFrom('sheets')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('evaluatorId', '=', evaluatorId)
    .orderBy('teamNo')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return rows.map(withTotal);
}

/** One sheet, or null where the target is unread; with `lock` it waits for other writers. */
export async function findSheet(
  db: Db,
  { trackNo, stageNo, evaluatorId, teamNo, lock = false }: SheetRef & { lock?: boolean },
): Promise<Sheet | null> {
  const row = await db.sql
    .selectFrom('sheets')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('evaluatorId', '=', evaluatorId)
    .where('teamNo', '=', teamNo)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? withTotal(row) : null;
}

/** How many valid sheets every team of a stage has: submitted and not voided. Teams without one are absent. */
export async function countSubmitted(db: Db, { trackNo, stageNo }: StageRef): Promise<Map<number, number>> {
  const rows = await db.sql
    .selectFrom('sheets')
    .select(['teamNo', ({ fn }) => fn.countAll<number>().as('count')])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '=', 'submitted')
    .where('voidedAt', 'is', null)
    .groupBy('teamNo')
    .execute();
  return new Map(rows.map(({ teamNo, count }) => [teamNo, Number(count)]));
}

/**
 * What evaluators had written to a team on valid sheets at an instant, in an order that says nothing about who they are:
 * what was written, voided or opened again later is not in it.
 */
export async function listTeamComments(
  db: Db,
  { trackNo, stageNo, teamNo, at }: StageRef & { teamNo: number; at: Date },
): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('sheets as s')
    .innerJoin('sheetVersions as v', 'v.sheetId', 's.id')
    .select('v.commentTeam')
    .where('s.trackNo', '=', trackNo)
    .where('s.stageNo', '=', stageNo)
    .where('s.teamNo', '=', teamNo)
    .where('v.version', '=', (eb) =>
      eb
        .selectFrom('sheetVersions as o')
        .select((of) => of.fn.max('o.version').as('version'))
        .whereRef('o.sheetId', '=', 's.id')
        .where('o.at', '<=', at),
    )
    .where('v.state', '=', 'submitted')
    .where('v.voidReason', 'is', null)
    .where('v.commentTeam', '<>', '')
    .orderBy('v.commentTeam')
    .execute();
  return rows.map(({ commentTeam }) => commentTeam);
}

/** Who has signed a stage, first signature first. */
export async function signatures(db: Db, { trackNo, stageNo }: StageRef): Promise<Signature[]> {
  return db.sql
    .selectFrom('stageSignatures')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('signedAt')
    .orderBy('evaluatorId')
    .execute();
}

/** An evaluator's signature of a stage that stands, or null. */
export async function findSignature(
  db: Db,
  { trackNo, stageNo, evaluatorId }: StageRef & { evaluatorId: number },
): Promise<Signature | null> {
  const row = await db.sql
    .selectFrom('stageSignatures')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('evaluatorId', '=', evaluatorId)
    .executeTakeFirst();
  return row ?? null;
}

function withTotal<Row extends { total: string | null }>(
  row: Row,
): Omit<Row, 'total'> & { total: number | null } {
  return { ...row, total: row.total === null ? null : Number(row.total) };
}

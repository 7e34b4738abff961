import type { PledgeState } from '@chulbal/contract/pledges';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { firstVersion, type PledgeVersion, stateOf } from './rules.ts';
import type { PledgeAnswersTable } from './tables.ts';

export type StageRef = { trackNo: number; stageNo: number };
export type PledgeAnswer = Selectable<PledgeAnswersTable>;

/** Where an evaluator stands with the pledge of a stage; asked on every call that assesses (S-08). One query. */
export async function pledgeState(
  db: Db,
  { evaluatorId, trackNo, stageNo }: StageRef & { evaluatorId: number },
): Promise<PledgeState> {
  const row = await db.sql
    .selectFrom('pledgeAnswers')
    .select(['answer', 'version'])
    .select(({ selectFrom }) =>
      selectFrom('pledgeTexts')
        .select(({ fn }) => fn.max('version').as('newest'))
        .where('trackNo', '=', trackNo)
        .where('stageNo', '=', stageNo)
        .as('newest'),
    )
    .where('evaluatorId', '=', evaluatorId)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? stateOf(row, row.newest ?? 1) : 'unsigned';
}

/** The text in force for a stage: the newest that was written, or the one that comes with the product. */
export async function newestText(db: Db, { trackNo, stageNo }: StageRef): Promise<PledgeVersion> {
  const row = await db.sql
    .selectFrom('pledgeTexts')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? firstVersion({ trackNo, stageNo });
}

/** A version that somebody has answered; null where there is none. */
export async function findText(
  db: Db,
  { trackNo, stageNo, version }: StageRef & { version: number },
): Promise<PledgeVersion | null> {
  const row = await db.sql
    .selectFrom('pledgeTexts')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/** What an evaluator answered last in a stage, to whatever version; with `kind` the last such answer. */
export async function findAnswer(
  db: Db,
  { evaluatorId, trackNo, stageNo, kind }: StageRef & { evaluatorId: number; kind?: 'signed' | 'refused' },
): Promise<PledgeAnswer | null> {
  const row = await db.sql
    .selectFrom('pledgeAnswers')
    .selectAll()
    .where('evaluatorId', '=', evaluatorId)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .$if(kind !== undefined, (query) => query.where('answer', '=', kind ?? 'signed'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** How many evaluators stand at each answer with the version in force. */
export async function countAnswers(
  db: Db,
  { trackNo, stageNo, version }: StageRef & { version: number },
): Promise<{ signed: number; refused: number }> {
  const rows = await db.sql
    .selectFrom((from) =>
      from
        .selectFrom('pledgeAnswers')
        .distinctOn('evaluatorId')
        .select(['answer', 'version'])
        .where('trackNo', '=', trackNo)
        .where('stageNo', '=', stageNo)
        .orderBy('evaluatorId')
        .orderBy('id', 'desc')
        .as('newest'),
    )
    .select(['answer', 'version'])
    .execute();
  const states = rows.map((row) => stateOf(row, version));
  return {
    signed: states.filter((state) => state === 'signed').length,
    refused: states.filter((state) => state === 'refused').length,
  };
}

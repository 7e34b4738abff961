import type { SheetView } from '@chulbal/contract/evaluation/views';
import { fieldErrors } from '@chulbal/contract/field-errors';
import type { Bilingual } from '@chulbal/contract/language';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { sql } from 'kysely';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { type Asked, type Held, nextOpenAfter, writeOwnTarget } from './own-target.commands.ts';
import {
  missingScores,
  type ScoreProblem,
  sameSheet,
  scoreProblems,
  secondsBetween,
  strayNotes,
  tidyContent,
  totalOf,
} from './scores.rules.ts';
import { sheetView, unsavedView } from './sheet-view.rules.ts';
import { keepVersion } from './sheets/commands.ts';
import { findSheet } from './sheets.queries.ts';
import type { SheetContent } from './tables.ts';

const problemTexts: Record<ScoreProblem, Bilingual> = {
  unknown: { ko: '이 심사표에 없는 항목이에요.', en: 'This criterion is not in the rubric.' },
  bounds: { ko: '배점 안에서 점수를 넣어 주세요.', en: 'Please stay within the points of the criterion.' },
  step: { ko: '정해진 단위로 점수를 넣어 주세요.', en: 'Please use the steps that this stage allows.' },
};

/**
 * Saves a sheet whole; the first saving begins it. What is there already is no new version, so that an answer that
 * got lost may be asked again.
 *
 * Throws draftConflict 4010 with `{ mine, theirs }` when it was written since `baseVersion`, invalidRequest beside
 * scores that the rubric does not allow, residentNumberWritten 4082 beside a comment (P-04), notSubmissionSubject 1355, stageSigned 4063, notInPeriod 1353,
 * sheetSubmitted 4064, notFound.
 */
export async function saveSheet(
  db: Db,
  actor: EvaluatorActor,
  asked: Asked & SheetContent & { baseVersion: number },
): Promise<SheetView> {
  return writeOwnTarget(db, actor, 'save', asked, async (tx, held) => {
    const { judged, ref, sheet } = held;
    const { rubric } = judged;
    assertScores(held, asked);
    refuseRegistrationNumbers(asked);
    const content = tidyContent(rubric, asked);
    if (sheet && sameSheet(rubric, sheet, content)) return sheetView(rubric, sheet, 'draft');
    if ((sheet?.version ?? 0) !== asked.baseVersion) {
      throw fault('draftConflict', {
        detail: {
          mine: unsavedView(rubric, content, asked.baseVersion),
          theirs: sheetView(rubric, sheet, held.state),
        },
      });
    }
    const values = {
      ...columnsOf(content),
      savedAt: asked.now,
      seconds: sheet ? sheet.seconds + secondsBetween(sheet.savedAt, asked.now) : 0,
    };
    if (sheet) return writeSheet(tx, held, values, asked.now);
    const { id } = await tx.sql
      .insertInto('sheets')
      .values({ ...ref, ...newSheet(asked.now), ...values, state: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepVersion(tx, { sheetId: id, now: asked.now });
    return viewOf(tx, held);
  });
}

/**
 * Submits a sheet as it was saved; one that is submitted already stays as it is. Throws incomplete 4011 beside
 * every criterion without a score, draftConflict 4010 when `version` is not the newest, and as `saveSheet`.
 */
export async function submitSheet(
  db: Db,
  actor: EvaluatorActor,
  asked: Asked & { version: number },
): Promise<{ sheet: SheetView; nextOpen: number | null }> {
  return writeOwnTarget(db, actor, 'submit', asked, async (tx, held) => {
    const { judged, sheet } = held;
    const { targetNo, now } = asked;
    if (!sheet) throw fault('incomplete');
    if (sheet.state !== 'submitted') {
      if (sheet.version !== asked.version) {
        throw fault('draftConflict', { detail: { theirs: sheetView(judged.rubric, sheet, held.state) } });
      }
      assertComplete(held, sheet);
      const counts = { voidedAt: null, voidReason: null, outdated: false } as const;
      await writeSheet(tx, held, { state: 'submitted', submittedAt: now, ...counts }, now);
    }
    return { sheet: await viewOf(tx, held), nextOpen: await nextOpenAfter(tx, { ...held, targetNo, now }) };
  });
}

/** Makes a submitted sheet a draft again; a draft stays one. Throws as `saveSheet`. */
export async function reopenSheet(db: Db, actor: EvaluatorActor, asked: Asked): Promise<SheetView> {
  return writeOwnTarget(db, actor, 'reopen', asked, async (tx, held) => {
    if (held.sheet?.state !== 'submitted') return viewOf(tx, held);
    return writeSheet(tx, held, { state: 'draft', submittedAt: null }, asked.now);
  });
}

function refuseRegistrationNumbers({ notes, commentTeam, commentOperators }: SheetContent): void {
  const texts = {
    commentTeam,
    commentOperators,
    ...Object.fromEntries(Object.entries(notes).map(([code, text]) => [`notes.${code}`, text])),
  };
  const paths = Object.entries(texts).flatMap(([path, text]) => (hasRegistrationNumber(text) ? [path] : []));
  if (paths.length === 0) return;
  const fields = Object.fromEntries(paths.map((path) => [path, fieldErrors.residentNumber]));
  throw fault('residentNumberWritten', { fields });
}

/** What a sheet begins with. */
export function newSheet(now: Date) {
  return {
    version: 1,
    openedAt: now,
    savedAt: now,
    submittedAt: null,
    recusedAt: null,
    recuseKind: null,
    recuseReason: null,
    voidedAt: null,
    voidReason: null,
  };
}

/** Content as the table takes it, with its total. */
export function columnsOf(content: SheetContent) {
  const { scores, notes, commentTeam, commentOperators } = content;
  return { scores: json(scores), notes: json(notes), commentTeam, commentOperators, total: totalOf(scores) };
}

type Written = Partial<ReturnType<typeof columnsOf>> & {
  state?: 'draft' | 'submitted';
  submittedAt?: Date | null;
  voidedAt?: null;
  voidReason?: null;
  outdated?: false;
  savedAt?: Date;
  seconds?: number;
};

async function writeSheet(tx: Db, held: Held, values: Written, now: Date): Promise<SheetView> {
  const sheetId = held.sheet?.id ?? 0;
  await tx.sql
    .updateTable('sheets')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', sheetId)
    .execute();
  await keepVersion(tx, { sheetId, now });
  return viewOf(tx, held);
}

/** The sheet as it stands in this transaction. */
async function viewOf(tx: Db, { judged, ref }: Held): Promise<SheetView> {
  const sheet = await findSheet(tx, ref);
  return sheetView(judged.rubric, sheet, sheet?.state ?? 'unread');
}

function assertScores({ judged: { rubric, settings } }: Held, content: SheetContent): void {
  const problems = Object.entries(scoreProblems(rubric, content.scores, settings)).map(
    ([code, problem]) => [`scores.${code}`, problemTexts[problem]] as const,
  );
  const stray = strayNotes(rubric, content.notes).map(
    (code) => [`notes.${code}`, problemTexts.unknown] as const,
  );
  if (problems.length + stray.length === 0) return;
  throw fault('invalidRequest', { fields: Object.fromEntries([...problems, ...stray]) });
}

function assertComplete({ judged: { rubric } }: Held, { scores }: SheetContent): void {
  const missing = missingScores(rubric, scores);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((code) => [`scores.${code}`, fieldErrors.required]));
  throw fault('incomplete', { fields });
}

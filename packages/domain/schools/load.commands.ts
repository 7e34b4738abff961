import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { readOrRefuse, saveSchools } from './commands.ts';
import type { SkippedRow } from './rules.ts';

/** The ministry's longest list, of all schools of the country, has about 5 MB. */
const MAX_BYTES = 20_000_000;

/** Lines that are told of those that were refused. */
const TOLD = 20;

/**
 * Loads the ministry's list of schools for an operator, as its bytes come. Throws fileTooLarge 4020, fileBroken
 * 4022 when not as many bytes come as were said, invalidRequest at `csv` for a list without a column it needs.
 */
export async function loadSchoolList(
  db: Db,
  actor: OperatorActor,
  { size, body, now }: { size: number; body: AsyncIterable<Uint8Array>; now: Date },
): Promise<{ added: number; changed: number; refused: SkippedRow[]; refusedInAll: number }> {
  if (size > MAX_BYTES) throw fault('fileTooLarge');
  const { schools, skipped } = readOrRefuse(await whole(body, size));
  const refusedInAll = skipped.length;
  return db.transaction(async (tx) => {
    const saved = await saveSchools(tx, { schools });
    await record(tx, actor, {
      action: 'schools.load',
      object: { kind: 'schools', id: 'list', label: '' },
      after: { listed: schools.length, ...saved, refused: refusedInAll },
      now,
    });
    return { ...saved, refused: skipped.slice(0, TOLD), refusedInAll };
  });
}

async function whole(body: AsyncIterable<Uint8Array>, size: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let come = 0;
  try {
    for await (const chunk of body) {
      come += chunk.length;
      if (come > size) break;
      chunks.push(chunk);
    }
  } catch {
    throw fault('fileBroken');
  }
  if (come !== size) throw fault('fileBroken');
  return Buffer.concat(chunks);
}

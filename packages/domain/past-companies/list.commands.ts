import { koreanDay } from '@chulbal/contract/korean-days';
import type { Bilingual } from '@chulbal/contract/language';
import { pastColumns } from '@chulbal/contract/past-companies/list';
import { MOST_PAST_LINES, type PastLine } from '@chulbal/contract/past-companies/operators';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type Fault, fault } from '../fault.ts';
import { namedAsStored } from '../files/content-files.queries.ts';
import { workbookWords } from '../formats/korean-text.ts';
import { bringIn, lockBatches } from './batches.commands.ts';
import { isTakenBack } from './batches.queries.ts';
import {
  type CheckedLine,
  checkPastLines,
  entryKey,
  pictureKey,
  readPastLines,
  type Unreadable,
} from './list.rules.ts';

type List = { csv: string; pictures: readonly { name: string; serverFileName: string }[]; now: Date };

/**
 * Reads a list of past companies and says of each line what comes of it; that it was read is on record, and no entry is
 * made. Throws invalidRequest beside `csv` where it cannot be read at all, notFound for a picture that was never stored.
 */
export async function readPastList(db: Db, actor: OperatorActor, asked: List): Promise<PastLine[]> {
  return db.transaction(async (tx) => {
    const lines = await heldAgainst(tx, asked);
    const good = lines.filter(({ draft, state }) => draft && state !== 'there').length;
    const object = { kind: 'past', id: 'list', label: '' };
    const after = { lines: lines.length, good };
    await record(tx, actor, { action: 'past.readList', object, after, now: asked.now });
    return lines.map(lineOf);
  });
}

/**
 * Publishes the good lines of a list that are not there yet, as one batch; those that an undone batch hid are written
 * anew. Throws as `readPastList`.
 */
export async function bringInPastList(
  db: Db,
  actor: OperatorActor,
  asked: List & { fileName: string },
): Promise<{ made: number; shownAgain: number; left: PastLine[] }> {
  return db.transaction(async (tx) => {
    await lockBatches(tx);
    const lines = await heldAgainst(tx, asked);
    const entries = lines.flatMap(({ draft, state, postNo }) =>
      draft && state !== 'there' ? [{ draft, postNo }] : [],
    );
    const { fileName, now } = asked;
    const counted = await bringIn(tx, actor, { fileName, entries, now });
    const left = lines.filter(({ draft, state }) => !draft || state === 'there').map(lineOf);
    return { ...counted, left };
  });
}

type Held = CheckedLine & { state: PastLine['state']; postNo: number | null };

function lineOf({ line, year, team, track, state, problems }: Held): PastLine {
  return { line, year, team, track, state, problems };
}

/** The lines of a list with the entries that are there already, found by year and name. */
async function heldAgainst(db: Db, { csv, pictures, now }: List): Promise<Held[]> {
  const lines = readPastLines(Buffer.from(csv, 'base64'));
  if ('problem' in lines) throw refusalOf(lines);
  await namedAsStored(db, pictures);
  const stored = new Map(pictures.map(({ name, serverFileName }) => [pictureKey(name), serverFileName]));
  const thisYear = Number(koreanDay(now).slice(0, 4));
  const checked = checkPastLines(lines, { pictures: stored, thisYear });
  const rows = await db.sql
    .selectFrom('posts')
    .select(['postNo', 'titleKo', 'draft'])
    .select(sql<string | null>`coalesce(draft->'details'->>'year', details->>'year')`.as('year'))
    .select(isTakenBack(sql.ref('posts.post_no')).as('isTakenBack'))
    .where('board', '=', 'past')
    .execute();
  const there = new Map(
    rows.map((row) => [entryKey(row.year ?? '', row.draft?.titleKo ?? row.titleKo), row]),
  );
  return checked.map((line) => {
    const row = there.get(entryKey(line.draft?.details.year ?? line.year, line.team));
    const state = !row ? 'new' : row.isTakenBack ? 'back' : 'there';
    return { ...line, state, postNo: row?.postNo ?? null };
  });
}

function refusalOf(unreadable: Unreadable): Fault {
  return fault('invalidRequest', { fields: { csv: wordsOf(unreadable) } });
}

function wordsOf(unreadable: Unreadable): Bilingual {
  if (unreadable.problem === 'empty') return { ko: '목록이 비어 있어요.', en: 'The list is empty.' };
  if (unreadable.problem === 'workbook') return workbookWords;
  if (unreadable.problem === 'tooMany') {
    return {
      ko: `한 번에 ${MOST_PAST_LINES}줄까지 올릴 수 있어요. 파일을 나눠 주세요.`,
      en: `A list may have up to ${MOST_PAST_LINES} lines. Please split the file.`,
    };
  }
  const { ko, en } = pastColumns[unreadable.column];
  return {
    ko: `‘${ko[0]}’ 열이 없어요. 첫 줄에 열 이름이 있는지 확인해 주세요.`,
    en: `The column “${en[0]}” is missing. The first line has to name the columns.`,
  };
}

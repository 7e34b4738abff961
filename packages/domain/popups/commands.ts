import type { DisplayKind, PopupDraft, WrittenPopup } from '@chulbal/contract/popups/popups';
import type { PosterDraft, WrittenPoster } from '@chulbal/contract/popups/posters';
import type { Selectable } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type FaultDetails, fault } from '../fault.ts';
import { namedAsStored } from '../files/content-files.queries.ts';
import { forgetContentFiles, useContentFiles } from '../files/content-uses.commands.ts';
import { json } from '../json.ts';
import { isOrderOf } from '../order.ts';
import { written } from './queries.ts';
import { cleanPopup, cleanPoster, filesOf } from './rules.ts';
import type { DisplaysTable } from './tables.ts';

type Saving<Draft> = { displayNo: number | null; editVersion: number; draft: Draft; now: Date };
type One = { kind: DisplayKind; displayNo: number; now: Date };

/**
 * Changes a popup, at once where it is shown; `displayNo` null makes one behind all others that nobody sees yet. Its
 * files are anyone's while it is shown. Throws editedElsewhere 4043, invalidRequest with the fields that are wrong,
 * notFound, for a file that was never stored too.
 */
export async function savePopup(
  db: Db,
  actor: OperatorActor,
  asked: Saving<PopupDraft>,
): Promise<WrittenPopup> {
  const draft = acceptable(cleanPopup(asked.draft));
  return db.transaction(async (tx) => {
    const saved = await save(tx, actor, { ...asked, kind: 'popup', draft });
    return written<PopupDraft>(saved);
  });
}

/** Changes or makes a poster, as `savePopup`. Throws notFound for a track that there is not, too. */
export async function savePoster(
  db: Db,
  actor: OperatorActor,
  asked: Saving<PosterDraft>,
): Promise<WrittenPoster> {
  const given = acceptable(cleanPoster(asked.draft));
  return db.transaction(async (tx) => {
    const [file = null] = await namedAsStored(tx, given.file ? [given.file] : []);
    const draft = { ...given, file };
    await requireTrack(tx, draft.trackNo);
    const saved = await save(tx, actor, { ...asked, kind: 'poster', draft });
    return written<PosterDraft>(saved);
  });
}

/** Takes a display out of sight with its files, or shows it in its period. Throws notFound. */
export async function setDisplayHidden(
  db: Db,
  actor: OperatorActor,
  { kind, displayNo, hidden, now }: One & { hidden: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await locked(tx, { kind, displayNo });
    await tx.sql
      .updateTable('displays')
      .set({ hidden, updatedAt: now })
      .where('displayNo', '=', displayNo)
      .execute();
    await nameFiles(tx, { ...before, hidden });
    await record(tx, actor, {
      action: `${kind}.${hidden ? 'hide' : 'show'}`,
      object: displayObject(before),
      before: { hidden: before.hidden },
      after: { hidden },
      now,
    });
  });
}

/** Deletes a display; its files go when nothing else names them. The log keeps it as it was. Throws notFound. */
export async function deleteDisplay(
  db: Db,
  actor: OperatorActor,
  { kind, displayNo, now }: One,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await locked(tx, { kind, displayNo });
    await tx.sql.deleteFrom('displays').where('displayNo', '=', displayNo).execute();
    await forgetContentFiles(tx, { kind, id: displayNo });
    const object = displayObject(before);
    await record(tx, actor, { action: `${kind}.delete`, object, before: before.draft, now });
  });
}

/** Puts all of a kind in a new order. Throws editedElsewhere 4043 when they are not those there are. */
export async function orderDisplays(
  db: Db,
  actor: OperatorActor,
  { kind, displayNos, now }: { kind: DisplayKind; displayNos: readonly number[]; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = tx.sql.selectFrom('displays').select('displayNo').where('kind', '=', kind);
    const rows = await all.orderBy('position').orderBy('displayNo').forUpdate().execute();
    const before = rows.map(({ displayNo }) => displayNo);
    if (!isOrderOf(before, displayNos)) throw fault('editedElsewhere');
    for (const [index, displayNo] of displayNos.entries()) {
      await tx.sql
        .updateTable('displays')
        .set({ position: index + 1 })
        .where('displayNo', '=', displayNo)
        .execute();
    }
    const object = { kind, id: '', label: '' };
    await record(tx, actor, { action: `${kind}.order`, object, before, after: displayNos, now });
  });
}

type Kinds = { kind: 'popup'; draft: PopupDraft } | { kind: 'poster'; draft: PosterDraft };

async function save(
  tx: Db,
  actor: OperatorActor,
  asked: Omit<Saving<unknown>, 'draft'> & Kinds,
): Promise<Selectable<DisplaysTable>> {
  const { kind, displayNo, editVersion, draft, now } = asked;
  await namedAsStored(
    tx,
    filesOf(draft).map((serverFileName) => ({ serverFileName })),
  );
  const values = {
    draft: json<PopupDraft | PosterDraft>(draft),
    shownFrom: draft.from ? new Date(draft.from) : null,
    shownUntil: draft.until ? new Date(draft.until) : null,
    year: asked.kind === 'poster' ? asked.draft.year : null,
    trackNo: asked.kind === 'poster' ? asked.draft.trackNo : null,
    updatedAt: now,
  };
  const before = displayNo === null ? null : await locked(tx, { kind, displayNo });
  if (before && before.editVersion !== editVersion) throw fault('editedElsewhere');
  const saved = before
    ? await tx.sql
        .updateTable('displays')
        .set({ ...values, editVersion: editVersion + 1 })
        .where('displayNo', '=', before.displayNo)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx.sql
        .insertInto('displays')
        .values({ ...values, kind, hidden: true, position: await nextPosition(tx, kind), editVersion: 1 })
        .returningAll()
        .executeTakeFirstOrThrow();
  await nameFiles(tx, saved);
  const action = `${kind}.${before ? 'save' : 'create'}`;
  const object = displayObject(saved);
  await record(tx, actor, { action, object, before: before?.draft, after: draft, now });
  return saved;
}

/** Its files may be read by anyone while it is shown; of a hidden one they are only kept. */
async function nameFiles(tx: Db, row: Selectable<DisplaysTable>): Promise<void> {
  const { kind, displayNo, hidden, shownFrom, shownUntil } = row;
  const files = filesOf(row.draft);
  await useContentFiles(tx, {
    ...{ kind, id: displayNo, until: shownUntil },
    from: hidden ? null : (shownFrom ?? new Date(0)),
    ...(hidden ? { shown: [], kept: files } : { shown: files, kept: [] }),
  });
}

async function nextPosition(tx: Db, kind: DisplayKind): Promise<number> {
  const { last } = await tx.sql
    .selectFrom('displays')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

async function requireTrack(tx: Db, trackNo: number | null): Promise<void> {
  if (trackNo === null) return;
  const track = tx.sql.selectFrom('tracks').select('trackNo').where('trackNo', '=', trackNo);
  if (!(await track.executeTakeFirst())) throw fault('notFound');
}

async function locked(
  tx: Db,
  { kind, displayNo }: { kind: DisplayKind; displayNo: number },
): Promise<Selectable<DisplaysTable>> {
  const row = await tx.sql
    .selectFrom('displays')
    .selectAll()
    .where('displayNo', '=', displayNo)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}

function acceptable<Draft>({
  draft,
  problems,
}: {
  draft: Draft;
  problems: NonNullable<FaultDetails['fields']>;
}): Draft {
  if (Object.keys(problems).length > 0) throw fault('invalidRequest', { fields: problems });
  return draft;
}

function displayObject({ kind, displayNo, draft }: Selectable<DisplaysTable>) {
  return { kind, id: displayNo, label: draft.titleKo };
}

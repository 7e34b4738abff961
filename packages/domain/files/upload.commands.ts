import { randomBytes } from 'node:crypto';
import type { StoredFile } from '@chulbal/contract/files/files';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import type { UserActor } from '../actor.ts';
import { getMyTeam } from '../applications/places.queries.ts';
import { type Clock, underWay } from '../clock.ts';
import type { Db } from '../db.ts';
import { Fault, fault } from '../fault.ts';
import { deadlineFor, getTrackRules } from '../seasons/queries.ts';
import type { StageDeadline } from '../seasons/rules.ts';
import { checkContent, mimeOf } from './content/check-content.ts';
import { JUDGING_VERSION } from './judging.rules.ts';
import { type FileRow, storedFile } from './queries.ts';
import {
  isFull,
  isReplaced,
  MOST_AT_ONCE,
  readFileName,
  type SlotRule,
  UPLOADING_MS,
  uploadProblem,
} from './rules.ts';
import type { Arrived, FileStore, Written } from './store.ts';

/** A file on its way, wherever it goes. */
export type ArrivingFile = {
  /** As the user's disk has it. */
  fileName: string;
  /** Bytes that will come, and their SHA-256 in hex where the sender knows it. */
  size: number;
  sha256?: string | undefined;
  /** When the head of the request arrived: the upload counts from then. */
  now: Date;
  /** For the time at which the file is stored. */
  clock: Clock;
  body: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
};

export type Upload = ArrivingFile & {
  teamNo: number;
  slot: DocumentSlot;
  /** Whose document it is, in a slot that asks everyone. */
  person?: string | undefined;
};

/** Where a file goes: a slot of a team's application, or of what a stage asks of it. */
export type UploadPlace = {
  teamNo: number;
  /** Null for the application. */
  stageNo: number | null;
  slot: string;
  /** A file of the same person makes room for it. */
  person?: string | undefined;
  isPublic: boolean;
  /** By whom it is uploaded, where that is not the owner of the team. */
  byMember?: boolean;
  /** Holds the team's row until the transaction ends and gives the slot's rule; throws for whom it is not open. */
  open(tx: Db): Promise<{ rule: SlotRule; deadline: StageDeadline }>;
  /** What else becomes of a file that is stored. */
  stored?(tx: Db): Promise<void>;
};

/** The slot in which a team's picture is shown to everyone. */
const PUBLIC_SLOT: DocumentSlot = 'logo';

/** Takes a file into a slot of an application's draft: see `uploadInto`. Also throws 1105 for one that was cancelled. */
export async function uploadFile(
  db: Db,
  actor: UserActor,
  store: FileStore,
  upload: Upload,
): Promise<StoredFile> {
  const { teamNo, slot, person } = upload;
  const row = await uploadInto(db, actor, store, upload, {
    ...{ teamNo, stageNo: null, slot, person, isPublic: slot === PUBLIC_SLOT },
    async open(tx) {
      const { application } = await getMyTeam(tx, actor, { teamNo, lock: true });
      if (application.status === 'cancelled') throw fault('modifyFailed');
      const rules = await getTrackRules(tx, application.trackNo);
      const rule = rules.documents.find((one) => one.slot === slot);
      if (!rule || (person && rule.requirement !== 'everyone')) throw fault('fileCountMismatch');
      return { rule, deadline: deadlineFor(rules, application.stageNo, teamNo) };
    },
    async stored(tx) {
      await tx.sql.updateTable('applications').set({ changed: true }).where('teamNo', '=', teamNo).execute();
    },
  });
  return storedFile(row);
}

/**
 * Takes a file into a slot. The row stands as `uploading` from the first byte and
 * as `stored` when size, SHA-256 and content were checked and the bytes are in place; whatever fails in
 * between leaves neither row nor bytes. In a slot for one file the new one takes the old one's place, which
 * stays stored for as long as a submission refers to it. Of two that are on their way at once the one begun later stands, whichever
 * ends first: what somebody was waiting for in vain does not take the place of what they have sent since, nor the room
 * of what they have sent and taken out since, which is 4022.
 *
 * Throws 1115 for whoever is not of the team; 1120, 4023, 1103, 4020, 1351, 1353, 429 (too many at once)
 * before a byte is read; 4022 as soon as more comes than was said, when less comes, or when it is not what the
 * SHA-256 said; 4021 for what the content is.
 */
export async function uploadInto(
  db: Db,
  actor: UserActor,
  store: FileStore,
  upload: ArrivingFile,
  place: UploadPlace,
): Promise<FileRow> {
  const { serverFileName, begun } = await begin(db, actor, upload, place);
  try {
    const written = await store.write(serverFileName, limited(upload.body, upload.size), {
      accept: (arrived) => assertAcceptable(arrived, upload),
      ...(upload.signal ? { signal: upload.signal } : {}),
    });
    return await finish(db, upload, place, { serverFileName, begun, ...written });
  } catch (error) {
    await takeBackUpload(db, store, serverFileName);
    throw error;
  }
}

type Begun = { serverFileName: string; begun: number };

/** Asks every rule that can be asked before the bytes come, and writes the row. */
async function begin(db: Db, actor: UserActor, upload: ArrivingFile, place: UploadPlace): Promise<Begun> {
  const fileName = readFileName(upload.fileName);
  const serverFileName = randomBytes(16).toString('hex');
  const { teamNo, stageNo, slot, person, isPublic } = place;
  return await db.transaction(async (tx) => {
    const { rule, deadline } = await place.open(tx);
    if (typeof fileName === 'string') throw fault(fileName);
    const others = (await listSlot(tx, place)).filter(stands);
    const problem = uploadProblem(rule, {
      extension: fileName.extension,
      size: upload.size,
      stored: others.filter((file) => !isReplaced(file, rule, place)).length,
      startedAt: upload.now,
      ...deadline,
    });
    if (problem) throw fault(problem);
    const mime = mimeOf(fileName.extension);
    if (!mime) throw fault('extensionRefused');
    await assertNotTooMany(tx, { teamNo, now: upload.now });
    return await tx.sql
      .insertInto('files')
      .values({
        ...{ serverFileName, teamNo, stageNo, slot, person, isPublic, mime },
        byMember: place.byMember ?? false,
        ownerId: actor.userId,
        ...fileName,
        size: upload.size,
        sha256: null,
        status: 'uploading',
        startedAt: upload.now,
        storedAt: null,
        removedAt: null,
      })
      .returning(['serverFileName', 'begun'])
      .executeTakeFirstOrThrow();
  });
}

/** Puts the file into its slot, if that will still have it: 1351, 1353 when it came to the end too late. */
async function finish(
  db: Db,
  upload: ArrivingFile,
  place: UploadPlace,
  { serverFileName, begun, sha256, scanned }: Begun & Written,
): Promise<FileRow> {
  const now = upload.clock();
  return db.transaction(async (tx) => {
    const { rule, deadline } = await place.open(tx);
    if (deadline.over || now > deadline.graceUntil) throw fault('notInPeriod');
    const files = await listSlot(tx, place);
    const others = files.filter(stands);
    const replaced = others.filter((file) => isReplaced(file, rule, place));
    if (isFull(rule, others.length - replaced.length)) throw fault('fileCountMismatch');
    const later = files.filter((file) => file.begun > begun && isReplaced(file, rule, place));
    const isOvertaken = later.some(stands);
    if (later.length > 0 && !isOvertaken) throw fault('fileBroken');
    if (replaced.length > 0 && !isOvertaken) {
      await tx.sql
        .updateTable('files')
        .set({ status: 'removed', removedAt: now })
        .where(
          'serverFileName',
          'in',
          replaced.map(({ serverFileName }) => serverFileName),
        )
        .execute();
    }
    const row = await tx.sql
      .updateTable('files')
      .set({
        status: isOvertaken ? 'removed' : 'stored',
        storedAt: now,
        removedAt: isOvertaken ? now : null,
        sha256,
        judgedBy: JUDGING_VERSION,
        scannedAt: scanned ? now : null,
      })
      .where('serverFileName', '=', serverFileName)
      .where('status', '=', 'uploading')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw fault('fileBroken');
    await place.stored?.(tx);
    return row;
  });
}

type InSlot = Begun & Pick<FileRow, 'person' | 'status'>;

const stands = ({ status }: InSlot) => status === 'stored';

/** The files that stand in the slot, and those that did and are still known. */
async function listSlot(tx: Db, { teamNo, stageNo, slot }: UploadPlace): Promise<InSlot[]> {
  return await tx.sql
    .selectFrom('files')
    .select(['serverFileName', 'begun', 'person', 'status'])
    .where('teamNo', '=', teamNo)
    .where('slot', '=', slot)
    .where('stageNo', 'is not distinct from', stageNo)
    .where('status', '<>', 'uploading')
    .execute();
}

/** Bounds what one team can have under way, and with it the disk that broken-off uploads take. */
async function assertNotTooMany(tx: Db, { teamNo, now }: { teamNo: number; now: Date }): Promise<void> {
  const { after, before } = underWay(now, UPLOADING_MS);
  const { count } = await tx.sql
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teamNo', '=', teamNo)
    .where('status', '=', 'uploading')
    .where('startedAt', '>', after)
    .where('startedAt', '<', before)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_AT_ONCE) throw fault('tooManyRequests', { retryAfter: 30 });
}

/** The bytes as they come, but no more than were announced. A sender that breaks off is 4022. */
export async function* limited(body: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let come = 0;
  try {
    for await (const chunk of body) {
      come += chunk.length;
      if (come > size) throw fault('fileBroken');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Fault ? error : fault('fileBroken');
  }
}

/** What has arrived is what was announced, whole, and is what its name says. Throws 4022, 4021. */
export async function assertAcceptable(
  arrived: Arrived,
  { size, sha256, fileName }: Pick<ArrivingFile, 'size' | 'sha256' | 'fileName'>,
): Promise<void> {
  const isWhole = arrived.size === size && (sha256 === undefined || arrived.sha256 === sha256);
  if (!isWhole) throw fault('fileBroken');
  const name = readFileName(fileName);
  if (typeof name === 'string') throw fault(name);
  await checkContent(arrived, name.extension);
}

/** So many milliseconds later an upload is taken back again where the database was silent. */
const AGAIN_MS = [1_000, 5_000, 20_000, 60_000];

/**
 * Takes back an upload that did not end. The bytes go only with a row that says so: a commit whose answer was
 * lost may stand all the same. Where the database is silent it is tried again beside everything else: a row that stays would
 * keep its team from submitting. What cannot be taken back at all is found by sweeping a day later.
 */
export async function takeBackUpload(
  db: Db,
  store: FileStore,
  serverFileName: string,
  [again, ...later]: readonly number[] = AGAIN_MS,
): Promise<void> {
  try {
    const { numDeletedRows } = await db.sql
      .deleteFrom('files')
      .where('serverFileName', '=', serverFileName)
      .where('status', '=', 'uploading')
      .executeTakeFirst();
    if (numDeletedRows > 0n) await store.remove(serverFileName);
  } catch {
    if (again === undefined) return;
    setTimeout(() => void takeBackUpload(db, store, serverFileName, later), again).unref();
  }
}

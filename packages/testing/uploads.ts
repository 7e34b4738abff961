import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredFile } from '@chulbal/contract/files/files';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import type { UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { diskStore } from '@chulbal/domain/files/disk-store';
import type { FileRow } from '@chulbal/domain/files/queries';
import type { FileStore } from '@chulbal/domain/files/store';
import { uploadFile } from '@chulbal/domain/files/upload.commands';
import type { SeasonPlan } from '@chulbal/domain/seasons/commands';
import { createDraft, seasonNow } from './factories.ts';
import { publishedSeason } from './seasons.ts';
import { testDb } from './test-db.ts';

/** What a test uploads; size and SHA-256 are the truth unless `says` says otherwise. */
export type TestUpload = {
  slot?: DocumentSlot;
  /** Whose document it is, in a slot that asks everyone. */
  person?: string;
  fileName?: string;
  bytes: Buffer;
  says?: { size?: number; sha256?: string };
  breaksOffAfter?: number;
  /** Called when the first bytes are on their way. */
  during?: () => Promise<void>;
  now?: Date;
  /** When the upload ends; as it began, unless said. */
  endsAt?: Date;
  actor?: UserActor;
  teamNo?: number;
  /** Instead of the team's own. */
  store?: FileStore;
};

/** A team with an empty draft in 캠퍼스, and a store of its own. */
export type CampusTeam = {
  db: Db;
  store: FileStore;
  actor: UserActor;
  teamNo: number;
  upload(given: TestUpload): Promise<StoredFile>;
  rows(): Promise<FileRow[]>;
  storedNames(): Promise<string[]>;
  /** Names of what is just arriving, or was left behind. */
  incoming(): string[];
};

const root = mkdtempSync(join(tmpdir(), 'chulbal-uploads-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** Empties the database and makes a team in a season that `change` may edit first. */
export async function campusTeam(change?: (plan: SeasonPlan) => void): Promise<CampusTeam> {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow, ...(change ? { change } : {}) });
  const { actor, teamNo } = await createDraft(db, { files: [] });
  folders += 1;
  const folder = join(root, String(folders));
  const store = diskStore(folder);
  return {
    db,
    store,
    actor,
    teamNo,
    upload: (given) =>
      uploadFile(db, given.actor ?? actor, given.store ?? store, {
        teamNo: given.teamNo ?? teamNo,
        slot: given.slot ?? 'business',
        person: given.person,
        fileName: given.fileName ?? 'plan.pdf',
        size: given.says?.size ?? given.bytes.length,
        sha256: given.says?.sha256 ?? createHash('sha256').update(given.bytes).digest('hex'),
        now: given.now ?? seasonNow,
        clock: () => given.endsAt ?? given.now ?? seasonNow,
        body: sent(given),
      }),
    rows: () => db.sql.selectFrom('files').selectAll().orderBy('startedAt').execute(),
    storedNames: async () => (await allOf(store.list())).map(({ name }) => name),
    incoming: () => (existsSync(join(folder, 'incoming')) ? readdirSync(join(folder, 'incoming')) : []),
  };
}

async function* sent({ bytes, breaksOffAfter, during }: TestUpload): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) {
    const end = Math.min(at + 64 * 1024, breaksOffAfter ?? bytes.length);
    yield bytes.subarray(at, end);
    if (at === 0) await during?.();
    if (breaksOffAfter !== undefined && end === breaksOffAfter) throw new Error('ECONNRESET');
  }
}

/** All of a stream of things. */
export async function allOf<T>(things: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const thing of things) all.push(thing);
  return all;
}

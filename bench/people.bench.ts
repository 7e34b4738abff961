import { randomBytes } from 'node:crypto';
import { login } from '@chulbal/contract/accounts';
import { keptMs } from '@chulbal/contract/retention/retention';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { sweep } from '@chulbal/domain/jobs/sweep';
import { askForExport, makeExports } from '@chulbal/domain/my-data/export.commands';
import { createAccount } from '@chulbal/testing/accounts';
import { campus, createDraft } from '@chulbal/testing/factories';
import { edgeHeader, signEdge } from '@chulbal/web/server/edge';
import type { Figure } from '../tools/figures/figure.ts';
import { startDemoSite } from './demo-site.ts';
import { loggedInCookie } from './logged-in.ts';
import { paced, quantile } from './rates.ts';

export const name = 'Accounts: log-ins, a person’s export and sweeping beside pages that are read';

/** Log-ins and reads a second, and for how long. */
const LOG_INS = 20;
const READS = 20;
const SECONDS = 15;
const WARM_UP = 200;

const FILES = 40;
const FILE_BYTES = 1024 ** 2;

/** Rows whose time is over, by table. */
const DUE = { codes: 50_000, messages: 25_000, sessions: 25_000 };

const password = '느티나무 아래 출발선';

export async function run(): Promise<Figure[]> {
  const site = await startDemoSite();
  try {
    const { database, web, demo, cookieSecret } = site;
    const { userId, name: who } = demo.draft;
    const cookie = await loggedInCookie(database.db, { userId, name: who, cookieSecret });
    const read = () => get(`${web.url}/contest/schedule`, cookie);
    await paced(WARM_UP, READS, async () => void (await read()));
    return [
      ...(await logIns(site, read)),
      ...(await exportOfMany(database.db, database.settings.dataDir)),
      ...(await sweeping(database, read)),
    ];
  } finally {
    await site.stop();
  }
}

type Site = Awaited<ReturnType<typeof startDemoSite>>;
type Read = () => Promise<number>;

/** Milliseconds that the page of somebody logged in took, as a browser sees it. */
async function get(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(url, { headers: { cookie } });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${reply.status} for ${url}`);
  return performance.now() - began;
}

async function readsFor(seconds: number, read: Read): Promise<number[]> {
  const taken: number[] = [];
  await paced(READS * seconds, READS, async () => void taken.push(await read()));
  return taken;
}

async function logIns({ database, database: { settings }, api }: Site, read: Read): Promise<Figure[]> {
  const passwordHash = await hashPassword(password);
  const emails: string[] = [];
  for (let number = 0; number < LOG_INS * SECONDS; number += 1)
    emails.push((await createAccount(database.db, { passwordHash })).email);
  const idle = await readsFor(SECONDS, read);
  const entering: number[] = [];
  const [beside] = await Promise.all([
    readsFor(SECONDS, read),
    paced(emails.length, LOG_INS, async (number) => {
      const began = performance.now();
      const reply = await fetch(api.url + login.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [edgeHeader]: fromElsewhere(number, settings.serviceSecret),
        },
        body: JSON.stringify({ loginId: emails[number], password }),
      });
      if (!reply.ok) throw new Error(`A log-in was refused: ${await reply.text()}`);
      await reply.arrayBuffer();
      entering.push(performance.now() - began);
    }),
  ]);
  return [
    { what: `log-in by password, ${LOG_INS} a second: median`, value: quantile(entering, 0.5), unit: 'ms' },
    { what: 'log-in: p95', value: quantile(entering, 0.95), unit: 'ms' },
    ...besideIdle('log-ins', beside, idle),
  ];
}

/** Everybody comes from an address of their own: what is counted for each of them slows nobody else. */
function fromElsewhere(number: number, secret: string): string {
  const address = `198.51.${Math.floor(number / 250)}.${number % 250}`;
  return signEdge({ arrivedAt: Date.now(), address, language: 'ko', requestId: `log-in ${number}` }, secret);
}

function besideIdle(what: string, beside: readonly number[], idle: readonly number[]): Figure[] {
  const [busy, quiet] = [quantile(beside, 0.95), quantile(idle, 0.95)];
  return [
    { what: `page of a person, nothing beside it: p95`, value: quiet, unit: 'ms' },
    { what: `page of a person beside ${what}: p95`, value: busy, unit: 'ms' },
    { what: `p95 beside ${what} / with nothing beside it`, value: busy / quiet, unit: '', atMost: 2 },
  ];
}

async function exportOfMany(db: Db, dataDir: string): Promise<Figure[]> {
  const now = new Date();
  const files = openFileStore({ dataDir, s3: null });
  const { actor, teamNo } = await createDraft(db, { ...campus, files: [], now });
  for (let number = 0; number < FILES; number += 1)
    await storeFile(db, files, { teamNo, ownerId: actor.userId, now });
  const began = performance.now();
  await askForExport(db, mintUser(actor.userId), { language: 'ko', now }, files);
  const made = await makeExports(db, files, { now, publicUrl: 'http://127.0.0.1' });
  const seconds = (performance.now() - began) / 1000;
  const done = await db.sql
    .selectFrom('dataExports')
    .select(['files', 'readyAt'])
    .where('accountId', '=', actor.userId)
    .executeTakeFirst();
  if (made !== 1 || done?.files !== FILES || !done.readyAt) throw new Error('The export was not made.');
  return [{ what: `export of a person with ${FILES} files of 1 MiB`, value: seconds, unit: 's', atMost: 10 }];
}

async function storeFile(
  db: Db,
  files: ReturnType<typeof openFileStore>,
  of: { teamNo: number; ownerId: number; now: Date },
): Promise<void> {
  const serverFileName = randomBytes(16).toString('hex');
  await files.write(serverFileName, onePiece());
  await db.sql
    .insertInto('files')
    .values({
      ...{ serverFileName, teamNo: of.teamNo, stageNo: null, ownerId: of.ownerId, slot: 'business' },
      ...{
        person: null,
        name: '사업계획서.pdf',
        extension: 'pdf',
        mime: 'application/pdf',
        size: FILE_BYTES,
      },
      ...{ sha256: 'ab'.repeat(32), status: 'stored', isPublic: false, startedAt: of.now, storedAt: of.now },
      removedAt: null,
    })
    .execute();
}

async function* onePiece(): AsyncGenerator<Buffer> {
  yield randomBytes(FILE_BYTES);
}

/** The sweep of a server that stood still: everything is due at once. */
async function sweeping(database: Site['database'], read: Read): Promise<Figure[]> {
  const { db, settings } = database;
  await insertDue(database);
  const idle = await readsFor(SECONDS, read);
  const taken: number[] = [];
  const began = performance.now();
  let over = false;
  const swept = sweep({
    db,
    files: openFileStore({ dataDir: settings.dataDir, s3: null }),
    clock: () => new Date(),
  }).finally(() => {
    over = true;
  });
  while (!over) taken.push(...(await readsFor(1, read)));
  await swept;
  const seconds = (performance.now() - began) / 1000;
  const count = DUE.codes + DUE.messages + DUE.sessions;
  return [
    { what: `${count.toLocaleString('en')} rows that are due swept`, value: seconds, unit: 's' },
    ...besideIdle('sweeping', taken, idle),
  ];
}

async function insertDue({ db, pool }: Site['database']): Promise<void> {
  const long = new Date(Date.now() - keptMs('message') - keptMs('session') - 86_400_000);
  const { id } = await createAccount(db);
  const sealed = db.vault.seal(JSON.stringify({ lines: ['알려 드려요.'] }));
  await pool.query(
    `insert into verification_codes (id, purpose, target_index, code_hash, created_at, expires_at)
    select gen_random_uuid(), 'signUpEmail', 'due ' || n, 'hash ' || n, $1, $1 from generate_series(1, $2::int) n`,
    [long, DUE.codes],
  );
  await pool.query(
    `insert into outbox
      (channel, language, to_sealed, to_index, subject, body_sealed, status, created_at, next_at)
    select 'mail', 'ko', $1, 'due ' || n, '소식', $1, 'sent', $2, $2 from generate_series(1, $3::int) n`,
    [sealed, long, DUE.messages],
  );
  await pool.query(
    `insert into session_families
      (id, kind, account_id, number, token_hash, persistent, created_at, rotated_at, expires_at)
    select gen_random_uuid(), 'user', $1, 1, 'due ' || n, false, $2, $2, $2 from generate_series(1, $3::int) n`,
    [id, long, DUE.sessions],
  );
}

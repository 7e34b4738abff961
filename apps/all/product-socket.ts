import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { recordBackup } from '@chulbal/domain/backups/commands';
import { dumpEmbedded } from '@chulbal/domain/backups/embedded-dump';
import type { Snapshot } from '@chulbal/domain/backups/manifest';
import type { Backup } from '@chulbal/domain/backups/queries';
import { systemClock } from '@chulbal/domain/clock';
import type { Db } from '@chulbal/domain/db';
import { examineDatabase } from './doctor/database-check.ts';
import type { Finding } from './doctor/finding.ts';

type Embedded = { db: Db; pglite: Parameters<typeof dumpEmbedded>[1] };

/**
 * Only one process can open an embedded database, so the one that has it gives `npm run backup` and `npm run doctor` what
 * they ask for, on a socket in the data folder that only the folder's owner can reach. Gives how to close it.
 */
export async function serveCommands(dataDir: string, embedded: Embedded): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  const server = createServer((asked, reply) => {
    answer(embedded, asked, reply).catch((error: unknown) => {
      console.error(error);
      reply.destroy();
    });
  });
  // That of a process that was killed; the folder is ours.
  await rm(path, { force: true });
  try {
    await new Promise<void>((done, failed) => server.once('error', failed).listen(path, done));
    if (process.platform !== 'win32') await chmod(path, 0o600);
  } catch (error) {
    console.warn(
      `⚠ 실행 중에는 백업할 수 없어요. 백업하기 전에 끝내 주세요 (${path}).\n` +
        `  Backups cannot be made while this runs; stop it first (${path}: ${error instanceof Error ? error.message : error}).`,
    );
  }
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}

async function answer(embedded: Embedded, asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (asked.method === 'POST' && asked.url === '/dump') {
    const { snapshot, dump } = await dumpEmbedded(embedded.db, embedded.pglite);
    const head = Buffer.from(`${JSON.stringify(snapshot)}\n`);
    reply.setHeader('content-length', head.length + dump.size);
    reply.write(head);
    await pipeline(Readable.fromWeb(dump.stream() as Parameters<typeof Readable.fromWeb>[0]), reply);
  } else if (asked.method === 'POST' && asked.url === '/backups') {
    await recordBackup(embedded.db, revived((await json(asked)) as Backup));
    reply.end();
  } else if (asked.method === 'POST' && asked.url === '/findings') {
    reply.end(JSON.stringify(await examineDatabase(embedded.db, systemClock)));
  } else {
    reply.writeHead(404).end();
  }
}

function revived(backup: Backup): Backup {
  return { ...backup, startedAt: new Date(backup.startedAt), endedAt: new Date(backup.endedAt) };
}

/** Whether a process that has this data folder answers. */
export async function isServed(dataDir: string): Promise<boolean> {
  try {
    (await ask(dataDir, '/')).resume();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return false;
    throw error;
  }
}

/** Has the running product dump its database. */
export async function dumpRunning(
  dataDir: string,
  keep: (dump: Readable) => Promise<void>,
): Promise<Snapshot> {
  const { head, rest } = await withoutFirstLine(await ask(dataDir, '/dump'));
  await keep(rest);
  return JSON.parse(head) as Snapshot;
}

/** Has the running product look at its database. */
export async function examineRunning(dataDir: string): Promise<Finding[]> {
  return (await json(await ask(dataDir, '/findings'))) as Finding[];
}

/** Has the running product note what came of a backup. */
export async function recordRunning(dataDir: string, backup: Backup): Promise<void> {
  (await ask(dataDir, '/backups', JSON.stringify(backup))).resume();
}

function ask(dataDir: string, path: string, body = ''): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    request({ socketPath: socketOf(dataDir), path, method: 'POST', agent: false }, answered)
      .once('error', failed)
      .end(body);
  });
}

async function withoutFirstLine(stream: IncomingMessage): Promise<{ head: string; rest: Readable }> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const parts: Buffer[] = [];
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) throw new Error('The product ended before it had answered.');
    const end = value.indexOf('\n');
    parts.push(end < 0 ? value : value.subarray(0, end));
    if (end < 0) continue;
    const first = value.subarray(end + 1);
    return { head: Buffer.concat(parts).toString('utf8'), rest: Readable.from(following(first, chunks)) };
  }
}

async function* following(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let step = await chunks.next(); !step.done; step = await chunks.next()) yield step.value;
}

/** Names of sockets are short: the nearer one of two ways to write it. */
function socketOf(dataDir: string): string {
  const path = join(resolve(dataDir), 'product.sock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\${path.replaceAll('\\', '/')}`;
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

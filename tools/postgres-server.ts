import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres } from './programs.mjs';

const run = promisify(execFile);

export type PostgresServer = {
  /** Maintenance database, as a connection string. */
  readonly url: string;
  /** Kills every process of the server with SIGKILL, as a crash would; `restart` brings it back. */
  kill(): Promise<void>;
  /** Starts the server again on the same data and port, recovery included. */
  restart(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a throwaway PostgreSQL from the server programs of this machine, on a free loopback port, with
 * C.UTF-8 as in production. It ends with the process that started it, even if that is killed.
 *
 * `durable` keeps fsync on, for tests that kill the server and count what is left; `parent` is the folder in which
 * it makes its own. Throws when there are no server programs.
 */
export async function startPostgres({ durable = false, parent = tmpdir() } = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL server programs (initdb, postgres) were not found');

  const owner = databaseOwner();
  const folder = mkdtempSync(join(parent, 'chulbal-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const server = join(programs, 'postgres');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  await run(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...owner, cwd: folder },
  );

  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    timezone: 'UTC',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  // A shell stands between: when our end of its input closes, for whatever reason, it ends the server
  // and removes the data, unless told to keep them.
  const watch =
    'folder=$1; shift; "$@" & server=$!; read -r word; kill -QUIT $server 2>/dev/null; wait $server; ' +
    '[ "$word" = keep ] || rm -rf "$folder"';
  let guard: ReturnType<typeof spawn> | undefined;
  let ended: Promise<void> = Promise.resolve();

  async function restart(): Promise<void> {
    let log = '';
    const child = spawn('sh', ['-c', watch, 'sh', folder, server, '-D', data, ...options], {
      ...owner,
      cwd: folder,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    child.stdin.on('error', () => {});
    child.stderr.on('data', (part: Buffer) => {
      log = (log + part).slice(-4000);
    });
    guard = child;
    ended = new Promise((resolve) => child.once('close', () => resolve()));
    if (!(await answers(url, 60_000))) {
      child.stdin.end();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
  }

  async function kill(): Promise<void> {
    // Where there is none it has ended by itself, as on a full disk.
    const named = join(data, 'postmaster.pid');
    const postmaster = existsSync(named) ? Number(readFileSync(named, 'utf8').split('\n')[0]) : null;
    for (const pid of postmaster ? [postmaster, ...childrenOf(postmaster)] : [])
      signalIfAlive(pid, 'SIGKILL');
    guard?.stdin?.end('keep\n');
    await ended;
  }

  async function stop(): Promise<void> {
    guard?.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  await restart();
  return { url, kill, restart, stop };
}

/** PostgreSQL, and what stands before it, refuses to run as root; then it runs as `postgres` or, without one, as `nobody`. */
export function databaseOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody');
}

/** The processes a process has started, where the system tells (Linux). */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** True as soon as the server answers a query, false after `timeout` milliseconds. */
async function answers(url: string, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

/**
 * A port that nobody uses, of those that a system gives to nobody by itself: one of the others may be a connection's own end
 * before a server that is still starting has taken it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}

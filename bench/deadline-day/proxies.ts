import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseOwner, freePort } from '../../tools/postgres-server.ts';
import { findScaleOut } from '../../tools/programs.mjs';
import { type Places, type ServerName, serverNames } from './server-instance.ts';

// Both are run with what deploy/scale-out says, but for addresses.
const folder = new URL('../../deploy/scale-out/', import.meta.url);

/** HAProxy before every instance, at one port for each kind of server. */
export type Balancer = {
  readonly ports: Record<ServerName, number>;
  untilServing(url: string): Promise<void>;
  /** Waits until it sees that a server, by its place among those of its kind, is there, as whoever replaces them one by one does. */
  untilUp(name: ServerName, place: number): Promise<void>;
  /** What it has said of servers that went and came. */
  said(): string;
  stop(): Promise<void>;
};

/** Starts HAProxy at this address before servers at their places. */
export async function startBalancer(servers: Places, address: string): Promise<Balancer> {
  const ports = { web: await freePort(), 'user-api': await freePort(), 'admin-api': await freePort() };
  const seenPort = await freePort();
  const written = readFileSync(new URL('haproxy.cfg', folder), 'utf8');
  const settings = balancerSettings(written, { ports, servers, address }).replace(
    'bind 127.0.0.1:8404',
    `bind ${address}:${seenPort}`,
  );
  const program = await startProgram('haproxy', settings, { address, port: ports.web });
  return {
    ports,
    async untilServing(url) {
      const patience = Date.now() + 60_000;
      while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) {
        if (Date.now() > patience) throw new Error(`HAProxy serves nobody:\n${program.output()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async untilUp(name, place) {
      const server = `${name}${place + 1}`;
      const seen = new RegExp(`^${name},${server},.*,UP,`, 'm');
      const patience = Date.now() + 60_000;
      while (true) {
        const reply = await fetch(`http://${address}:${seenPort}/;csv`);
        if (seen.test(await reply.text())) return;
        if (Date.now() > patience) throw new Error(`HAProxy does not see ${server}:\n${program.output()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    said: program.output,
    stop: program.stop,
  };
}

/** The example's settings at these ports. Whom a request is for is said by who asks here, so that is believed. */
function balancerSettings(
  written: string,
  { ports, servers, address }: { ports: Record<ServerName, number>; servers: Places; address: string },
): string {
  const namesItself = /^ +(?:http-request del-header x-forwarded-for|option forwardfor)\n/gm;
  let settings = written.replace(namesItself, '');
  for (const name of serverNames) {
    const lines = servers[name].map(
      ({ machine, port }, at) => `    server ${name}${at + 1} ${machine.address}:${port}\n`,
    );
    const late = lines.map((line) => line.replace('\n', ' no-check\n'));
    settings = settings
      .replace(new RegExp(`(frontend ${name}\\n +bind ).*`), `$1${address}:${ports[name]}`)
      .replace(new RegExp(`(backend ${name}\\n)(?: +server .*\\n)+`), `$1${lines.join('')}`)
      .replace(new RegExp(`(backend ${name}-late\\n)(?: +server .*\\n)+`), `$1${late.join('')}`);
  }
  return settings;
}

/** Starts PgBouncer at this address before a server of `startPostgres`. */
export async function startPooler(
  databaseUrl: string,
  address: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const database = new URL(databaseUrl);
  const port = await freePort();
  // What the example tells an administrator to do once.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("alter role postgres set timezone = 'UTC'");
  await client.query("alter role postgres set idle_in_transaction_session_timeout = '10s'");
  await client.end();
  const settings = readFileSync(new URL('pgbouncer.ini', folder), 'utf8')
    .replace(/^chulbal = .*$/m, `postgres = host=127.0.0.1 port=${database.port} dbname=postgres`)
    .replace(/^listen_addr = .*$/m, `listen_addr = ${address}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '')
    .replace('dbname=postgres', 'dbname=postgres user=postgres');
  const program = await startProgram('pgbouncer', settings, { address, port });
  database.hostname = address;
  database.port = String(port);
  return { url: database.href, stop: program.stop };
}

type Listening = { address: string; port: number };

/** Runs one of them in the foreground with these settings, until it is stopped, and waits until it listens. PgBouncer does not run as root. */
async function startProgram(name: 'haproxy' | 'pgbouncer', settings: string, at: Listening) {
  const program = findScaleOut()?.[name];
  if (!program) throw new Error(`${name} was not found`);
  const home = mkdtempSync(join(tmpdir(), `chulbal-${name}-`));
  const file = join(home, 'settings');
  writeFileSync(file, settings);
  const owner = name === 'pgbouncer' ? databaseOwner() : undefined;
  if (owner) chownSync(home, owner.uid, owner.gid);
  chmodSync(home, 0o755);
  const parts = name === 'haproxy' ? ['-db', '-f', file] : [file];
  const child: ChildProcess = spawn(program, parts, {
    ...owner,
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said = (said + part).slice(-4_000);
    });
  }
  const killOnExit = () => child.kill('SIGKILL');
  process.on('exit', killOnExit);
  while (!(await listensAt(at))) {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    output: () => said,
    async stop() {
      child.kill('SIGKILL');
      await gone;
      process.off('exit', killOnExit);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function listensAt({ address, port }: Listening): Promise<boolean> {
  const socket = connect(port, address);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

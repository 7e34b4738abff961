import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Machine } from './network.ts';
import { type Usage, usageOf } from './process-usage.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const serverNames = ['web', 'user-api', 'admin-api'] as const;
export type ServerName = (typeof serverNames)[number];

/** Where a server is, or is to be. */
export type Place = { readonly machine: Machine; readonly port: number };

/** The places of all instances of each. */
export type Places = Record<ServerName, Place[]>;

/** The setting that names each server's port. */
const portSettings = { web: 'PORT', 'user-api': 'USER_API_PORT', 'admin-api': 'POINTER_API_PORT' } as const;

/** One server as a process of its own, as production runs it. */
export type Instance = {
  readonly name: ServerName;
  pid(): number | undefined;
  usage(): Usage;
  /** What it has said last. */
  output(): string;
  /** Starts it and waits until `/ready` says so. */
  start(): Promise<void>;
  /** Ends it as a supervisor does; gives how many seconds that took. */
  stop(): Promise<number>;
};

/** Starts `npm run <name>` without npm. `env` is all the environment that it gets beside its path. */
export async function startInstance(
  name: ServerName,
  { machine, port, env }: Place & { env: Record<string, string> },
): Promise<Instance> {
  let child: ChildProcess | undefined;
  let said = '';
  const killOnExit = () => child?.kill('SIGKILL');
  process.on('exit', killOnExit);

  async function start(): Promise<void> {
    const settings = { ...env, HOST: machine.address, [portSettings[name]]: String(port) };
    const started = spawn(...machine.command(process.execPath, ['tools/serve.mjs', name]), {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part: Buffer) => {
        said = (said + part).slice(-20_000);
      });
    }
    const patience = Date.now() + 120_000;
    while (!(await isReady({ machine, port }))) {
      if (started.exitCode !== null || Date.now() > patience) {
        started.kill('SIGKILL');
        throw new Error(`${name} did not become ready:\n${said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function stop(): Promise<number> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return 0;
    const began = performance.now();
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    const late = setTimeout(() => running.kill('SIGKILL'), 30_000);
    await gone;
    clearTimeout(late);
    return (performance.now() - began) / 1000;
  }

  await start();
  return {
    name,
    pid: () => child?.pid,
    usage: () => usageOf(child?.pid),
    output: () => said,
    start,
    stop,
  };
}

async function isReady({ machine, port }: Place): Promise<boolean> {
  const asked = { signal: AbortSignal.timeout(5_000) };
  const reply = await fetch(`http://${machine.address}:${port}/ready`, asked).catch(() => null);
  return reply?.ok === true;
}

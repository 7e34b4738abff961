import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tools/postgres-server.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What `npm start` runs, as npm would: options of Node and the script. */
const [, ...startArguments] = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start.split(' ');

export type Product = {
  /** Address of the web, without a slash at the end. */
  readonly url: string;
  readonly userApiUrl: string;
  readonly pointerApiUrl: string;
  readonly dataDir: string;
  /** What the product has printed so far. */
  output(): string;
  /** Its process, as long as it runs. */
  pid(): number | undefined;
  /** Kills it with SIGKILL, as a crash would. */
  kill(): Promise<void>;
  /** Ends it as Ctrl-C would, and keeps its data. */
  end(): Promise<void>;
  /** Starts it again on the same data and ports and waits until it answers. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

/**
 * Starts the whole product as `npm start` does, in demo mode on free ports and a folder of its own, and
 * waits until the first page answers: three minutes at most, for the first start creates the database, and the
 * machine may be busy. `SEEDED_DEMO` names a folder in which a first start has been already; then the product's own is
 * a copy of it, which takes a third of the time.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = env.DATA_DIR ?? newDataDir();
  const [port, userApiPort, pointerApiPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let printed = '';

  async function restart(): Promise<void> {
    const started = spawn(process.execPath, startArguments, {
      cwd: root,
      env: {
        ...withoutTestSettings(process.env),
        ...env,
        DATA_DIR: dataDir,
        PORT: String(port),
        USER_API_PORT: String(userApiPort),
        POINTER_API_PORT: String(pointerApiPort),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part: Buffer) => {
        printed = (printed + part).slice(-100_000);
      });
    }
    await untilReady(started, url, () => printed);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    const timeout = setTimeout(() => running.kill('SIGKILL'), 15_000);
    await gone;
    clearTimeout(timeout);
  }

  const killOnExit = () => child?.kill('SIGKILL');
  process.on('exit', killOnExit);

  const product: Product = {
    url,
    userApiUrl: `http://127.0.0.1:${userApiPort}`,
    pointerApiUrl: `http://127.0.0.1:${pointerApiPort}`,
    dataDir,
    output: () => printed,
    pid: () => child?.pid,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    restart,
    stop: async () => {
      await end('SIGTERM');
      process.off('exit', killOnExit);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await restart();
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-data-'));
  if (process.env.SEEDED_DEMO) cpSync(process.env.SEEDED_DEMO, folder, { recursive: true });
  return folder;
}

/** The product is not to know that a test runs it. */
function withoutTestSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, DATABASE_URL: ___, SEEDED_DEMO: ____, ...rest } = env;
  return rest;
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting:\n${output()}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The product did not answer within three minutes:\n${output()}`);
}

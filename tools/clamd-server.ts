import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findClamd } from './programs.mjs';

export type ClamdServer = {
  /** As `CLAMD_URL` takes it. */
  readonly url: string;
  /** Kills it with SIGKILL; `restart` brings it back. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Ends it and removes what it had. */
  stop(): Promise<void>;
};

/**
 * Starts ClamAV's own daemon on a socket of its own, with one signature: `bytes` anywhere in a file are the virus
 * `Test.Signature`. So nothing has to be downloaded. `most` bytes are taken of a stream.
 */
export async function startClamd(bytes: string, { most = 25 * 1024 * 1024 } = {}): Promise<ClamdServer> {
  const program = findClamd();
  if (!program) throw new Error('clamd was not found');
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-clamd-'));
  const [signatures, socket, settings] = [
    join(folder, 'db'),
    join(folder, 'ctl'),
    join(folder, 'clamd.conf'),
  ];
  mkdirSync(signatures);
  // Name, any kind of file, at any place, in hexadecimal.
  const hex = Buffer.from(bytes, 'latin1').toString('hex');
  writeFileSync(join(signatures, 'test.ndb'), `Test.Signature:0:*:${hex}\n`);
  writeFileSync(
    settings,
    [
      `DatabaseDirectory ${signatures}`,
      `LocalSocket ${socket}`,
      `TemporaryDirectory ${folder}`,
      `StreamMaxLength ${most}`,
      'Foreground yes',
      '',
    ].join('\n'),
  );

  let said = '';
  let child: ReturnType<typeof spawn> | undefined;
  let ended: Promise<void> = Promise.resolve();
  const killOnExit = () => child?.kill('SIGKILL');
  process.on('exit', killOnExit);

  async function restart(): Promise<void> {
    rmSync(socket, { force: true });
    const started = spawn(program ?? '', ['--config-file', settings], { stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part: Buffer) => {
        said = (said + part).slice(-4000);
      });
    }
    ended = new Promise((resolve) => started.once('close', () => resolve()));
    const deadline = Date.now() + 60_000;
    while (!(await answers(socket))) {
      if (started.exitCode !== null || Date.now() > deadline)
        throw new Error(`clamd did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function kill(): Promise<void> {
    child?.kill('SIGKILL');
    await ended;
  }

  async function stop(): Promise<void> {
    await kill();
    process.off('exit', killOnExit);
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await restart();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `unix://${socket}`, kill, restart, stop };
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

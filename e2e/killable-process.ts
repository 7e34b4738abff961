import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Killable = {
  /** Kills it with SIGKILL, and everything that it had only in memory is gone. */
  kill(): Promise<void>;
  /** Starts it again on what it has. */
  restart(): Promise<void>;
};

/** Runs a program of this folder, which says `ready`, as a process of its own. Ends with this process. */
export async function startKillable(program: string, args: readonly string[]): Promise<Killable> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  let child: ChildProcess | undefined;
  process.on('exit', () => child?.kill('SIGKILL'));

  async function restart(): Promise<void> {
    const started = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.once('data', () => resolve());
      started.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
    });
  }

  async function kill(): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }

  await restart();
  return { kill, restart };
}

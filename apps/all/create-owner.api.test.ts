import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callCommand, type Ended } from '@chulbal/testing/command';
import { afterAll, describe, expect, test } from 'vitest';
import { runCreateOwner } from './create-owner.ts';
import { lockDataFolder } from './data-lock.ts';

const root = new URL('../../', import.meta.url);
const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-owner-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command as `npm run create-owner -- …` does. */
function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const options = { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env }, timeout: 150_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, ['apps/all/start.mjs', 'create-owner', ...args], options, (error, out, err) =>
      // Given up for the time, it has no code of its own.
      resolve({ code: error ? Number(error.code ?? -1) : 0, output: out + err }),
    );
  });
}

/** The same without a process of its own. */
function call(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return callCommand(() => runCreateOwner(args, { DATA_DIR: dataDir, ...env }));
}

const jiwoo = ['--email', 'Jiwoo@foundation.example', '--name', '한지우'];

/** A refusal is a sentence in both languages and no stack. */
function expectRefusal({ code, output }: Ended, ...said: string[]): void {
  expect(code).toBe(1);
  for (const text of said) expect(output).toContain(text);
  expect(output).not.toMatch(/^\s+at /m);
}

describe('npm run create-owner', { timeout: 300_000 }, () => {
  test('prints once what the first owner logs in with, then refuses but for another', async () => {
    const first = await run(jiwoo, { DEMO_SEED: 'false' });
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('jiwoo@foundation.example') });
    expect(first.output).toMatch(/one-time password +([a-z2-9]{4}-){4}[a-z2-9]{4}\n/);
    const secret = /authenticator secret +([A-Z2-7]{32})\n/.exec(first.output)?.[1];
    expect(first.output).toContain(`secret=${secret}`);

    const second = ['--email', 'minseo@foundation.example', '--name', '강민서'];
    expectRefusal(await run(second), '이미 소유자가 있어요', 'There is an owner already');
    expect(await call([...second, '--another'])).toMatchObject({ code: 0 });
    expectRefusal(
      await call([...jiwoo, '--another']),
      '이미 운영자인 이메일이에요',
      'already belongs to an operator',
    );
  });

  test('does not touch a data folder that something runs on', async () => {
    const unlock = lockDataFolder(dataDir);
    try {
      expectRefusal(await run(jiwoo), '다른 프로세스', 'in use by another process');
    } finally {
      unlock();
    }
  });

  test.each([
    [['--name', '한지우'], 'Please give an e-mail address'],
    [['--email', 'jiwoo', '--name', '한지우'], 'Please give an e-mail address'],
    [['--email', 'jiwoo@foundation.example'], 'Please give an e-mail address'],
    [[...jiwoo, '--role', 'viewer'], 'Unknown option'],
  ])('says how it is called: %j', async (args, said) => {
    expectRefusal(await call(args), said, 'npm run create-owner -- --email');
  });

  test('wants production’s settings for production’s database', async () => {
    expectRefusal(await call(jiwoo, { DATABASE_URL: 'postgres://127.0.0.1:1/none' }), 'DATA_KEY: is missing');
  });
});

import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../setup/machine.mjs';
import { settingsIn } from './known-settings.ts';

const sample =
  '# Settings\nPUBLIC_URL=https://league.example.kr\nDATA_KEY=<generated>\nCOOKIE_SECRET=<generated>\n';

/** A folder with a sample in it, where `npm run secrets` is run as often as asked. */
function folderWithSample() {
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env.sample'), sample);
  const file = join(folder, '.env');
  return {
    file,
    folder,
    read: () => settingsIn(readFileSync(file, 'utf8')),
    run: () => promisify(execFile)(process.execPath, [join(root, 'tools/secrets.mjs'), file]),
  };
}

test('writes a file for its owner only, with every secret made, and prints none', async () => {
  const { file, folder, read, run } = folderWithSample();
  const { stdout } = await run();
  const { PUBLIC_URL, DATA_KEY, COOKIE_SECRET } = read();
  expect(PUBLIC_URL).toBe('https://league.example.kr');
  expect(DATA_KEY).toMatch(/^[0-9a-f]{64}$/);
  expect(COOKIE_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(DATA_KEY).not.toBe(COOKIE_SECRET);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(stdout).toContain('DATA_KEY, COOKIE_SECRET');
  expect(stdout).not.toMatch(/[0-9a-f]{16}/);
  expect(readdirSync(folder).sort()).toEqual(['.env', '.env.sample']);
});

test('changes nothing that is there, and adds what the file lacks', async () => {
  const { file, read, run } = folderWithSample();
  writeFileSync(file, 'DATA_KEY=kept as it was\nPUBLIC_URL=https://other.example.kr\n# mine\n');
  chmodSync(file, 0o644);
  const added = await run();
  expect(added.stdout).toContain('New: COOKIE_SECRET.');
  expect(read()).toMatchObject({ DATA_KEY: 'kept as it was', PUBLIC_URL: 'https://other.example.kr' });
  expect(read().COOKIE_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const before = readFileSync(file, 'utf8');
  const again = await run();
  expect(again.stdout).toContain('nothing was changed');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('says why it cannot write', async () => {
  const { folder } = folderWithSample();
  const run = promisify(execFile)(process.execPath, [
    join(root, 'tools/secrets.mjs'),
    join(folder, 'nowhere/.env'),
  ]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The settings could not be written'),
  });
});

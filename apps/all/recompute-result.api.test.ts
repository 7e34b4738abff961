import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileText, takeSnapshot } from '@chulbal/domain/results/snapshot.rules';
import { inputsOf, rulesOf, teamOf } from '@chulbal/testing/result-cases';
import { afterAll, describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'chulbal-result-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as `npm run recompute-result -- …` does, with no database anywhere. */
function run(args: string[]): Promise<{ code: number; output: string }> {
  const options = { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: '/nowhere' }, timeout: 60_000 };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['apps/all/start.mjs', 'recompute-result', ...args],
      options,
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + err }),
    );
  });
}

function fileOf(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('R-10 npm run recompute-result', { timeout: 120_000 }, () => {
  const frozen = takeSnapshot(inputsOf([teamOf(1, [70, 80, 90, 85, 60])]), rulesOf());
  const text = fileText(frozen);

  test('confirms a file that holds, with its hash', async () => {
    const { code, output } = await run([fileOf('good.json', text)]);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('the same bytes') });
    expect(output).toContain(frozen.sha256);
  });

  test('names the hash of the result and that of the file, and takes either', async () => {
    const path = fileOf('both.json', text);
    const ofFile = createHash('sha256').update(text).digest('hex');
    expect(ofFile).not.toBe(frozen.sha256);
    expect((await run([path])).output).toContain(`${ofFile} (파일, sha256sum · file)`);
    const { code, output } = await run([path, '--expect', ofFile]);
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.not.stringContaining('Not the expected'),
    });
  });

  test('takes the published hash: a file that was changed and calculated anew is not the file of that day', async () => {
    const forged = takeSnapshot(inputsOf([teamOf(1, [70, 80, 90, 85, 61])]), rulesOf());
    const path = fileOf('forged.json', fileText(forged));
    expect((await run([path])).code).toBe(0);
    const { code, output } = await run([path, '--expect', frozen.sha256]);
    expect(code).toBe(1);
    expect(output).toContain('Not the expected file');
    expect((await run([fileOf('right.json', text), '--expect', frozen.sha256.toUpperCase()])).code).toBe(0);
  });

  test('ends with an error for a byte that the ranking does not depend on', async () => {
    for (const [name, changed] of [
      ['year', text.replace('"year":2026', '"year":2027')],
      ['points', text.replace('"points":25', '"points":24')],
      ['space', text.replace('{"format"', '{ "format"')],
      ['end', `${text}\n`],
      ['no UTF-8', Buffer.concat([Buffer.from(text), Buffer.from([0xff])])],
    ] as const) {
      expect(changed.toString(), name).not.toBe(text);
      expect((await run([fileOf('changed.json', changed)])).code, name).not.toBe(0);
    }
  });

  test('says where a file does not', async () => {
    const { code, output } = await run([fileOf('bad.json', text.replace('"rank":1', '"rank":2'))]);
    expect(code).toBe(1);
    expect(output).toContain('ranking.teams[0].rank');
  });

  test.each([[[]], [['nowhere.json']], [['a.json', 'b.json']], [['a.json', '--expect', 'abc']]])(
    'refuses %j without a stack',
    async (args) => {
      const { code, output } = await run(args);
      expect(code).toBe(2);
      expect(output).not.toMatch(/^\s+at /m);
    },
  );
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken } from '@chulbal/domain/api-tokens/commands';
import { cancelApplication } from '@chulbal/domain/applications/entry/submit.commands';
import type { Db } from '@chulbal/domain/db';
import { deliverWebhooks } from '@chulbal/domain/webhooks/deliver.commands';
import { createSubmitted, seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { createHook } from '@chulbal/testing/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/postgres-server.ts';
import { bothApis } from './testing/both-apis.ts';

const program = new URL('../../examples/spreadsheet/spreadsheet.mjs', import.meta.url).pathname;

const headings = '접수번호,팀명,아이템,트랙,지역,상태,팀원 수,미확인 팀원,파일,제출 횟수,제출 일시';

/** The example, running; its table as it is now, and what it has printed. */
async function startExample(db: Db) {
  const { admin } = await bothApis({ db, files: temporaryStore(), clock: () => now });
  const portal = await admin.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => admin.app.close());
  const owner = await createOperator(db);
  const { token } = await createToken(db, owner, { name: '표', scopes: ['seeConsole'], days: 30, now });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { secret } = await createHook(db, {
    url,
    events: ['application.submitted', 'application.cancelled'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-sheet-'));
  const file = join(folder, 'applications.csv');
  const settings = { PORTAL: portal, TOKEN: token, SECRET: secret, FILE: file, PORT: String(port) };
  const child = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ...settings } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
  onTestFinished(async () => {
    child.kill();
    await new Promise((gone) => child.once('exit', gone));
    rmSync(folder, { recursive: true, force: true });
  });
  const lines = () => readFileSync(file, 'utf8').split('\r\n');
  return { url, lines, printed: () => printed };
}

test('the example fills a spreadsheet that Excel opens, and believes nobody without the secret', async () => {
  const db = await testDb();
  await publishedSeason(db, { now });
  const { url, lines, printed } = await startExample(db);
  await expect.poll(() => printed(), { timeout: 20_000 }).toContain('applications.csv: 0');
  expect(lines()).toEqual([`\uFEFF${headings}`, '']);

  const stopping = new AbortController().signal;
  const deliver = () =>
    deliverWebhooks(db, { reach: { inside: true }, clock: () => new Date(), publicUrl, stopping });
  const evil = await createSubmitted(db, { teamName: '=HYPERLINK("https://evil.example"),가나' });
  await deliver();
  await expect.poll(() => lines().length, { timeout: 20_000 }).toBe(3);
  const row = lines()[1] ?? '';
  expect(row).toContain(`${evil.number},"'=HYPERLINK(""https://evil.example""),가나",`);
  expect(row).toContain(',제출,');
  expect(row).toContain('2026-05-20 14:00');
  // Nobody's name, phone or address.
  expect(lines().join()).not.toMatch(/윤서준|010-|@/);

  await cancelApplication(db, evil.actor, { teamNo: evil.teamNo, language: 'ko', publicUrl, now });
  await deliver();
  await expect.poll(() => lines()[1], { timeout: 20_000 }).toContain(',작성 중,');

  const forged = await fetch(url, { method: 'POST', body: '{"type":"application.submitted"}' });
  expect(forged.status).toBe(401);
  const states = await db.sql.selectFrom('webhookDeliveries').select('state').orderBy('id').execute();
  expect(states).toEqual([{ state: 'delivered' }, { state: 'delivered' }]);
});

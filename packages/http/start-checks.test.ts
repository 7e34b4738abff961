import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from '@chulbal/domain/files/open-store';
import type { S3Settings } from '@chulbal/domain/files/s3-store';
import { type Bucket, startBucket } from '@chulbal/testing/s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFiles, checkMail } from './start-checks.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-checks-'));
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What a start says about its files: nothing, a warning, or why it refuses. */
async function said(s3: S3Settings | null, folder = dataDir): Promise<string> {
  const warnings: string[] = [];
  const files = openFileStore({ dataDir: folder, s3 });
  await checkFiles(files, { bucket: s3?.bucket, dataDir: folder }, (sentence) =>
    warnings.push(sentence),
  ).catch((error: Error) => warnings.push(`${error.name}: ${error.message}`));
  return warnings.join('\n');
}

test('a folder and a bucket that take files say nothing', async () => {
  expect(await said(null)).toBe('');
  expect(await said(bucket.settings)).toBe('');
});

test('a bucket that is not there, or does not let us in, and a folder that is none keep the server from starting', async () => {
  expect(await said({ ...bucket.settings, bucket: `none-${randomUUID()}` })).toMatch(
    /^RefusedToStart: .*\nThere is no bucket "none-/,
  );
  expect(await said({ ...bucket.settings, secretKey: 'wrong' })).toMatch(
    /^RefusedToStart: .*\nNo files can be written to the bucket "files" \(SignatureDoesNotMatch\)/,
  );
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  expect(await said(null, file)).toMatch(
    /^RefusedToStart: .*\nNo files can be written to DATA_DIR \(ENOTDIR\)/,
  );
});

test('a bucket whose service is gone is said, and the start goes on', async () => {
  const dead = await startBucket();
  await dead.close();
  expect(await said(dead.settings)).toMatch(
    /^S3가 응답하지 않아요 \(ECONNREFUSED\).*\n {2}S3 does not answer/,
  );
});

test('R-16: no, a dead and a refusing mail server are said in a sentence without its log-in, and stop nothing', async () => {
  const warnings: string[] = [];
  const refusing = createServer((socket) => socket.end('554 go away\r\n'));
  const port = await new Promise<number>((resolve) => {
    refusing.listen(0, '127.0.0.1', () => resolve((refusing.address() as { port: number }).port));
  });
  await checkMail(undefined, (sentence) => warnings.push(sentence));
  await checkMail('smtp://user:hidden@127.0.0.1:9', (sentence) => warnings.push(sentence));
  await checkMail(`smtp://user:hidden@127.0.0.1:${port}`, (sentence) => warnings.push(sentence));
  refusing.close();
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toContain('SMTP_URL is not set');
  for (const warning of warnings.slice(1))
    expect(warning).toContain('The mail server does not take messages');
  expect(warnings.join()).not.toContain('hidden');
});

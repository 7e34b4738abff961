import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { blackPng } from '@chulbal/testing/corpus/images';
import { createSubmitted, seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { askingSeason, pitch, review } from '@chulbal/testing/materials';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { getMaterial } from './queries.ts';
import { uploadMaterial } from './upload.commands.ts';

const store = temporaryStore();
const bytes = blackPng(8);

test('a file is taken for a stage that asks its team for one, and for no other', async () => {
  const db = await testDb();
  await askingSeason(db);
  const { actor, teamNo } = await createSubmitted(db);
  const upload = (stageNo: number) =>
    uploadMaterial(db, actor, store, {
      ...{ teamNo, stageNo, slot: 'extra', fileName: '사진.png', size: bytes.length, now, clock: () => now },
      ...{ sha256: createHash('sha256').update(bytes).digest('hex'), body: Readable.from([bytes]) },
    });
  expect(await upload(review.stageNo)).toMatchObject({ slot: 'extra', name: '사진.png' });
  // The result before it is not out.
  await expect(upload(pitch.stageNo)).rejects.toMatchObject({ error: 'notSubmissionSubject' });
  await expect(upload(4)).rejects.toMatchObject({ error: 'notFound' });
  for (const stageNo of [pitch.stageNo, 4])
    await expect(getMaterial(db, actor, { teamNo, stageNo, language: 'ko', now })).rejects.toMatchObject({
      error: 'notQuerySubject',
    });
});

import { seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import {
  deleteCompletionText,
  listCompletionTexts,
  saveCompletionText,
} from './completion-texts.commands.ts';

const now = seasonNow;
const certificate = {
  name: '재학 증명서가 오래됨',
  items: ['schoolPaper' as const],
  message: '석 달 안에 뗀 것을 올려 주세요.',
};
const refused = (error: string) => expect.objectContaining({ error });

test('what one operator saves every other asks with; the same name again takes its place', async () => {
  const db = await testDb();
  const [one, other] = [await createOperator(db), await createOperator(db)];
  const { textId } = await saveCompletionText(db, one, { ...certificate, now });
  await saveCompletionText(db, one, { ...certificate, name: '가점 증빙', items: ['bonus'], now });
  const mended = { ...certificate, message: '한 달 안에 뗀 것을 올려 주세요.' };
  expect(await saveCompletionText(db, other, { ...mended, now })).toEqual({ textId });
  expect(await listCompletionTexts(db, other)).toEqual([
    expect.objectContaining({ name: '가점 증빙' }),
    { textId, ...mended },
  ]);
  await deleteCompletionText(db, other, { textId, now });
  await expect(deleteCompletionText(db, one, { textId, now })).rejects.toEqual(refused('notFound'));
  expect(await listCompletionTexts(db, one)).toHaveLength(1);
  const log = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
  expect(log.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 3 }, () => 'completion.saveText'),
    'completion.deleteText',
  ]);
});

test('there are at most fifty; one that is there can still be mended', async () => {
  const db = await testDb();
  const actor = await createOperator(db);
  for (let no = 1; no <= 50; no += 1)
    await saveCompletionText(db, actor, { ...certificate, name: `글 ${no}`, now });
  await expect(saveCompletionText(db, actor, { ...certificate, now })).rejects.toEqual(
    refused('invalidRequest'),
  );
  await saveCompletionText(db, actor, { ...certificate, name: '글 7', message: '고쳤어요.', now });
  expect(await listCompletionTexts(db, actor)).toHaveLength(50);
});

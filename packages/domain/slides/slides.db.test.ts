import type { SlideDraft } from '@chulbal/contract/slides';
import { createOperator } from '@chulbal/testing/operators';
import { slideDraft } from '@chulbal/testing/slides';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createSlide, orderSlides, removeSlide, saveSlide, setSlideShown } from './commands.ts';
import { listSlides, listWrittenSlides } from './queries.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const later = new Date('2026-05-21T05:00:00.000Z');
let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

async function shown(given: Partial<SlideDraft> = {}): Promise<number> {
  const { id } = await createSlide(db, editor, { draft: { ...slideDraft, ...given }, now });
  await setSlideShown(db, editor, { id, shown: true, now });
  return id;
}

const titles = async (at = now, language: 'ko' | 'en' = 'ko') =>
  (await listSlides(db, { language, now: at })).map(({ title }) => title);

test('visitors get what is shown, in its period and in the operators’ order, in English what has English', async () => {
  const first = await shown({ titleKo: '하나', titleEn: 'One' });
  const second = await shown({ titleKo: '둘', shownFrom: later.toISOString() });
  const third = await shown({ titleKo: '셋', shownUntil: later.toISOString() });
  const hidden = await createSlide(db, editor, { draft: { ...slideDraft, titleKo: '아직' }, now });
  expect(await titles()).toEqual(['하나', '셋']);
  expect(await titles(later)).toEqual(['하나', '둘']);
  expect(await titles(now, 'en')).toEqual(['One']);
  await orderSlides(db, editor, { ids: [third, hidden.id, second, first], now });
  expect(await titles()).toEqual(['셋', '하나']);
  await removeSlide(db, editor, { id: third, now });
  expect(await titles()).toEqual(['하나']);
  await expect(orderSlides(db, editor, { ids: [first, second], now })).rejects.toMatchObject({
    error: 'editedElsewhere',
  });
});

test('a save over another one, a wrong slide and a picture that is none are refused, and nothing changes', async () => {
  const { id, editVersion } = await createSlide(db, editor, { draft: slideDraft, now });
  const save = (draft: SlideDraft) => saveSlide(db, editor, { id, editVersion, draft, now });
  const add = (draft: SlideDraft) => createSlide(db, editor, { draft, now });
  const unknown = { ...slideDraft, picture: 'a'.repeat(32), altKo: '그림' };
  for (const put of [save, add]) {
    await expect(put({ ...slideDraft, linkTo: '/' })).rejects.toMatchObject({ error: 'invalidRequest' });
    await expect(put(unknown)).rejects.toMatchObject({ error: 'notFound' });
  }
  await save({ ...slideDraft, tone: 'ink' });
  await expect(save(slideDraft)).rejects.toMatchObject({ error: 'editedElsewhere' });
  expect(await listWrittenSlides(db)).toMatchObject([{ id, tone: 'ink', editVersion: 2, shown: false }]);
});

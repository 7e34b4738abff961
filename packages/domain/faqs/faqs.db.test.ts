import type { FaqDraft } from '@chulbal/contract/faqs';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createFaq, orderFaqs, saveFaq, setFaqPublished } from './commands.ts';
import { listFaqs } from './queries.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

const empty: FaqDraft = {
  category: 'apply',
  titleKo: '혼자서도 신청할 수 있나요?',
  titleEn: '',
  contentKo: '<p>두 명부터 할 수 있어요.</p>',
  contentEn: '',
};

async function shown(given: Partial<FaqDraft> = {}): Promise<number> {
  const { faqNo } = await createFaq(db, editor, { draft: { ...empty, ...given }, now });
  await setFaqPublished(db, editor, { faqNo, published: true, now });
  return faqNo;
}

const titles = async (given: Partial<Parameters<typeof listFaqs>[1]> = {}) =>
  (await listFaqs(db, { findType: 'all', language: 'ko', ...given })).map(({ faqTitle }) => faqTitle);

test('published questions in the order that operators give them, in English those that have one', async () => {
  const first = await shown({ titleKo: '하나' });
  const second = await shown({ titleKo: '둘', titleEn: 'Two', contentEn: '<p>Yes</p>' });
  const hidden = await createFaq(db, editor, { draft: { ...empty, titleKo: '아직' }, now });
  expect(await titles()).toEqual(['하나', '둘']);
  await orderFaqs(db, editor, { faqNos: [hidden.faqNo, second, first], now });
  expect(await titles()).toEqual(['둘', '하나']);
  expect(await titles({ language: 'en' })).toEqual(['Two']);
  await expect(orderFaqs(db, editor, { faqNos: [first, second], now })).rejects.toMatchObject({
    error: 'editedElsewhere',
  });
});

test.each([
  ['ㅎㅈㅅ', 'all', 1],
  ['두 명', 'all', 1],
  ['두 명', 'title', 0],
  ['혼자', 'content', 0],
  ['없는 말', 'all', 0],
] as const)('%s in %s finds %i', async (findStr, findType, count) => {
  await shown();
  expect(await titles({ findStr, findType })).toHaveLength(count);
});

test('half an English text and a save over another one are refused', async () => {
  const half = { ...empty, titleEn: 'Alone?' };
  await expect(createFaq(db, editor, { draft: half, now })).rejects.toMatchObject({
    error: 'invalidRequest',
  });
  const { faqNo, editVersion } = await createFaq(db, editor, { draft: empty, now });
  const save = () => saveFaq(db, editor, { faqNo, editVersion, draft: empty, now });
  await save();
  await expect(save()).rejects.toMatchObject({ error: 'editedElsewhere' });
});

import { createAccount } from '@chulbal/testing/accounts';
import { createOperator } from '@chulbal/testing/operators';
import { comingAbout, shortStory, siteSettings, writtenAbout } from '@chulbal/testing/pages';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { getProfile, listCurrentTerms } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { seedBase } from '../seeds/base.ts';
import { publishPage, savePage, withdrawPage } from './commands.ts';
import { getAbout, getLegalPage, getWrittenPage, listPages, listVersions } from './queries.ts';
import { saveSiteSettings } from './site.commands.ts';
import { tellOfTerms } from './tell.commands.ts';

const now = new Date('2026-05-20T05:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const reason = '시험으로 바꿔요';
let db: Db;
let operator: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  operator = await createOperator(db);
});

test('a new installation has every page, and an operator’s edit is not undone by another start', async () => {
  await seedBase(db, { now });
  await seedBase(db, { now: later(1) });
  expect((await listPages(db, { now: later(1) })).map(({ page, version }) => [page, version])).toEqual(
    ['about', 'terms', 'privacy', 'consent', 'news'].map((page) => [page, '2026.05.20']),
  );
  const privacy = await getLegalPage(db, { page: 'privacy', language: 'ko', now });
  expect(privacy.sections.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['purposes', 'retention', 'officer', 'remedies']),
  );
  expect(privacy.sections.find(({ key }) => key === 'retention')?.retention).toContainEqual({
    ...{ key: 'message', what: '보낸 이메일과 문자 메시지' },
    period: '보낸 날부터 30일',
  });
});

test('what is saved is seen once it is published, from its time on, and earlier versions stay readable', async () => {
  await seedBase(db, { now });
  const { content, editVersion } = await getWrittenPage(db, { page: 'terms', now });
  if (content.kind !== 'term') throw new Error('The terms are a term.');
  const changed = { ...content, body: { ko: '제1조\n바뀐 약관', en: 'Article 1\nChanged' } };
  const saved = await savePage(db, operator, { page: 'terms', editVersion, content: changed, now });
  await expect(
    savePage(db, operator, { page: 'terms', editVersion, content: changed, now }),
  ).rejects.toMatchObject({ error: 'editedElsewhere' });
  await publishPage(db, operator, {
    ...{ page: 'terms', editVersion: saved.editVersion, effectiveAt: later(7), reason, now },
  });
  const read = (at: Date, version?: string) =>
    getLegalPage(db, { page: 'terms', version, language: 'ko', now: at });
  expect(await read(later(6))).toMatchObject({ version: '2026.05.20', state: 'inForce' });
  expect(await read(later(6), '2026.05.27')).toMatchObject({ state: 'coming' });
  expect(await read(later(7))).toMatchObject({ version: '2026.05.27', state: 'inForce' });
  expect(await read(later(7), '2026.05.20')).toMatchObject({ state: 'earlier' });
  await expect(read(now, '2026.01.01')).rejects.toMatchObject({ error: 'notFound' });
  const service = async (at: Date) =>
    (await listCurrentTerms(db, { now: at })).find(({ term }) => term === 'service');
  expect(await service(later(6))).toMatchObject({ version: '2026.05.20', required: true });
  expect(await service(later(7))).toMatchObject({ version: '2026.05.27', required: true });
});

test('a new version changes no consent that was given, and only one that is to come is taken back', async () => {
  await seedBase(db, { now });
  const { id } = await createAccount(db, { kind: 'user' });
  await db.sql
    .insertInto('consents')
    .values({ accountId: id, term: 'privacy', version: '2026.05.20', agreed: true, at: now })
    .execute();
  const { editVersion } = await getWrittenPage(db, { page: 'consent', now });
  const publish = (version: number, effectiveAt: Date | null) =>
    publishPage(db, operator, { page: 'consent', editVersion: version, effectiveAt, reason, now });
  const published = await publish(editVersion, null);
  await publish(published.editVersion, later(3));
  expect((await listVersions(db, 'consent')).map(({ version }) => version)).toEqual([
    '2026.05.23',
    '2026.05.20-2',
    '2026.05.20',
  ]);
  const profile = await getProfile(db, { userId: id, language: 'ko', now: later(4) });
  expect(profile.consents.find(({ term }) => term === 'privacy')).toMatchObject({
    ...{ version: '2026.05.20', agreed: true },
  });
  const withdraw = (version: string) => withdrawPage(db, operator, { page: 'consent', version, reason, now });
  const late = { page: 'consent', version: '2026.05.23', reason, now: later(3) } as const;
  await expect(withdrawPage(db, operator, late)).rejects.toMatchObject({ error: 'notFound' });
  const early = publishPage(db, operator, {
    ...{ page: 'consent', editVersion: 99, effectiveAt: new Date(now.getTime() - 1), reason, now },
  });
  await expect(early).rejects.toMatchObject({ error: 'invalidRequest' });
  await withdraw('2026.05.23');
  await expect(withdraw('2026.05.20')).rejects.toMatchObject({ error: 'notFound' });
});

test('the story is found by the slug of the site and by every earlier one', async () => {
  await writtenAbout(db);
  const save = (editVersion: number, slug: string) =>
    saveSiteSettings(db, operator, { editVersion, settings: { ...siteSettings, slug }, now });
  await save(0, 'first');
  await expect(save(0, 'second')).rejects.toMatchObject({ error: 'editedElsewhere' });
  await save(1, 'second');
  const read = (product: string) => getAbout(db, { product, language: 'en', now });
  for (const product of ['chulbal', 'first', 'second']) expect((await read(product)).slug).toBe('second');
  await expect(read('third')).rejects.toMatchObject({ error: 'notFound' });
  expect((await read('first')).story.hero.title).toBe(shortStory.hero.title.en);
});

test('a version taken back becomes what is being written', async () => {
  const { version } = await comingAbout(db, operator);
  await withdrawPage(db, operator, { page: 'about', version, reason, now });
  expect(await getWrittenPage(db, { page: 'about', now })).toMatchObject({
    ...{ changed: true, content: shortStory },
  });
});

test('members are told once of new terms of service, some at a time, who signs up before they take effect too', async () => {
  await seedBase(db, { now });
  const letters = async () =>
    (await db.sql.selectFrom('outbox').select(['toSealed', 'about']).orderBy('id').execute()).map(
      ({ toSealed, about }) => `${db.vault.open(toSealed)} ${about}`,
    );
  const member = (email: string) => createAccount(db, { email });
  await member('one@example.kr');
  await member('two@example.kr');
  await createAccount(db, { kind: 'evaluator' });
  const { editVersion } = await getWrittenPage(db, { page: 'terms', now });
  await publishPage(db, operator, { page: 'terms', editVersion, effectiveAt: later(30), reason, now });
  const tell = (at: Date) => tellOfTerms(db, { now: at, publicUrl: 'https://example.kr', batch: 1 });
  expect([await tell(now), await tell(now), await tell(now)]).toEqual([1, 1, 0]);
  await member('three@example.kr');
  expect([await tell(later(29)), await tell(later(30))]).toEqual([1, 0]);
  await member('four@example.kr');
  expect(await tell(later(31))).toBe(0);
  expect(await letters()).toEqual(
    ['one', 'two', 'three'].map((name) => `${name}@example.kr page:terms:2026.06.19`),
  );
});

test('terms that are taken back are told to nobody any more', async () => {
  await seedBase(db, { now });
  await createAccount(db, { kind: 'user' });
  const { editVersion } = await getWrittenPage(db, { page: 'terms', now });
  await publishPage(db, operator, { page: 'terms', editVersion, effectiveAt: later(30), reason, now });
  await tellOfTerms(db, { now, publicUrl: 'https://example.kr' });
  await withdrawPage(db, operator, { page: 'terms', version: '2026.06.19', reason, now });
  expect(await tellOfTerms(db, { now, publicUrl: 'https://example.kr' })).toBe(0);
  expect(await db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).toEqual([]);
});

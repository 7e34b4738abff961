import { createEvaluator } from '@chulbal/testing/evaluators';
import {
  campus,
  createDraft,
  createFile,
  createSubmitted,
  memberFieldsOf,
  publicUrl,
  seasonNow,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import { chainArrivals } from '../../audit/chain.commands.ts';
import { recordAs } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { openDocument } from '../../files/documents.commands.ts';
import { maskedName } from '../../masks.ts';
import { extendStage } from '../../seasons/commands.ts';
import { cancelApplication } from '../entry/submit.commands.ts';
import { getApplicationDetail } from './detail.queries.ts';
import { revealPeople } from './disclosure.commands.ts';
import { searchTeamsAndPeople } from './search.queries.ts';

let db: Db;
let actor: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = await createOperator(db, { name: '오운영' });
});

const refused = (error: string) => expect.objectContaining({ error });
const detail = (teamNo: number, by = actor) => getApplicationDetail(db, by, { teamNo, language: 'ko' });
const person = {
  tmName: '최유진',
  tmPhone: '010-8123-2719',
  tmEmail: 'sujin@test.example',
  tmBirth: '2004-11-02',
};

async function team() {
  return createSubmitted(db, { fields: { ...memberFieldsOf(1, person), 'leader.tmRegion': '6' } });
}
const takeBack = (one: { teamNo: number; actor: Parameters<typeof cancelApplication>[1] }) =>
  cancelApplication(db, one.actor, { teamNo: one.teamNo, language: 'ko', publicUrl, now: seasonNow });

describe('an application as an operator sees it', () => {
  test('holds answers in words, people masked, files, receipts and the deadline that counts for it', async () => {
    const { teamNo } = await team();
    const { closesAt } = (await detail(teamNo)).deadline;
    const later = new Date(Date.parse(closesAt) + 3_600_000);
    await extendStage(db, { ...campus, teamNo, closesAt: later, reason: '서버 점검', now: seasonNow });
    const seen = await detail(teamNo);
    expect(seen.answers[0]).toEqual({ field: 'teamItemPart', text: '생활·공간' });
    expect(seen.answers.at(-1)).toEqual({ field: 'teamCom', text: '없음' });
    expect(seen.people[1]).toMatchObject({
      tmJang: 1,
      name: '최O진',
      phone: '010-****-2719',
      email: 's***@test.example',
      birth: '2004',
      school: '가온대학교',
      sido: '서울',
      country: '대한민국',
      status: 'active',
      confirmedAt: null,
    });
    expect(seen.files).toMatchObject([
      { slot: 'business', label: '사업계획서', storedAt: seasonNow.toISOString() },
      { slot: 'schoolPaper' },
    ]);
    expect(seen).toMatchObject({
      year: 2026,
      row: { teamNo, number: '3-0001' },
      receipts: [{ version: 1, arrivedAt: seasonNow.toISOString() }],
      deadline: { closesAt: later.toISOString() },
      extensions: [{ closesAt: later.toISOString(), reason: '서버 점검' }],
    });
    expect(seen.stages[0]).toMatchObject({ stageNo: 1, kind: 'application' });
  });

  test('of a draft only that it exists; of one taken back its receipts too', async () => {
    const draft = await createDraft(db);
    const nothing = { answers: [], people: [], bonuses: [], files: [] };
    expect(await detail(draft.teamNo)).toMatchObject({ ...nothing, receipts: [], history: [] });
    const one = await team();
    await takeBack(one);
    expect(await detail(one.teamNo)).toMatchObject({ ...nothing, receipts: [{ version: 1 }] });
    await expect(detail(999)).rejects.toEqual(refused('teamNotFound'));
  });

  test('tells what the team did, and what operators did to whoever may read the audit log', async () => {
    const one = await team();
    await revealPeople(db, actor, { teamNo: one.teamNo, reason: '전화 문의', now: seasonNow });
    const actions = async (by: OperatorActor) =>
      (await detail(one.teamNo, by)).history.map(({ action }) => action);
    const viewer = await createOperator(db, { role: 'viewer' });
    expect(await actions(viewer)).toEqual(['application.submit']);
    expect((await detail(one.teamNo)).history).toContainEqual({
      at: seasonNow.toISOString(),
      since: seasonNow.toISOString(),
      action: 'people.reveal',
      group: 'operators',
      who: '오운영',
      evaluator: false,
      reason: '전화 문의',
      count: 3,
      things: 3,
    });
  });

  test('tells of evaluators and members by name, in as many queries for ten entries as for one', async () => {
    const one = await team();
    const { evaluatorId } = await createEvaluator(db, { name: '김지민' });
    const evaluator = { kind: 'evaluator', evaluatorId, address: '' } as const;
    const object = { kind: 'team', id: one.teamNo, label: '3-0001 막차지도' };
    const { tmNo, name } = await db.sql
      .selectFrom('members')
      .select(['tmNo', 'name'])
      .where('teamNo', '=', one.teamNo)
      .where('memberKey', '=', 'member01')
      .executeTakeFirstOrThrow();
    const read = (serverFileName: string) =>
      recordAs(db, evaluator, { action: 'target.read', object, after: { serverFileName }, now: seasonNow });
    const asks: number[] = [];
    for (const files of [['a'], ['a', 'b', 'c', 'd', 'e']]) {
      for (const file of files) await read(file);
      const noting = notingStatements(db);
      await getApplicationDetail(noting.db, actor, { teamNo: one.teamNo, language: 'ko' });
      asks.push(noting.statements.length);
    }
    expect(asks[1]).toBe(asks[0]);
    const member = { kind: 'user', userId: null, part: 'member' } as const;
    await recordAs(db, member, { action: 'member.confirm', object, after: { tmNo }, now: seasonNow });
    await chainArrivals(db);
    const { history } = await detail(one.teamNo);
    expect(history).toContainEqual(
      expect.objectContaining({ action: 'target.open', who: '김지민', evaluator: true, count: 6, things: 5 }),
    );
    expect(history).toContainEqual(
      expect.objectContaining({ action: 'member.confirm', who: maskedName(name), group: 'team' }),
    );
  });

  test('asks as many queries for a team of four with three bonus items as for a team of two', async () => {
    const small = await createSubmitted(db, { members: 1 });
    const proofs = [1, 2, 3].map((place) => `applyAddition${place}`);
    const claims = Object.fromEntries(
      [0, 1, 2].flatMap((place) => [
        [`additionList.${place}.aaNo`, String(place + 1)],
        [`additionList.${place}.teamHistory`, '이력'],
      ]),
    );
    const large = await createSubmitted(db, {
      members: 3,
      fields: claims,
      files: ['business', 'schoolPaper', ...proofs],
    });
    const asks: number[] = [];
    for (const { teamNo } of [small, large]) {
      const noting = notingStatements(db);
      await getApplicationDetail(noting.db, actor, { teamNo, language: 'ko' });
      asks.push(noting.statements.length);
    }
    expect(asks[1]).toBe(asks[0]);
  });
});

describe('P-07 showing personal data', () => {
  const entries = () =>
    db.sql
      .selectFrom('auditEntries')
      .selectAll()
      .where('category', '=', 'disclosure')
      .orderBy('sequence')
      .execute();

  test('gives people unmasked and writes of each of them who saw what, from where and why', async () => {
    const { teamNo, number } = await team();
    const people = await revealPeople(db, actor, { teamNo, reason: '본인 확인 전화', now: seasonNow });
    expect(people[1]).toMatchObject({
      name: person.tmName,
      phone: person.tmPhone,
      email: person.tmEmail,
      birth: person.tmBirth,
    });
    const written = await entries();
    expect(written).toMatchObject(
      people.map(({ tmNo }, index) => ({
        action: 'people.reveal',
        actorId: actor.operatorId,
        address: '192.0.2.1',
        objectKind: 'team',
        objectId: String(teamNo),
        objectLabel: `${number} 한칸서재`,
        after: { tmNo, place: index + 1, shown: ['name', 'phone', 'email', 'birth'] },
        reason: '본인 확인 전화',
      })),
    );
    expect(JSON.stringify(written)).not.toContain(person.tmPhone);
  });

  test('of a draft, or what was taken back, nothing is shown or written', async () => {
    const draft = await createDraft(db);
    const one = await team();
    await takeBack(one);
    for (const { teamNo } of [draft, one]) {
      await expect(revealPeople(db, actor, { teamNo, reason: '확인', now: seasonNow })).rejects.toEqual(
        refused('teamNotFound'),
      );
    }
    expect(await entries()).toEqual([]);
  });

  test('a document is read only as part of a submission, and that is written', async () => {
    const { teamNo, actor: leader } = await team();
    const [file] = (await detail(teamNo)).files;
    const serverFileName = file?.serverFileName ?? '';
    const read = (name: string) => openDocument(db, actor, { serverFileName: name, now: seasonNow });
    expect(await read(serverFileName)).toEqual({
      serverFileName,
      name: '사업계획서.pdf',
      mime: 'application/pdf',
    });
    const draftFile = await createFile(db, { teamNo, ownerId: leader.userId, slot: 'logo' });
    for (const name of [draftFile, 'ab'.repeat(16), '../secret']) {
      await expect(read(name)).rejects.toEqual(refused('notFound'));
    }
    expect(await entries()).toMatchObject([
      { action: 'document.read', objectId: String(teamNo), after: { slot: 'business', serverFileName } },
    ]);
    await takeBack({ teamNo, actor: leader });
    await expect(read(serverFileName)).rejects.toEqual(refused('notFound'));
  });
});

describe('the search of the console', () => {
  test('finds teams by name and number, and people by name, whose names come back masked', async () => {
    const { teamNo } = await team();
    const search = (keyword: string) => searchTeamsAndPeople(db, actor, { keyword });
    const found = {
      teamNo,
      number: '3-0001',
      teamName: '한칸서재',
      itemName: '빈 방을 나누는 공유 서재',
      lane: 3,
    };
    expect(await search('ㅎㅋ')).toEqual({ teams: [found], people: [] });
    expect(await search('3-0001')).toMatchObject({ teams: [found] });
    expect(await search('유진')).toEqual({
      teams: [],
      people: [{ teamNo, name: '최O진', teamName: '한칸서재', lane: 3 }],
    });
    expect(await search('%')).toEqual({ teams: [], people: [] });
    expect(await search(person.tmPhone)).toEqual({ teams: [], people: [] });
  });

  test('P-11 parts of a name find nobody for whom personal data is masked for good', async () => {
    const { teamNo } = await team();
    const viewer = await createOperator(db, { role: 'viewer' });
    const people = async (keyword: string) =>
      (await searchTeamsAndPeople(db, viewer, { keyword })).people.map((found) => found.teamNo);
    expect(person.tmName).toBe('최유진');
    for (const part of ['유', '최유', '유진', '최_진', '최%']) expect(await people(part), part).toEqual([]);
    expect(await people(' 최유진 ')).toEqual([teamNo]);
  });

  test('shows at most eight of each', async () => {
    for (let count = 0; count < 9; count += 1) await createSubmitted(db, { teamName: `팀 ${count}` });
    const { teams, people } = await searchTeamsAndPeople(db, actor, { keyword: '팀' });
    expect([teams.length, people.length]).toEqual([8, 8]);
  });
});

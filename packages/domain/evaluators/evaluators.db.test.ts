import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { mintEvaluator } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { editEvaluator, renewFirstPassword, revealEvaluator, setEvaluatorStatus } from './commands.ts';
import { inviteEvaluator, inviteEvaluators } from './invite.commands.ts';
import { readEvaluatorList } from './list.commands.ts';
import { listEvaluatorPage } from './list.queries.ts';
import { logInEvaluator } from './log-in.commands.ts';
import { changeEvaluatorPassword } from './password.commands.ts';
import { findActiveEvaluator, listEvaluators } from './queries.ts';

const secret = 'a key of the test that is long enough';
const own = '느티나무 아래 출발선';
const how = { publicUrl, now: seasonNow } as const;
const seojin = {
  name: '윤서진',
  email: 'seojin@univ.example',
  phone: '010-1234-5678',
  affiliation: '가온창업원',
  schoolNo: null as number | null,
  schoolName: '가온대학교',
  department: '경영학과',
  employer: '두레은행',
  expertise: ['living'],
  loadLimit: 40,
};
const { email, phone, ...profile } = seojin;

let db: Db;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db, { role: 'contestManager', name: '한지우' });
});

const invite = (given: Partial<typeof seojin> = {}) =>
  inviteEvaluator(db, operator, { ...seojin, ...given, ...how });
const messages = () => listMessages(db, { limit: 50 });
const newestPassword = async () =>
  (await messages())[0]?.text.match(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/m)?.[0] ?? '';
const logIn = (password: string, userId = email) =>
  logInEvaluator(db, { userId, password, address: '192.0.2.9', secret, now: seasonNow });
const page = (asked: Partial<Parameters<typeof listEvaluatorPage>[1]> = {}) =>
  listEvaluatorPage(db, { page: 1, size: 20, ...asked });
const entries = () => db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute();
const wrong = expect.objectContaining({ error: 'wrongCredentials' });
const gone = expect.objectContaining({ error: 'notFound' });

describe('an invitation', () => {
  test('goes out with a random first password, which is replaced at the first log-in', async () => {
    const { evaluatorId } = await invite();
    const [letter] = await messages();
    expect(letter).toMatchObject({
      to: email,
      subject: '[출발+] 심사위원으로 모십니다 · You are invited as an evaluator',
    });
    expect(letter?.text).toContain(`${publicUrl}/pointer/login`);
    // Whoever reads only one of the languages finds their ID in it, and the password stands there once.
    expect(letter?.text).toContain(`아이디: ${email}`);
    expect(letter?.text).toContain(`ID: ${email}`);
    expect(letter?.text.split(await newestPassword())).toHaveLength(2);
    const entered = await logIn(await newestPassword());
    expect(entered).toMatchObject({ account: { id: evaluatorId, name: '윤서진' }, mustChangePassword: true });
    expect((await page()).content[0]).toMatchObject({
      state: 'invited',
      lastLoginAt: seasonNow.toISOString(),
    });

    const actor = mintEvaluator(evaluatorId, entered.session.familyId);
    const currentPassword = await newestPassword();
    await changeEvaluatorPassword(db, actor, {
      currentPassword,
      password: own,
      language: 'ko',
      now: seasonNow,
    });
    expect(await findActiveEvaluator(db, evaluatorId)).toMatchObject({ mustChangePassword: false });
    // The letter with the first password is gone; one that says that it was changed came.
    expect((await messages()).map(({ subject }) => subject)).toEqual([
      '[출발+] 심사위원 비밀번호를 바꿨어요',
    ]);
    await expect(logIn(currentPassword)).rejects.toEqual(wrong);
    expect(await logIn(own)).toMatchObject({ mustChangePassword: false });
  });

  test('brings everybody another password', async () => {
    await invite();
    const first = await newestPassword();
    await invite({ email: 'other@univ.example', phone: '010-9999-0000' });
    expect(await newestPassword()).not.toBe(first);
  });

  test.each([
    ['the e-mail', { phone: '010-0000-0000' }, 'evaluatorEmailTaken', 'email'],
    ['the phone', { email: 'new@univ.example' }, 'evaluatorPhoneTaken', 'phone'],
    ['a field there is not', { expertise: ['space'] }, 'invalidRequest', 'expertise'],
    ['a school there is not', { schoolNo: 999 }, 'invalidRequest', 'schoolNo'],
  ])('is refused for %s, and leaves nothing behind', async (_case, given, error, field) => {
    await invite();
    const before = await entries();
    await expect(invite(given)).rejects.toMatchObject({
      error,
      details: { fields: { [field]: expect.anything() } },
    });
    expect((await page()).totalElements).toBe(1);
    expect(await messages()).toHaveLength(1);
    expect(await entries()).toEqual(before);
  });

  test('of several leaves out who is refused, wholly, and keeps nobody else out', async () => {
    await invite();
    const line = (number: number, given = {}) => ({
      ...seojin,
      email: `judge${number}@univ.example`,
      phone: `010-5000-000${number}`,
      ...given,
    });
    const evaluators = [
      line(1),
      line(2, { email }),
      line(3, { phone }),
      line(4, { expertise: ['space'] }),
      line(5),
    ];
    expect(await inviteEvaluators(db, operator, { evaluators, ...how })).toEqual({
      invited: 2,
      refused: [
        { place: 1, problem: 'emailTaken' },
        { place: 2, problem: 'phoneTaken' },
        { place: 3, problem: 'expertiseUnknown' },
      ],
    });
    expect((await page()).totalElements).toBe(3);
    expect(await messages()).toHaveLength(3);
  });
});

describe('a list', () => {
  const csv = (...rows: string[]) =>
    Buffer.from(['이름,이메일,휴대전화,소속,학교,전문 분야,심사 한도', ...rows].join('\n')).toString(
      'base64',
    );

  test('is held against evaluators and schools that there are', async () => {
    await invite();
    const school = { schoolType: 'university', sido: '1', choseong: '' };
    await db.sql
      .insertInto('schools')
      .values([
        { ...school, code: 'a', name: '가온대학교', searchText: '가온대학교' },
        { ...school, code: 'b', name: '나래대학교', searchText: '나래대학교' },
        { ...school, code: 'c', name: '나래대학교', searchText: '나래대학교' },
      ])
      .execute();
    const read = await readEvaluatorList(db, operator, {
      csv: csv(
        `강민서,SEOJIN@univ.example,010-2222-3333,기관,,생활·공간,10`,
        `오하늘,sky@univ.example,010-2222-4444,기관,가온 대학교,생활·공간,10`,
        `남궁별,star@univ.example,010-2222-5555,기관,나래대학교,생활·공간,10`,
      ),
      now: seasonNow,
    });
    expect(read.map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([
      ['emailTaken'],
      [],
      [],
    ]);
    expect(read[1]?.evaluator?.schoolNo).toEqual(expect.any(Number));
    expect(read[2]?.evaluator).toMatchObject({ schoolNo: null, schoolName: '나래대학교' });
    expect((await page()).totalElements).toBe(1);
    const [, entry] = await entries();
    expect(entry).toMatchObject({
      action: 'evaluator.readList',
      category: 'access',
      after: { lines: 3, good: 2 },
    });
  });

  test('that cannot be read is refused in words', async () => {
    const asked = { csv: Buffer.from('이름,이메일\n가,나').toString('base64'), now: seasonNow };
    await expect(readEvaluatorList(db, operator, asked)).rejects.toMatchObject({
      details: { fields: { csv: { ko: expect.stringContaining('휴대전화') } } },
    });
  });
});

describe('looking after evaluators', () => {
  test('what is changed is searched and listed; the log names the fields alone', async () => {
    const { evaluatorId } = await invite();
    const changes = { ...profile, name: '윤서준', expertise: ['food'], loadLimit: 20 };
    await editEvaluator(db, operator, { evaluatorId, ...changes, phone: '010-8888-7777', ...how });
    expect((await page({ keyword: '윤서준' })).content[0]).toMatchObject({
      name: '윤서준',
      phone: '010-****-7777',
      expertise: ['food'],
      loadLimit: 20,
    });
    const entry = (await entries()).at(-1);
    expect(entry).toMatchObject({
      action: 'evaluator.edit',
      after: { changed: ['name', 'phone', 'expertise', 'loadLimit'] },
    });
    const count = (await entries()).length;
    await editEvaluator(db, operator, { evaluatorId, ...changes, ...how });
    expect(await entries()).toHaveLength(count);
  });

  test('a new address of somebody invited gets a first password of its own', async () => {
    const { evaluatorId } = await invite();
    const first = await newestPassword();
    await editEvaluator(db, operator, { evaluatorId, ...profile, email: 'right@univ.example', ...how });
    const letters = await messages();
    expect(letters.map(({ to }) => to)).toEqual(['right@univ.example']);
    await expect(logIn(first, 'right@univ.example')).rejects.toEqual(wrong);
    expect(await logIn(await newestPassword(), 'right@univ.example')).toMatchObject({
      mustChangePassword: true,
    });
    expect((await listEvaluators(db))[0]?.emailDomain).toBe('univ.example');
  });

  test('who is disabled is out at once, is nobody, and comes back with the same password', async () => {
    const { evaluatorId } = await invite();
    const password = await newestPassword();
    const { session } = await logIn(password);
    const set = (status: 'active' | 'disabled') =>
      setEvaluatorStatus(db, operator, { evaluatorId, status, reason: '임기 종료', now: seasonNow });
    await set('disabled');
    await set('disabled');
    const family = await db.sql
      .selectFrom('sessionFamilies')
      .select('revokedReason')
      .where('id', '=', session.familyId)
      .executeTakeFirst();
    expect(family?.revokedReason).toBe('disabled');
    expect(await findActiveEvaluator(db, evaluatorId)).toBeNull();
    expect(await listEvaluators(db)).toEqual([]);
    await expect(logIn(password)).rejects.toEqual(wrong);
    expect((await page()).counts).toEqual({ invited: 0, active: 0, disabled: 1 });
    const renewal = renewFirstPassword(db, operator, { evaluatorId, reason: '분실', ...how });
    await expect(renewal).rejects.toEqual(gone);
    await set('active');
    expect(await logIn(password)).toMatchObject({ account: { id: evaluatorId } });
    const actions = (await entries()).map(({ action }) => action).filter((action) => /able$/.test(action));
    expect(actions).toEqual(['evaluator.disable', 'evaluator.enable']);
  });

  test('a new first password takes the place of the one before and ends sessions', async () => {
    const { evaluatorId } = await invite();
    const first = await newestPassword();
    const { session } = await logIn(first);
    await renewFirstPassword(db, operator, { evaluatorId, reason: '메일 분실', ...how });
    expect(await messages()).toHaveLength(1);
    await expect(logIn(first)).rejects.toEqual(wrong);
    expect(await logIn(await newestPassword())).toMatchObject({ mustChangePassword: true });
    const ended = db.sql.selectFrom('sessionFamilies').select('revokedAt').where('id', '=', session.familyId);
    expect((await ended.executeTakeFirstOrThrow()).revokedAt).not.toBeNull();
  });

  test('P-07 what is shown unmasked is on record with its reason', async () => {
    const { evaluatorId } = await invite();
    const asked = { evaluatorId, reason: '전화로 일정 확인', now: seasonNow };
    expect(await revealEvaluator(db, operator, asked)).toEqual({ email, phone });
    expect((await entries()).at(-1)).toMatchObject({
      category: 'disclosure',
      action: 'evaluator.reveal',
      objectId: String(evaluatorId),
      reason: '전화로 일정 확인',
      actorId: operator.operatorId,
    });
    await expect(revealEvaluator(db, operator, { ...asked, evaluatorId: 999 })).rejects.toEqual(gone);
  });

  test('P-05 the log holds no name, address or number of an evaluator', async () => {
    const { evaluatorId } = await invite();
    await editEvaluator(db, operator, {
      evaluatorId,
      ...profile,
      name: '윤서준',
      email: 'b@univ.example',
      ...how,
    });
    await revealEvaluator(db, operator, { evaluatorId, reason: '확인', now: seasonNow });
    expect(JSON.stringify(await entries())).not.toMatch(/윤서|univ\.example|1234|가온|경영|두레/);
  });
});

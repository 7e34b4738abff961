import type { EvaluatorInput } from '@chulbal/contract/evaluators/evaluators';
import { createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { screen } from '../panels/screen.commands.ts';
import { editEvaluator } from './commands.ts';
import { inviteEvaluators } from './invite.commands.ts';
import { readEvaluatorList } from './list.commands.ts';
import { listEvaluatorPage } from './list.queries.ts';

const how = { publicUrl, now: seasonNow } as const;
const list = (...rows: string[]) =>
  Buffer.from(['이름,이메일,휴대전화,소속,학교,전문 분야,심사 한도', ...rows].join('\n')).toString('base64');

test('a list asks whether an affiliation is a school, and the answer decides who is kept apart', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const operator = await createOperator(db, { role: 'contestManager' });
  const { id } = await db.sql
    .insertInto('schools')
    .values({
      ...{ code: 'a', name: '가온대학교', schoolType: 'university', sido: '1' },
      ...{ searchText: '가온대학교', choseong: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createSubmitted(db);
  const rows = ['소속 그대로,a@x.example,010-2222-0001', '아니라고 답함,b@x.example,010-2222-0002'];
  const read = await readEvaluatorList(db, operator, {
    csv: list(
      ...rows.map((row) => `${row},가온대 창업지원단,,생활·공간,10`),
      '다른 곳,c@x.example,010-2222-0003,한빛벤처투자,,생활·공간,10',
    ),
    now: seasonNow,
  });
  expect(read.map(({ affiliationSchools }) => affiliationSchools.map(({ schoolNo }) => schoolNo))).toEqual([
    [id],
    [id],
    [],
  ]);
  const [unanswered, no, other] = read.map(({ evaluator }) => evaluator as EvaluatorInput);
  await inviteEvaluators(db, operator, {
    evaluators: [unanswered, { ...no, affiliationSchoolNo: null }, other] as EvaluatorInput[],
    ...how,
  });
  while ((await screen(db, { now: seasonNow })) > 0);
  const apart = async () =>
    (
      await db.sql
        .selectFrom('conflicts')
        .innerJoin('accounts', 'accounts.id', 'conflicts.evaluatorId')
        .select(['accounts.name', 'conflicts.kind'])
        .where('endedAt', 'is', null)
        .orderBy('accounts.name')
        .execute()
    ).map(({ name, kind }) => `${name} ${kind}`);
  expect(await apart()).toEqual(['소속 그대로 school']);
  const { content } = await listEvaluatorPage(db, { page: 1, size: 20 });
  const [asked] = content.filter(({ affiliationIsSchool }) => affiliationIsSchool === false);
  const { evaluatorId = 0, affiliation = '' } = asked ?? {};
  const same = {
    ...{ evaluatorId, affiliation, name: '아니라고 답함', schoolNo: null, schoolName: '' },
    ...{ employer: '', department: '', expertise: ['living'], loadLimit: 10 },
  };
  await editEvaluator(db, operator, { ...same, ...how });
  expect(await apart(), 'an answer holds while the affiliation stays').toEqual(['소속 그대로 school']);
  await editEvaluator(db, operator, { ...same, name: '답을 바꿈', affiliationSchoolNo: id, ...how });
  while ((await screen(db, { now: seasonNow })) > 0);
  expect(await apart()).toEqual(['답을 바꿈 school', '소속 그대로 school']);
  await expect(
    editEvaluator(db, operator, { ...same, affiliationSchoolNo: 99_999, ...how }),
  ).rejects.toMatchObject({ error: 'invalidRequest' });
});

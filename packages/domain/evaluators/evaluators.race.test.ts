import { createEvaluator } from '@chulbal/testing/evaluators';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintEvaluator, type OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { renewFirstPassword, setEvaluatorStatus } from './commands.ts';
import { inviteEvaluator, inviteEvaluators } from './invite.commands.ts';
import { logInEvaluator } from './log-in.commands.ts';
import { changeEvaluatorPassword } from './password.commands.ts';

const secret = 'a key of the test that is long enough';
const password = '느티나무 아래 출발선';
const how = { language: 'ko', publicUrl, now: seasonNow } as const;
const somebody = {
  name: '윤서진',
  affiliation: '가온창업원',
  schoolNo: null,
  schoolName: '',
  department: '',
  employer: '',
  expertise: ['living'],
  loadLimit: 40,
};

let db: Db;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.error ?? String(error),
  );

test('the same person invited ten times at once, alone and by lists, is one evaluator with one letter', async () => {
  const one = { ...somebody, email: 'seojin@univ.example', phone: '010-1234-5678' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      place % 2 === 0
        ? outcome(inviteEvaluator(db, operator, { ...one, ...how }))
        : inviteEvaluators(db, operator, { evaluators: [one], ...how }).then(({ invited }) =>
            invited === 1 ? 'done' : 'evaluatorEmailTaken',
          ),
    ),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['done', 'evaluatorEmailTaken']));
  expect(await db.sql.selectFrom('evaluators').select('accountId').execute()).toHaveLength(1);
  expect(await listMessages(db, { limit: 10 })).toHaveLength(1);
});

test('log-in, new password, first password and disabling at once never wait in a circle', async () => {
  const passwordHash = await hashPassword(password);
  for (let round = 0; round < 12; round += 1) {
    const email = `judge${round}@univ.example`;
    const { evaluatorId } = await createEvaluator(db, { email, passwordHash });
    const actor = mintEvaluator(evaluatorId);
    const place = { userId: email, password, address: `192.0.2.${round}`, secret, now: seasonNow };
    const change = { currentPassword: password, password: '새벽 네 시의 출발선', ...how };
    const status = { evaluatorId, status: 'disabled', reason: '임기 종료', now: seasonNow } as const;
    const answers = await Promise.all([
      outcome(logInEvaluator(db, place)),
      outcome(changeEvaluatorPassword(db, actor, change)),
      outcome(renewFirstPassword(db, operator, { evaluatorId, reason: '분실', ...how })),
      outcome(setEvaluatorStatus(db, operator, status)),
      outcome(logInEvaluator(db, place)),
    ]);
    const refusals = ['done', 'wrongCredentials', 'notFound'];
    expect(answers.filter((answer) => !refusals.includes(answer))).toEqual([]);
    // Whoever got in before it happened is out.
    const open = db.sql.selectFrom('sessionFamilies').select('id').where('accountId', '=', evaluatorId);
    expect(await open.where('revokedAt', 'is', null).execute()).toEqual([]);
  }
});

test('disabled twice at once is on record once', async () => {
  const { evaluatorId } = await createEvaluator(db);
  const status = { evaluatorId, status: 'disabled', reason: '임기 종료', now: seasonNow } as const;
  await Promise.all(Array.from({ length: 5 }, () => setEvaluatorStatus(db, operator, status)));
  const entries = db.sql
    .selectFrom('auditEntries')
    .select('action')
    .where('action', '=', 'evaluator.disable');
  expect(await entries.execute()).toHaveLength(1);
});

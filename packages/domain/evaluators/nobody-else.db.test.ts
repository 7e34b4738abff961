import { rowsOf } from '@chulbal/testing/database-state';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { createPasskey } from '@chulbal/testing/passkeys';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { type EvaluatorActor, mintEvaluator, type OperatorActor } from '../actor.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { beginAuthenticator, confirmEvaluator, setAuthenticator } from './authenticator.commands.ts';
import { editEvaluator, renewFirstPassword, revealEvaluator, setEvaluatorStatus } from './commands.ts';
import { logInEvaluator } from './log-in.commands.ts';
import { removeEvaluatorPasskey, renameEvaluatorPasskey } from './passkeys.commands.ts';
import { changeEvaluatorPassword } from './password.commands.ts';
import { findActiveEvaluator, getOwnEvaluator } from './queries.ts';

const currentPassword = '느티나무 아래 출발선';
const passwordHash = await hashPassword(currentPassword);
const language = 'ko';
const totp = totpCode(testTotpSecret, now);
const reason = '전화로 확인함';

type Person = { actor: EvaluatorActor; id: number; email: string; passkeyNo: number };

let db: Db;
let operator: OperatorActor;
let bystander: Person;
let me: Person;

/** An evaluator who has an app, a passkey and a session. */
async function person(name: string): Promise<Person> {
  const email = `${name}@judges.example`;
  const { evaluatorId: id } = await createEvaluator(db, { email, passwordHash });
  const sealed = db.vault.seal(testTotpSecret);
  await db.sql
    .updateTable('evaluators')
    .set({ totpSealed: sealed, totpPendingSealed: sealed })
    .where('accountId', '=', id)
    .execute();
  const { passkeyNo } = await createPasskey(db, { accountId: id });
  const open = { kind: 'evaluator', accountId: id, persistent: false, now, secret: 'test' } as const;
  const { familyId } = await openSession(db, open);
  return { actor: mintEvaluator(id, familyId), id, email, passkeyNo };
}

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  operator = await createOperator(db);
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = await person('first');
  me = await person('second');
  await db.sql
    .updateTable('evaluators')
    .set({ mustChangePassword: true })
    .where('accountId', '=', bystander.id)
    .execute();
});

const named = () => ({ evaluatorId: me.id, reason, now });
const logIn = () =>
  logInEvaluator(db, {
    userId: me.email,
    password: currentPassword,
    totp,
    address: '192.0.2.9',
    secret: 'test',
    now,
  });
const setApp = (on: boolean) => setAuthenticator(db, me.actor, { on, totp, currentPassword, language, now });

type Act = [string, () => Promise<unknown>];
const acts: Act[] = [
  ['logging in', logIn],
  ['confirming who is there', () => confirmEvaluator(db, me.actor, { currentPassword, totp, now })],
  [
    'a new password',
    () =>
      changeEvaluatorPassword(db, me.actor, {
        currentPassword,
        password: '결승선 너머 느티나무',
        language,
        now,
      }),
  ],
  ['beginning an app', () => beginAuthenticator(db, me.actor, { language })],
  ['turning an app on', () => setApp(true)],
  ['turning an app off', () => setApp(false)],
  [
    'a passkey’s name',
    () => renameEvaluatorPasskey(db, me.actor, { passkeyNo: me.passkeyNo, name: '태블릿', now }),
  ],
  ['a passkey less', () => removeEvaluatorPasskey(db, me.actor, { passkeyNo: me.passkeyNo, language, now })],
  [
    'what an operator changes of them',
    () =>
      editEvaluator(db, operator, {
        ...{
          evaluatorId: me.id,
          name: '윤서준',
          affiliation: '가온창업원',
          schoolNo: null,
          schoolName: '가온대학교',
        },
        ...{ department: '경영학과', employer: '두레은행', expertise: ['food'], loadLimit: 20 },
        ...{ email: 'moved@judges.example', publicUrl, now },
      }),
  ],
  ['being disabled', () => setEvaluatorStatus(db, operator, { ...named(), status: 'disabled' })],
  ['a first password anew', () => renewFirstPassword(db, operator, { ...named(), publicUrl })],
];

test.each(acts)('%s changes nothing of another evaluator’s', async (_what, act) => {
  const [mine, theirs] = [await rowsOf(db, me.id), await rowsOf(db, bystander.id)];
  await act();
  expect(await rowsOf(db, bystander.id)).toEqual(theirs);
  expect(await rowsOf(db, me.id)).not.toEqual(mine);
});

test('what an operator is shown, and who gets a first password, is who was asked for', async () => {
  expect(await revealEvaluator(db, operator, named())).toMatchObject({ email: me.email });
  await renewFirstPassword(db, operator, { ...named(), publicUrl });
  expect((await listMessages(db, { limit: 9 })).map(({ to }) => to)).toEqual([me.email]);
  expect(await findActiveEvaluator(db, me.id)).toMatchObject({ evaluatorId: me.id, totpOn: false });
});

test('an app is asked for as one’s own: another’s being on or off says nothing', async () => {
  await setApp(false);
  expect(
    await logInEvaluator(db, {
      ...{ userId: me.email, password: currentPassword, address: '192.0.2.9', secret: 'test', now },
    }),
  ).toMatchObject({ account: { id: me.id } });
  const other = {
    userId: bystander.email,
    password: currentPassword,
    address: '192.0.2.9',
    secret: 'test',
    now,
  };
  await expect(logInEvaluator(db, other)).rejects.toMatchObject({ error: 'authenticatorNeeded' });
});

test('an app is turned off with a code of one’s own, though another has none', async () => {
  await db.sql
    .updateTable('evaluators')
    .set({ totpSealed: null, totpPendingSealed: null })
    .where('accountId', '=', bystander.id)
    .execute();
  // Written after, so that the other is still found first.
  await db.sql.updateTable('evaluators').set({ loadLimit: 61 }).where('accountId', '=', me.id).execute();
  await setApp(false);
  expect(await findActiveEvaluator(db, me.id)).toMatchObject({ totpOn: false });
});

test('who is disabled is told nothing more, and nobody gets a field that there is not', async () => {
  const edit = (expertise: string[]) =>
    editEvaluator(db, operator, {
      ...{ evaluatorId: me.id, name: '윤서준', affiliation: '가온창업원', schoolNo: null, schoolName: '' },
      ...{ department: '', employer: '', expertise, loadLimit: 20, publicUrl, now },
    });
  await expect(edit(['space'])).rejects.toMatchObject({
    error: 'invalidRequest',
    details: { fields: { expertise: expect.anything() } },
  });
  await setEvaluatorStatus(db, operator, { ...named(), status: 'disabled' });
  await expect(getOwnEvaluator(db, me.actor)).rejects.toMatchObject({ error: 'sessionOver' });
  expect(await getOwnEvaluator(db, bystander.actor)).toMatchObject({ userId: bystander.id });
});

test('a code of the app confirms once', async () => {
  await confirmEvaluator(db, me.actor, { currentPassword, totp, now });
  const again = confirmEvaluator(db, me.actor, { currentPassword, totp, now });
  await expect(again).rejects.toMatchObject({ error: 'invalidRequest' });
});

import { createAccount, signUpForm } from '@chulbal/testing/accounts';
import { rowsOf } from '@chulbal/testing/database-state';
import { createSubmitted, memberFieldsOf, seasonNow } from '@chulbal/testing/factories';
import { child, consentedGuardian } from '@chulbal/testing/guardians';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../accounts/sign-up.commands.ts';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { seedTerms } from '../seeds/terms.ts';
import { childConsent, consentForMyself } from './child.commands.ts';
import { forgetGuardian } from './decision.commands.ts';
import { getHeldOfChild, getOwnGuardian } from './queries.ts';

const now = seasonNow;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const birthday = new Date('2030-05-07T15:00:00Z');
const secret = 'a key of the test that is long enough';

type Child = { actor: UserActor; token: string; pass: string; email: string; phone: string };

let db: Db;
let bystander: Child;
let me: Child;

/** A child who has signed up by a guardian's consent of that minute. */
async function joined(minute: number): Promise<Child> {
  const moment = later(minute);
  const { claim, token, pass } = await consentedGuardian(db, { now: moment });
  const form = await signUpForm(db, moment, { name: child.name, birthDate: child.birthDate });
  const caller = { address: '192.0.2.1', language: 'ko', now: moment } as const;
  const { account } = await signUp(db, { form, caller, secret, child: childConsent(claim) });
  const { email, phone = '' } = form;
  return { actor: mintUser(account.id), token, pass, email, phone };
}

beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now });
  await publishedSeason(db, { now });
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = await joined(1);
  me = await joined(3);
});

const held = ({ token, pass }: Child) => getHeldOfChild(db, { language: 'ko', token, pass, now: later(5) });

type Act = [string, () => Promise<unknown>];
const acts: Act[] = [
  ['consenting for oneself', () => consentForMyself(db, me.actor, { now: birthday })],
  [
    'a consent that ends with its account',
    () => db.transaction((tx) => forgetGuardian(tx, { accountId: me.actor.userId, now: later(5) })),
  ],
];

test.each(acts)('P-02 %s changes nothing of another child’s', async (_what, act) => {
  const [mine, theirs] = [await rowsOf(db, me.actor.userId), await rowsOf(db, bystander.actor.userId)];
  await act();
  expect(await rowsOf(db, bystander.actor.userId)).toEqual(theirs);
  expect(await rowsOf(db, me.actor.userId)).not.toEqual(mine);
});

test('P-02 a child who signs up is the only one for whom that guardian has consented', async () => {
  const { id } = await createAccount(db);
  const before = [await rowsOf(db, id), await rowsOf(db, bystander.actor.userId)];
  await joined(5);
  expect([await rowsOf(db, id), await rowsOf(db, bystander.actor.userId)]).toEqual(before);
});

test('a child is told of their own guardian, and a guardian of their own child', async () => {
  expect(await getOwnGuardian(db, me.actor, { now: later(5) })).toMatchObject({
    consentedAt: later(3).toISOString(),
  });
  expect(await held(me)).toMatchObject({ account: { email: me.email, teams: [] } });
  await createSubmitted(db, { actor: bystander.actor, teamName: '남의 팀' });
  const inTeam = await createSubmitted(db, { fields: memberFieldsOf(1), teamName: '또 남의 팀' });
  const join = ({ userId }: UserActor) =>
    db.sql
      .updateTable('members')
      .set({ userId })
      .where('teamNo', '=', inTeam.teamNo)
      .where('memberKey', '=', 'member01')
      .execute();
  expect((await held(me)).account?.teams).toEqual([]);
  await join(me.actor);
  expect((await held(me)).account?.teams).toMatchObject([{ teamName: '또 남의 팀', submitted: true }]);
  expect((await held(bystander)).account?.teams).toMatchObject([{ teamName: '남의 팀', submitted: true }]);
});

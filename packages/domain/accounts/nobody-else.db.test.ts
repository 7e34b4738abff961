import { provenRequest } from '@chulbal/testing/accounts';
import { rowsOf } from '@chulbal/testing/database-state';
import { temporaryStore } from '@chulbal/testing/files';
import { createPasskey } from '@chulbal/testing/passkeys';
import {
  codesLater,
  createHolder,
  codesPassword as currentPassword,
  type Holder,
  logInWith,
} from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { closeAccount } from '../my-data/closing.commands.ts';
import { beginPasskey, removePasskey, renamePasskey } from '../passkeys/commands.ts';
import { dropPasskeysOf } from '../passkeys/keys.commands.ts';
import { siteAt } from '../passkeys/rules.ts';
import { openSession } from '../sessions/commands.ts';
import { unlinkSocialLogin } from '../social-logins/commands.ts';
import { enterBySocial, finishSocialStep, giveStep } from '../social-logins/entry.commands.ts';
import { getWaysIn } from '../social-logins/queries.ts';
import { beginAuthenticator, renewRecoveryCodes, turnOffAuthenticator } from './authenticator.commands.ts';
import { updateProfile } from './commands.ts';
import { endDevice, endOtherDevices } from './devices.commands.ts';
import { changePassword } from './password.commands.ts';

const now = codesLater(2);
const language = 'ko';
const secret = 'a key of the test that is long enough';
const store = temporaryStore();
const site = siteAt('https://portal.example');
const caller = { address: '192.0.2.1', language, now } as const;

/** Somebody with an app, a passkey, a provider, a session and a closing that was asked for. */
type Person = Holder & { passkeyNo: number; familyId: string };

let db: Db;
let bystander: Person;
let me: Person;

async function person(): Promise<Person> {
  const holder = await createHolder(db);
  const { passkeyNo } = await createPasskey(db, { accountId: holder.id });
  const open = { kind: 'user', accountId: holder.id, persistent: true, now, secret } as const;
  const { familyId } = await openSession(db, open);
  const linked = { provider: 'kakao', subjectIndex: `person ${holder.id}`, linkedAt: now, usedAt: null };
  await db.sql
    .insertInto('socialLogins')
    .values({ ...linked, accountId: holder.id })
    .execute();
  return { ...holder, passkeyNo, familyId };
}
const close = ({ actor }: Person) =>
  closeAccount(
    db,
    actor,
    { currentPassword, atOnce: false, language, publicUrl: 'https://portal.example', now },
    store,
  );
const proof = () => ({ currentPassword, totp: me.codeAt(now), language, now }) as const;

beforeEach(async () => {
  db = await testDb();
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = await person();
  me = await person();
});

type Act = [string, () => Promise<unknown>];
const acts: Act[] = [
  ['logging in', () => logInWith(db, me.email, { totp: me.codeAt(now) })],
  ['logging in with a recovery code', () => logInWith(db, me.email, { totp: me.codes[0] ?? '' })],
  ['turning the app off', () => turnOffAuthenticator(db, me.actor, proof())],
  ['new recovery codes', () => renewRecoveryCodes(db, me.actor, proof())],
  [
    'a new app after the old one',
    async () => {
      await turnOffAuthenticator(db, me.actor, proof());
      await beginAuthenticator(db, me.actor, { currentPassword, language, now });
    },
  ],
  [
    'a new password',
    () => changePassword(db, me.actor, { currentPassword, password: '결승선 너머 느티나무', language, now }),
  ],
  [
    'a new name, address and phone',
    async () => {
      const [email, phone] = ['anew@test.example', '010-7777-8888'];
      const requests = {
        email: await provenRequest(db, { purpose: 'changeEmail', email }, now),
        phone: await provenRequest(db, { purpose: 'changePhone', phone }, now),
      };
      const change = {
        ...{ name: '윤서준', country: 'KR' },
        ...{ email: { value: email, requestId: requests.email } },
        ...{ phone: { value: phone, requestId: requests.phone } },
      };
      await updateProfile(db, me.actor, { change, language, now });
    },
  ],
  ['ending a log-in', () => endDevice(db, me.actor, { sessionId: me.familyId, now })],
  ['ending all log-ins', () => endOtherDevices(db, me.actor, { now })],
  ['a passkey’s name', () => renamePasskey(db, me.actor, { passkeyNo: me.passkeyNo, name: '태블릿' })],
  ['a passkey less', () => removePasskey(db, me.actor, { passkeyNo: me.passkeyNo, language, now })],
  ['no passkey any more', () => dropPasskeysOf(db, { accountId: me.id })],
  ['a provider less', () => unlinkSocialLogin(db, me.actor, { provider: 'kakao', language, now })],
  [
    'a log-in by a provider',
    () =>
      db.transaction((tx) =>
        enterBySocial(tx, { account: { id: me.id, name: '' }, provider: 'kakao', caller, secret }),
      ),
  ],
  [
    'a log-in by a provider and a code',
    async () => {
      const ticket = await giveStep(db, { accountId: me.id, provider: 'kakao', now });
      await finishSocialStep(db, { ticket, totp: me.codeAt(now), caller, secret });
    },
  ],
  ['closing the account', () => close(me)],
  [
    'taking a closing back by a log-in',
    async () => {
      await close(me);
      await logInWith(db, me.email, { totp: me.codeAt(now) });
    },
  ],
];

test.each(acts)('%s changes nothing of anybody else’s', async (_what, act) => {
  await close(bystander);
  await beginPasskey(db, bystander.actor, { site, brand: '출발+', currentPassword, now });
  const [mine, theirs] = [await rowsOf(db, me.id), await rowsOf(db, bystander.id)];
  await act();
  expect(await rowsOf(db, bystander.id)).toEqual(theirs);
  expect(await rowsOf(db, me.id)).not.toEqual(mine);
});

test('two people who show codes of the same half minute both come in', async () => {
  for (const one of [bystander, me]) {
    expect(await logInWith(db, one.email, { totp: one.codeAt(now), at: now })).toMatchObject({
      account: { id: one.id },
    });
  }
});

test('the last way in is one’s own: somebody else’s provider and passkeys do not count', async () => {
  await removePasskey(db, me.actor, { passkeyNo: me.passkeyNo, language, now });
  await db.sql.updateTable('accounts').set({ passwordHash: null }).where('id', '=', me.id).execute();
  expect(await getWaysIn(db, me.actor)).toMatchObject({ hasPassword: false, links: [{ provider: 'kakao' }] });
  const unlinking = unlinkSocialLogin(db, me.actor, { provider: 'kakao', language, now });
  await expect(unlinking).rejects.toMatchObject({ error: 'lastWayIn' });
  await db.sql.deleteFrom('socialLogins').where('accountId', '=', me.id).execute();
  const { passkeyNo } = await createPasskey(db, { accountId: me.id });
  const removing = removePasskey(db, me.actor, { passkeyNo, language, now });
  await expect(removing).rejects.toMatchObject({ error: 'lastWayIn' });
});

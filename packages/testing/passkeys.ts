import type { PasskeyAssertion, PasskeyAttestation } from '@chulbal/contract/passkeys/passkeys';
import type { UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  finishPasskeyLogin,
} from '@chulbal/domain/passkeys/commands';
import { siteAt } from '@chulbal/domain/passkeys/rules';
import { type SoftPasskey, softAuthenticator, type Untrue } from './authenticator.ts';

/** When the answers of a scenario come, and the password of whoever logs in. */
export const passkeysNow = new Date('2026-03-02T01:00:00Z');
export const passkeyPassword = '느티나무 아래 출발선';

const language = 'ko';
const secret = 'a key of the test that is long enough';

let made = 0;

/** A passkey of an account, with which nobody can log in. */
export async function createPasskey(
  db: Db,
  given: { accountId: number; name?: string },
): Promise<{ passkeyNo: number }> {
  made += 1;
  const { accountId, name = '내 휴대전화' } = given;
  return db.sql
    .insertInto('passkeys')
    .values({
      ...{ accountId, credentialId: `passkey-${made}`, publicKey: Buffer.from('none'), counter: 0 },
      ...{ transports: '[]', backedUp: false, userHandle: 'nobody', nameSealed: db.vault.seal(name) },
      ...{ addedAt: new Date('2026-01-06T00:00:00Z'), usedAt: null },
    })
    .returning('passkeyNo')
    .executeTakeFirstOrThrow();
}

/** Adds passkeys and logs in with them, of whoever sits at it, with an authenticator of software. */
export function passkeyScenario(sits: () => { db: Db; actor: UserActor }) {
  const now = passkeysNow;
  const site = siteAt('https://portal.example');
  const browser = softAuthenticator(site.origin);

  const beginAdding = (who = sits().actor, currentPassword = passkeyPassword) =>
    beginPasskey(sits().db, who, { site, brand: '출발+', currentPassword, now });

  function finishAdding(
    attempt: string,
    credential: PasskeyAttestation,
    { who = sits().actor, at = now }: { who?: UserActor; at?: Date } = {},
  ) {
    return addPasskey(sits().db, who, { attempt, name: '내 휴대전화', credential, site, language, now: at });
  }

  async function added(who = sits().actor, untrue: Untrue = {}): Promise<SoftPasskey> {
    const asked = await beginAdding(who);
    const { passkey, credential } = browser.create(asked, untrue);
    await finishAdding(asked.attempt, credential, { who });
    return passkey;
  }

  const beginLogin = () => beginPasskeyLogin(sits().db, { site, address: '192.0.2.1', now });

  const finishLogin = (attempt: string, credential: PasskeyAssertion, at = now) =>
    finishPasskeyLogin(sits().db, {
      ...{ attempt, credential, site, secret },
      caller: { address: '192.0.2.1', language, now: at },
    });

  async function logInBy(passkey: SoftPasskey, untrue: Untrue = {}) {
    const asked = await beginLogin();
    return finishLogin(asked.attempt, browser.get(passkey, asked, untrue));
  }

  return { site, browser, beginAdding, finishAdding, added, beginLogin, finishLogin, logInBy };
}

import type { Language } from '@chulbal/contract/language';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@chulbal/contract/passkeys/passkeys';
import { takeBackClosing } from '../accounts/closings.commands.ts';
import type { Caller } from '../accounts/codes.commands.ts';
import { openUserSession } from '../accounts/devices.commands.ts';
import { confirmIdentity } from '../accounts/identity.commands.ts';
import type { LoggedIn } from '../accounts/log-in.commands.ts';
import { tellOwner } from '../accounts/notices.commands.ts';
import { lockWaysIn } from '../accounts/ways-in.queries.ts';
import { mayRemoveWay } from '../accounts/ways-in.rules.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { beginAdding, beginLogin } from './attempts.commands.ts';
import { dropPasskey, keepPasskey, namePasskey, showPasskey } from './keys.commands.ts';
import type { Site } from './rules.ts';

const ownerOf = ({ userId }: UserActor) => ({ kind: 'user', accountId: userId }) as const;

/** Begins a student's log-in with a passkey, of whomever. @throws 429. */
export function beginPasskeyLogin(
  db: Db,
  asked: { site: Site; address: string; now: Date },
): Promise<PasskeyRequest> {
  return beginLogin(db, { ...asked, kind: 'user' });
}

/**
 * Begins adding a passkey to one's own account, after confirming who is asking.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 4310 freshLogInNeeded; 4343 passkeysFull; 429.
 */
export async function beginPasskey(
  db: Db,
  actor: UserActor,
  asked: { site: Site; brand: string; currentPassword: string; now: Date },
): Promise<PasskeyCreation> {
  await confirmIdentity(db, actor, asked);
  return beginAdding(db, ownerOf(actor), asked);
}

/** Adds what a device has made for that, and tells so by mail. @throws as `keepPasskey` does. */
export async function addPasskey(
  db: Db,
  actor: UserActor,
  asked: {
    attempt: string;
    name: string;
    credential: PasskeyAttestation;
    site: Site;
    language: Language;
    now: Date;
  },
): Promise<void> {
  const owner = ownerOf(actor);
  await keepPasskey(db, owner, asked, (tx) => tellOwner(tx, { ...asked, ...owner, notice: 'passkeyAdded' }));
}

/**
 * Logs in with a passkey alone: it is held by its owner, who has shown so to their device. A copy, whose count of uses is
 * behind, opens nothing, and the owner is told.
 *
 * @throws as `showPasskey` does.
 */
export async function finishPasskeyLogin(
  db: Db,
  asked: { attempt: string; credential: PasskeyAssertion; site: Site; caller: Caller; secret: string },
): Promise<LoggedIn> {
  const { caller, secret } = asked;
  const { language, now } = caller;
  const door = { purpose: 'logIn', kind: 'user', accountId: null } as const;
  const entered = await showPasskey(db, door, { ...asked, now }, async (tx, { account, isCopy }) => {
    const accountId = account.id;
    if (isCopy) {
      await tellOwner(tx, { accountId, notice: 'passkeyCloned', language, now });
      return null;
    }
    await takeBackClosing(tx, { accountId, now });
    const by = { accountId, way: 'passkey', persistent: false, secret };
    return { account, session: await openUserSession(tx, { ...caller, ...by }) };
  });
  if (!entered) throw fault('passkeyCloned');
  return entered;
}

/** @throws 404 notFound for a passkey that is not one's own. */
export async function renamePasskey(
  db: Db,
  actor: UserActor,
  asked: { passkeyNo: number; name: string },
): Promise<void> {
  await namePasskey(db, { ...asked, accountId: actor.userId });
}

/** Removes one's own passkey and tells so by mail. @throws 404 notFound; 4306 lastWayIn. */
export async function removePasskey(
  db: Db,
  actor: UserActor,
  asked: { passkeyNo: number; language: Language; now: Date },
): Promise<void> {
  const { passkeyNo, language, now } = asked;
  const { userId: accountId } = actor;
  await db.transaction(async (tx) => {
    const ways = await lockWaysIn(tx, { accountId });
    await dropPasskey(tx, { accountId, passkeyNo });
    if (!mayRemoveWay(ways)) throw fault('lastWayIn');
    await tellOwner(tx, { accountId, notice: 'passkeyRemoved', language, now });
  });
}

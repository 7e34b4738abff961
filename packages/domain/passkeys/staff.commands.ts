import type { Language } from '@chulbal/contract/language';
import type { PasskeyAssertion, PasskeyAttestation } from '@chulbal/contract/passkeys/passkeys';
import type { LoggedIn } from '../accounts/log-in.commands.ts';
import { getContact } from '../accounts/queries.ts';
import { type AuditActor, type AuditObject, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { openSession } from '../sessions/commands.ts';
import { dropPasskey, keepPasskey, namePasskey, showPasskey } from './keys.commands.ts';
import { type PasskeyNews, passkeyLetter } from './letters.rules.ts';
import type { Site } from './rules.ts';

/** An evaluator or operator, and how the audit log names them. */
export type Staff = {
  owner: { kind: 'evaluator' | 'operator'; accountId: number };
  self: AuditActor;
  object: AuditObject;
};

/** What the audit log calls what they do. */
const actions = {
  operator: {
    added: 'operator.addPasskey',
    renamed: 'operator.renamePasskey',
    removed: 'operator.removePasskey',
    loggedIn: 'operator.logInByPasskey',
    confirmed: 'operator.confirmByPasskey',
    copied: 'operator.refusePasskeyCopy',
  },
  evaluator: {
    added: 'evaluator.addPasskey',
    renamed: 'evaluator.renamePasskey',
    removed: 'evaluator.removePasskey',
    loggedIn: 'evaluator.logInByPasskey',
    confirmed: 'evaluator.confirmByPasskey',
    copied: 'evaluator.refusePasskeyCopy',
  },
} as const;

type Shown = { attempt: string; credential: PasskeyAssertion; site: Site; language: Language; now: Date };

/** Keeps a passkey of theirs, tells so by mail and puts it on record. @throws as `keepPasskey` does. */
export async function addStaffPasskey(
  db: Db,
  staff: Staff,
  asked: {
    attempt: string;
    name: string;
    credential: PasskeyAttestation;
    site: Site;
    language: Language;
    now: Date;
  },
): Promise<void> {
  await keepPasskey(db, staff.owner, asked, async (tx) => {
    await tell(tx, staff, { ...asked, news: 'added' });
    await note(tx, staff, { did: 'added', now: asked.now });
  });
}

/** @throws 404 notFound for a passkey that is not theirs. */
export async function renameStaffPasskey(
  db: Db,
  staff: Staff,
  asked: { passkeyNo: number; name: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await namePasskey(tx, { ...asked, ...staff.owner });
    await note(tx, staff, { did: 'renamed', now: asked.now });
  });
}

/** Removes one, which tells so by mail: password and code are still there. @throws 404 notFound. */
export async function removeStaffPasskey(
  db: Db,
  staff: Staff,
  asked: { passkeyNo: number; language: Language; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await dropPasskey(tx, { ...asked, ...staff.owner });
    await tell(tx, staff, { ...asked, news: 'removed' });
    await note(tx, staff, { did: 'removed', now: asked.now });
  });
}

/**
 * Logs somebody in at their staff with a passkey alone: with user verification it is both the password and the code.
 * `enter` lets them in where they may work, and gives null where they may not: then it is as if there were none (S-09).
 *
 * @throws as `showPasskey` does.
 */
export async function logInStaff<T>(
  db: Db,
  kind: Staff['owner']['kind'],
  asked: Shown & { staffOf: (account: { id: number; name: string }) => Staff; secret: string },
  enter: (tx: Db, accountId: number) => Promise<T | null>,
): Promise<LoggedIn & T> {
  const { now, secret } = asked;
  const staff = { purpose: 'logIn', kind, accountId: null } as const;
  const entered = await showPasskey(db, staff, asked, async (tx, { account, isCopy }) => {
    const accountId = account.id;
    const staff = asked.staffOf(account);
    if (isCopy) return refuseCopy(tx, staff, asked);
    const more = await enter(tx, accountId);
    if (!more) throw fault('passkeyUnknown');
    const session = await openSession(tx, { kind, accountId, persistent: false, now, secret });
    await note(tx, staff, { did: 'loggedIn', now });
    return { account, session, ...more };
  });
  if (!entered) throw fault('passkeyCloned');
  return entered;
}

/** Confirms inside a session who is there, and does `then`. @throws as `showPasskey` does. */
export async function confirmStaff(
  db: Db,
  staff: Staff,
  asked: Shown,
  then: (tx: Db) => Promise<void>,
): Promise<void> {
  const { now } = asked;
  await showPasskey(db, { purpose: 'confirm', ...staff.owner }, asked, async (tx, { isCopy }) => {
    if (isCopy) return refuseCopy(tx, staff, asked);
    await then(tx);
    await note(tx, staff, { did: 'confirmed', now });
    return null;
  });
}

async function refuseCopy(tx: Db, staff: Staff, asked: Shown): Promise<null> {
  await tell(tx, staff, { ...asked, news: 'cloned' });
  await note(tx, staff, { did: 'copied', now: asked.now });
  return null;
}

async function tell(
  tx: Db,
  { owner }: Staff,
  { news, language, now }: { news: PasskeyNews; language: Language; now: Date },
): Promise<void> {
  const { email } = await getContact(tx, owner);
  const letter = passkeyLetter(language, { kind: owner.kind, news });
  await queueMessage(tx, { channel: 'mail', to: email, language, ...letter, now });
}

async function note(
  tx: Db,
  { owner, self, object }: Staff,
  { did, now }: { did: keyof (typeof actions)['operator']; now: Date },
): Promise<void> {
  await recordAs(tx, self, { category: 'access', action: actions[owner.kind][did], object, now });
}

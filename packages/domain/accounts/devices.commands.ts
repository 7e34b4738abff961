import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { endSession, endSessionsOf, type OpenedSession, openSession } from '../sessions/commands.ts';
import {
  agentOf,
  type Device,
  LETTERS_MS,
  placeOf,
  type SeenFrom,
  tellsOfDevice,
} from '../sessions/devices.rules.ts';
import { newDeviceLetter } from './device-letters.rules.ts';
import { getContact } from './queries.ts';

/** Who logs in by what, and from where. `device` is left out where nobody sits at one, as in seeds. */
export type LogIn = {
  accountId: number;
  way: string;
  persistent: boolean;
  address: string;
  device?: Device | undefined;
  language: Language;
  now: Date;
  secret: string;
};

/**
 * Opens the session of a student who has shown who they are, keeps where it came from, and tells the owner by mail where
 * the account was not used on that device before.
 */
export async function openUserSession(tx: Db, asked: LogIn): Promise<OpenedSession> {
  const { accountId, persistent, device, address, way, now, secret } = asked;
  const open = { kind: 'user', accountId, persistent, now, secret } as const;
  if (!device) return openSession(tx, open);
  const seen = { ...agentOf(device.agent), place: placeOf(address), way };
  const deviceIndex = device.id && tx.vault.index(`device of ${accountId} ${device.id}`);
  const told = await tellOfDevice(tx, { ...asked, seen, deviceIndex });
  const fromSealed = tx.vault.seal(JSON.stringify(seen));
  return openSession(tx, { ...open, from: { deviceIndex, fromSealed, told } });
}

async function tellOfDevice(
  tx: Db,
  asked: LogIn & { seen: SeenFrom; deviceIndex: string | null },
): Promise<boolean> {
  const { accountId, seen, deviceIndex, language, now } = asked;
  // Of many log-ins at once each counts the letters of those before it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`devices of ${accountId}`}, 0))`.execute(tx.sql);
  const sessions = tx.sql.selectFrom('sessionFamilies').where('accountId', '=', accountId);
  const known = await sessions
    .select((eb) => [
      eb.fn
        .coalesce(eb.fn<boolean>('bool_or', [eb('deviceIndex', '=', deviceIndex)]), sql.lit(false))
        .as('thisDevice'),
      eb.fn
        .coalesce(eb.fn<boolean>('bool_or', [eb('fromSealed', 'is not', null)]), sql.lit(false))
        .as('others'),
      eb.fn
        .countAll<number>()
        .filterWhere('told', '=', true)
        .filterWhere('createdAt', '>', new Date(now.getTime() - LETTERS_MS))
        .as('letters'),
    ])
    .executeTakeFirstOrThrow();
  const account = tx.sql.selectFrom('accounts').select('createdAt').where('id', '=', accountId);
  const { createdAt } = await account.executeTakeFirstOrThrow();
  if (!tellsOfDevice({ ...known, letters: Number(known.letters), createdAt }, now)) return false;
  const { email } = await getContact(tx, { accountId });
  const letter = newDeviceLetter(language, { at: now, seen });
  await queueMessage(tx, { channel: 'mail', to: email, language, ...letter, now });
  return true;
}

/** Ends a log-in of one's own at once, and is fine where it has ended. @throws 404 notFound. */
export async function endDevice(
  db: Db,
  actor: UserActor,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  const own = await db.sql
    .selectFrom('sessionFamilies')
    .select('id')
    .where('id', '=', sessionId)
    .where('accountId', '=', actor.userId)
    .executeTakeFirst();
  if (!own) throw fault('notFound');
  await endSession(db, { familyId: own.id, reason: 'device', now });
}

/** Ends every log-in of one's own but the one that asks. */
export async function endOtherDevices(db: Db, actor: UserActor, { now }: { now: Date }): Promise<void> {
  await endSessionsOf(db, { accountId: actor.userId, except: actor.familyId, reason: 'device', now });
}

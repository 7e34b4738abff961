import type { HeldOfChild } from '@chulbal/contract/guardians/guardians';
import type { Language } from '@chulbal/contract/language';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { findProven, getHeldOfChild } from '../guardians/queries.ts';
import { listLooks } from './looks.queries.ts';

/**
 * What a guardian sees by their link: what is held of the child, and who opened it. Throws guardianNotProven 4331;
 * linkExpired 4030 where no consent stands.
 */
export async function getHeldForGuardian(
  db: Db,
  asked: { token: string; pass: string; language: Language; now: Date },
): Promise<HeldOfChild> {
  const held = await getHeldOfChild(db, asked);
  const { accountId } = await findProven(db, asked);
  return { ...held, looks: accountId === null ? [] : await listLooks(db, mintUser(accountId)) };
}

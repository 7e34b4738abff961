import type { Person } from '@chulbal/contract/applications/fields';
import type { Db } from '../db.ts';
import type { Known } from './entries.commands.ts';

/**
 * Removes the kept copies of what was written to the others of somebody's teams and names them, such as that they handed
 * a team over: other letters to these people stay. To be asked while the entries still say who they are.
 */
export async function forgetLettersNaming(
  tx: Db,
  { accountId, known }: { accountId: number; known: Known },
): Promise<void> {
  const own = await tx.sql
    .selectFrom('members')
    .select(['tmNo', 'teamNo', 'name'])
    .where((eb) =>
      eb.or([
        eb('userId', '=', accountId),
        eb('tmNo', 'in', [0, ...known.tmNos]),
        eb('phoneIndex', 'in', ['', ...known.indexes]),
      ]),
    )
    .execute();
  const account = await tx.sql
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const names = [...new Set([account?.name ?? '', ...own.map(({ name }) => name)])].filter(Boolean);
  const others = await listOthers(tx, {
    teamNos: [...new Set(own.map(({ teamNo }) => teamNo))],
    tmNos: own.map(({ tmNo }) => tmNo),
  });
  if (others.length === 0) return;
  const letters = await tx.sql
    .selectFrom('outbox')
    .select(['id', 'subject', 'bodySealed'])
    .where('toIndex', 'in', others)
    .execute();
  const naming = letters.filter(({ subject, bodySealed }) => {
    const text = `${subject} ${tx.vault.open(bodySealed)}`;
    return names.some((name) => text.includes(name));
  });
  if (naming.length === 0) return;
  await tx.sql
    .deleteFrom('outbox')
    .where(
      'id',
      'in',
      naming.map(({ id }) => id),
    )
    .execute();
}

/** Keyed indexes of the phones and addresses of everybody else in these teams. */
async function listOthers(
  tx: Db,
  { teamNos, tmNos }: { teamNos: readonly number[]; tmNos: readonly number[] },
): Promise<string[]> {
  if (teamNos.length === 0) return [];
  const members = await tx.sql
    .selectFrom('members')
    .select(['phoneIndex', 'fieldsSealed'])
    .where('teamNo', 'in', teamNos)
    .where('tmNo', 'not in', tmNos)
    .execute();
  const accounts = await tx.sql
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.userId')
    .select(['a.emailIndex', 'a.phoneIndex'])
    .where('m.teamNo', 'in', teamNos)
    .where('m.tmNo', 'not in', tmNos)
    .execute();
  return [
    ...members.flatMap(({ phoneIndex, fieldsSealed }) => {
      const { tmEmail } = JSON.parse(tx.vault.open(fieldsSealed)) as Person;
      return [phoneIndex, ...(tmEmail ? [tx.vault.index(tmEmail)] : [])];
    }),
    ...accounts.flatMap(({ emailIndex, phoneIndex }) => [emailIndex ?? '', phoneIndex ?? '']),
  ].filter(Boolean);
}

import type { Person } from '@chulbal/contract/applications/fields';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../../db.ts';
import { LEADER_KEY } from '../members.rules.ts';
import type { Application } from '../places.queries.ts';

/** How to reach a leader, and in which language: the one in which they submitted. */
export type LeaderContact = { name: string; email: string; phone: string | null; language: Language };

/** The leaders of these applications by `teamNo`, without those whose account was withdrawn. One query. */
export async function listLeaders(
  db: Db,
  applications: readonly Pick<Application, 'teamNo'>[],
): Promise<Map<number, LeaderContact>> {
  const rows = await db.sql
    .selectFrom('applications as a')
    .innerJoin('accounts', 'accounts.id', 'a.leaderId')
    .leftJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
    .select(['a.teamNo', 'd.language', 'accounts.name', 'accounts.emailSealed', 'accounts.phoneSealed'])
    .where('a.teamNo', 'in', [0, ...applications.map(({ teamNo }) => teamNo)])
    .where('accounts.status', '=', 'active')
    .execute();
  return new Map(
    rows.map(({ teamNo, language, name, emailSealed, phoneSealed }) => [
      teamNo,
      {
        name,
        email: db.vault.open(emailSealed),
        phone: phoneSealed && db.vault.open(phoneSealed),
        language: language ?? 'ko',
      },
    ]),
  );
}

/**
 * Where members who have confirmed are written to by `teamNo`, without leaders: what changes their team concerns them,
 * too. Whoever has not confirmed has not said that they belong to it. One query.
 */
export async function listMemberEmails(
  db: Db,
  applications: readonly Pick<Application, 'teamNo'>[],
): Promise<Map<number, string[]>> {
  const rows = await db.sql
    .selectFrom('members')
    .select(['teamNo', 'fieldsSealed'])
    .where('teamNo', 'in', [0, ...applications.map(({ teamNo }) => teamNo)])
    .where('status', '=', 'active')
    .where('confirmedAt', 'is not', null)
    .where('memberKey', '<>', LEADER_KEY)
    .orderBy('teamNo')
    .orderBy('position')
    .execute();
  const emails = new Map<number, string[]>();
  for (const { teamNo, fieldsSealed } of rows) {
    const { tmEmail } = JSON.parse(db.vault.open(fieldsSealed)) as Person;
    if (tmEmail) emails.set(teamNo, [...(emails.get(teamNo) ?? []), tmEmail]);
  }
  return emails;
}

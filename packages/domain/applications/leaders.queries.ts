import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import type { Application } from './places.queries.ts';

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

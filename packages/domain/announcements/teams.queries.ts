import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';

/** A team as a message names it, and who leads it. */
export type Notifiable = {
  teamNo: number;
  number: string;
  teamName: string;
  itemName: string;
  regionId: number | null;
  leaderId: number;
  /** In which the leader last submitted. */
  language: Language;
};

/** These teams by number; who has taken the application back is not among them. */
export async function listNotifiable(db: Db, teamNos: readonly number[]): Promise<Map<number, Notifiable>> {
  if (teamNos.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('applications as a')
    .leftJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
    .select(['a.teamNo', 'a.number', 'a.teamName', 'a.itemName', 'a.regionId', 'a.leaderId', 'd.language'])
    .where('a.teamNo', 'in', teamNos)
    .where('a.status', '=', 'submitted')
    .execute();
  return new Map(
    rows.map((row) => [
      row.teamNo,
      {
        ...row,
        number: row.number ?? '',
        teamName: row.teamName ?? '',
        itemName: row.itemName ?? '',
        language: row.language ?? 'ko',
      },
    ]),
  );
}

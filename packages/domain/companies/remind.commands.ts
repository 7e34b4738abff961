import type { OperatorActor } from '../actor.ts';
import { listLeaders } from '../applications/members/leaders.queries.ts';
import { lockApplications, teamObject } from '../applications/work.queries.ts';
import { recordEach } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { queueMessages } from '../outbox/commands.ts';
import { editorUrl, reminderLetter } from './letters.rules.ts';
import { listRows } from './operators.queries.ts';
import { writableUntil } from './rules.ts';

/**
 * Writes to the leaders of these teams, or of all, that have not handed their page in, each in their language and once in
 * 24 hours; gives to how many. Throws notFound, teamNotFound 1115 for a team of no exhibition, notInPeriod 1353.
 */
export async function remindOfCompanies(
  db: Db,
  actor: OperatorActor,
  asked: { igNo: number; teamNos?: readonly number[] | undefined; publicUrl: string; now: Date },
): Promise<number> {
  const { igNo, teamNos, publicUrl, now } = asked;
  return db.transaction(async (tx) => {
    const exhibition = await getExhibition(tx, igNo);
    if (!writableUntil(exhibition.plan, null, now)) throw fault('notInPeriod');
    const all = await listRows(tx, exhibition, { language: 'ko', now });
    const wanted = all.filter(({ teamNo }) => !teamNos || teamNos.includes(teamNo));
    if (teamNos && wanted.length < new Set(teamNos).size) throw fault('teamNotFound');
    if (wanted.length === 0) return 0;
    const held = await lockApplications(tx, actor, { teamNos: wanted.map(({ teamNo }) => teamNo) });
    // Two operators who press at once wait above; who came second finds whom the first has written to.
    const rows = await listRows(tx, exhibition, { language: 'ko', now });
    const due = new Map(rows.filter(({ remindable }) => remindable).map((row) => [row.teamNo, row]));
    const leaders = await listLeaders(tx, held);
    const { writesUntil: until, opensAt } = exhibition.plan;
    const told = held.flatMap((application) => {
      const [row, leader] = [due.get(application.teamNo), leaders.get(application.teamNo)];
      return row && leader ? [{ application, row, leader }] : [];
    });
    if (told.length === 0) return 0;
    await queueMessages(
      tx,
      told.map(({ row, leader: { language, email } }) => {
        const url = editorUrl(publicUrl, { igNo, icNo: row.icNo });
        const about = { teamName: row.teamName, begun: row.icNo !== null, until, opensAt, url };
        const letter = reminderLetter(language, about);
        return { channel: 'mail', to: email, language, ...letter, sendBy: until, now };
      }),
    );
    await tx.sql
      .insertInto('companyReminders')
      .values(told.map(({ row }) => ({ igNo, teamNo: row.teamNo, sentAt: now })))
      .onConflict((conflict) => conflict.columns(['igNo', 'teamNo']).doUpdateSet({ sentAt: now }))
      .execute();
    await recordEach(
      tx,
      actor,
      told.map(({ application }) => ({
        ...{ action: 'company.remind', object: teamObject(application), after: { igNo }, now },
      })),
    );
    return told.length;
  });
}

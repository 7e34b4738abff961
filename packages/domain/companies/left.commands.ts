import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type Exhibition, teamsOut } from '../exhibition/queries.ts';
import { nameFiles } from './content-uses.commands.ts';
import { companyObject } from './review.commands.ts';

/**
 * Takes the pages of teams out of sight that are in an exhibition no more, and shows those again that are back: what was
 * approved stands as it was. On record as the server's own doing. Returns the companies that left now.
 */
export async function settleLeft(db: Db, exhibition: Exhibition, { now }: { now: Date }): Promise<number[]> {
  return db.transaction(async (tx) => {
    const pages = await tx.sql
      .selectFrom('companies')
      .select(['icNo', 'teamNo', 'trackNo', 'leftAt', 'draft'])
      .where('igNo', '=', exhibition.igNo)
      .orderBy('icNo')
      .execute();
    if (pages.length === 0) return [];
    const out = await teamsOut(tx, exhibition, pages);
    const left: number[] = [];
    for (const page of pages) {
      const { icNo, teamNo } = page;
      const isOut = out.has(teamNo);
      if (isOut === (page.leftAt !== null)) continue;
      // Of two workers one finds it still to do.
      const { numUpdatedRows } = await tx.sql
        .updateTable('companies')
        .set({ leftAt: isOut ? now : null })
        .where('icNo', '=', icNo)
        .where('leftAt', isOut ? 'is' : 'is not', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) continue;
      await nameFiles(tx, icNo);
      await recordAs(
        tx,
        { kind: 'system', address: '' },
        { action: isOut ? 'company.leave' : 'company.return', object: companyObject(page), now },
      );
      if (isOut) left.push(icNo);
    }
    return left;
  });
}

import type { Language } from '@chulbal/contract/language';
import type { MyProgram, ProgramDetails } from '@chulbal/contract/programs/programs';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { textIn } from '../posts/language.rules.ts';
import { postState } from '../posts/rules.ts';
import { isBeforeStart, participationOf, termsOf } from './rules.ts';

/**
 * What somebody's applications to programmes have come to, or that to one of them: the last one to each, programmes
 * that are still to come first. It is what "export my data" tells of them too (P-12). One query.
 */
export async function listMyPrograms(
  db: Db,
  actor: UserActor,
  { boardId, language, now }: { boardId?: number | undefined; language: Language; now: Date },
): Promise<MyProgram[]> {
  let query = db.sql
    .selectFrom('programApplications as a')
    .innerJoin('posts as p', 'p.postNo', 'a.postNo')
    .distinctOn('a.postNo')
    .select(['a.postNo', 'a.state', 'a.attended', 'a.appliedAt'])
    .select(['p.kind', 'p.titleKo', 'p.titleEn', 'p.details', 'p.publishAt', 'p.hidden'])
    .select(
      sql<number>`(select count(*) from program_applications w where w.post_no = a.post_no
        and w.state = 'waiting' and w.application_no <= a.application_no)`.as('before'),
    )
    .where('a.accountId', '=', actor.userId)
    .orderBy('a.postNo')
    .orderBy('a.applicationNo', 'desc');
  if (boardId !== undefined) query = query.where('a.postNo', '=', boardId);
  const rows = await query.execute();
  const mine = rows.map((row): MyProgram & { starts: number; over: boolean } => {
    // What was stored has been read as a draft of its board.
    const details = row.details as ProgramDetails;
    const terms = termsOf(details);
    const isActive = row.state !== 'cancelled';
    return {
      boardId: row.postNo,
      programType: row.kind as MyProgram['programType'],
      programTitle: textIn(language, row.titleKo, row.titleEn),
      startsAt: terms.startsAt.toISOString(),
      endsAt: terms.endsAt.toISOString(),
      place: textIn(language, details.placeKo, details.placeEn),
      online: details.joinLink !== '',
      participation: participationOf(row),
      waitingNumber: row.state === 'waiting' ? Number(row.before) : null,
      appliedAt: row.appliedAt.toISOString(),
      joinLink:
        row.state === 'placed' && details.joinLink !== '' && now < terms.endsAt ? details.joinLink : null,
      cancellable: isActive && isBeforeStart(terms, now),
      shown: postState(row, now) === 'published',
      ...{ starts: terms.startsAt.getTime(), over: !isActive || now >= terms.endsAt },
    };
  });
  mine.sort((a, b) =>
    a.over === b.over ? (a.starts - b.starts) * (a.over ? -1 : 1) : Number(a.over) - Number(b.over),
  );
  return mine.map(({ starts: _, over: __, ...program }) => program);
}

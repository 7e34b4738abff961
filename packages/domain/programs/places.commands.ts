import type { Language } from '@chulbal/contract/language';
import type { ProgramDetails } from '@chulbal/contract/programs/programs';
import { listEmails } from '../accounts/queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessages } from '../outbox/commands.ts';
import { textIn } from '../posts/language.rules.ts';
import { postState } from '../posts/rules.ts';
import { type News, programLetter } from './letters.rules.ts';
import { countTaken } from './queries.ts';
import { movingUp, type ProgramTerms, type Taken, termsOf } from './rules.ts';

/** A programme whose row is held until the transaction ends: nobody else gives or takes its places meanwhile. */
export type HeldProgram = {
  postNo: number;
  titleKo: string;
  titleEn: string;
  details: ProgramDetails;
  terms: ProgramTerms;
  taken: Taken;
};

/**
 * Holds a programme by its post's row: places are counted only after it. Throws postNotWritten 1357 for none, and for
 * what was never published; where `shown` is asked, for what is hidden or still to be published too.
 */
export async function lockProgram(
  tx: Db,
  { postNo, shown, now }: { postNo: number; shown: boolean; now: Date },
): Promise<HeldProgram> {
  const row = await tx.sql
    .selectFrom('posts')
    .select(['postNo', 'titleKo', 'titleEn', 'details', 'publishAt', 'hidden'])
    .where('board', '=', 'program')
    .where('postNo', '=', postNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row?.publishAt || (shown && postState(row, now) !== 'published')) throw fault('postNotWritten');
  // What was stored has been read as a draft of its board.
  const details = row.details as ProgramDetails;
  const taken = (await countTaken(tx, [postNo])).get(postNo) ?? { placed: 0, waiting: 0 };
  const { titleKo, titleEn } = row;
  return { postNo, titleKo, titleEn, details, terms: termsOf(details), taken };
}

/**
 * Gives free places of a held programme to the first who wait, in order of arrival, until it begins. Side effect: a
 * letter to each of them. Gives to how many.
 */
export async function moveUp(
  tx: Db,
  { postNo, publicUrl, now }: { postNo: number; publicUrl: string; now: Date },
): Promise<number> {
  const program = await lockProgram(tx, { postNo, shown: false, now });
  const free = movingUp(program.terms, program.taken, now);
  if (free === 0) return 0;
  const first = tx.sql
    .selectFrom('programApplications')
    .select('applicationNo')
    .where('postNo', '=', postNo)
    .where('state', '=', 'waiting')
    .orderBy('applicationNo')
    .limit(free);
  const moved = await tx.sql
    .updateTable('programApplications')
    .set({ state: 'placed', placedAt: now })
    .where('applicationNo', 'in', first)
    .returning(['accountId', 'language'])
    .execute();
  await tellApplicants(tx, program, { to: moved, news: { what: 'movedUp' }, publicUrl, now });
  return moved.length;
}

/** Writes the same news to these applicants, each in the language in which they applied. */
export async function tellApplicants(
  tx: Db,
  { postNo, titleKo, titleEn, details, terms }: HeldProgram,
  asked: {
    to: readonly { accountId: number; language: Language }[];
    news: News;
    publicUrl: string;
    now: Date;
  },
): Promise<void> {
  const { to, news, publicUrl, now } = asked;
  const emails = await listEmails(
    tx,
    to.map(({ accountId }) => accountId),
  );
  const messages = to.flatMap(({ accountId, language }) => {
    const email = emails.get(accountId);
    if (!email) return [];
    const about = {
      title: textIn(language, titleKo, titleEn),
      startsAt: terms.startsAt,
      place: textIn(language, details.placeKo, details.placeEn),
      online: details.joinLink !== '',
      url: new URL(`/support/programs/detail/${postNo}`, publicUrl).href,
    };
    return [{ channel: 'mail' as const, to: email, language, ...programLetter(language, about, news), now }];
  });
  await queueMessages(tx, messages);
}

/** Cancels an application to a programme that is held. */
export async function setCancelled(
  tx: Db,
  { applicationNo, reason, now }: { applicationNo: number; reason: string; now: Date },
): Promise<void> {
  await tx.sql
    .updateTable('programApplications')
    .set({ state: 'cancelled', attended: false, cancelledAt: now, cancelReason: reason })
    .where('applicationNo', '=', applicationNo)
    .execute();
}

import type { InputOf } from '@chulbal/contract/endpoint';
import type { tellPastNews } from '@chulbal/contract/past-companies/past-companies';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import type { OperatorActor, UserActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { publishPost, savePost } from '../posts/commands.ts';
import { getPost } from '../posts/queries.ts';
import { getWrittenPost } from '../posts/written.queries.ts';
import { newsLetter } from './letters.rules.ts';
import { type News, openNews } from './queries.ts';

/** So much that one person told may wait at a time. */
const MOST_WAITING = 5;

/**
 * Tells news of a company, or what is wrong on its page, to the operators. Throws invalidRequest where neither is said,
 * residentNumberWritten 4082 (P-04), postNotWritten 1357 for no such company, newsWaiting 4190.
 */
export async function tellNews(
  db: Db,
  actor: UserActor,
  asked: InputOf<typeof tellPastNews> & { now: Date },
): Promise<void> {
  const { peNo, now, ...told } = asked;
  if (!told.event && told.correction === '') {
    const fields = {
      correction: { ko: '소식이나 고칠 곳을 적어 주세요.', en: 'Please tell the news, or what is wrong.' },
    };
    throw fault('invalidRequest', { fields });
  }
  if ([told.correction, told.event?.text ?? ''].some((text) => hasRegistrationNumber(text)))
    throw fault('residentNumberWritten');
  await getPost(db, { board: 'past', postNo: peNo, language: 'ko', now });
  await db.transaction(async (tx) => {
    await tx.sql.selectFrom('accounts').select('id').where('id', '=', actor.userId).forUpdate().execute();
    const { waiting } = await tx.sql
      .selectFrom('pastNews')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('accountId', '=', actor.userId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (Number(waiting) >= MOST_WAITING) throw fault('newsWaiting');
    const toldSealed = tx.vault.seal(JSON.stringify(told satisfies News));
    await tx.sql
      .insertInto('pastNews')
      .values({
        ...{ postNo: peNo, accountId: actor.userId, toldSealed, toldAt: now, state: 'waiting' },
        ...{ answer: null, decidedBy: null, decidedAt: null },
      })
      .execute();
  });
}

type Deciding = {
  newsNo: number;
  decision: 'taken' | 'declined';
  answer: string;
  publicUrl: string;
  now: Date;
};

/**
 * Decides what somebody told. Side effects: a line that is taken stands in what is written of the company, told by the team, and is
 * published at once unless an operator is writing there; whoever told it gets the answer. Throws notFound, decided 4075.
 */
export async function decideNews(db: Db, actor: OperatorActor, asked: Deciding): Promise<void> {
  const { newsNo, decision, answer, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const news = await tx.sql
      .selectFrom('pastNews as n')
      .innerJoin('accounts as a', 'a.id', 'n.accountId')
      .select(['n.postNo', 'n.toldSealed', 'n.state', 'a.emailSealed', 'a.status'])
      .where('n.id', '=', newsNo)
      .forUpdate('n')
      .executeTakeFirst();
    if (!news) throw fault('notFound');
    if (news.state !== 'waiting') throw fault('alreadyDecided');
    const { postNo } = news;
    await tx.sql
      .updateTable('pastNews')
      .set({ state: decision, answer, decidedBy: actor.operatorId, decidedAt: now })
      .where('id', '=', newsNo)
      .execute();
    const { event } = openNews(tx, news.toldSealed);
    if (decision === 'taken' && event) await writeLine(tx, actor, { postNo, event, now });
    const { draft } = await getWrittenPost(tx, { postNo, now });
    if (news.status === 'active') {
      const url = `${publicUrl}/ipo/past/detail/${postNo}`;
      const written = newsLetter('ko', { teamName: draft.titleKo, taken: decision === 'taken', answer, url });
      const to = tx.vault.open(news.emailSealed);
      await queueMessage(tx, { channel: 'mail', to, language: 'ko', ...written, now });
    }
    await record(tx, actor, {
      action: 'past.decideNews',
      object: { kind: 'past', id: postNo, label: draft.titleKo },
      after: { newsNo, decision },
      reason: answer,
      now,
    });
  });
}

/** Writes a line into a company's page; what an operator is writing there is kept, and published by them. */
async function writeLine(
  tx: Db,
  actor: OperatorActor,
  { postNo, event, now }: { postNo: number; event: NonNullable<News['event']>; now: Date },
): Promise<void> {
  const { draft, editVersion, changed } = await getWrittenPost(tx, { postNo, now });
  if (draft.board !== 'past') throw fault('notFound');
  const { day, kind, title, text } = event;
  const added = { day, kind, source: 'team' as const, titleKo: title, titleEn: '', textKo: text, textEn: '' };
  const details = { ...draft.details, events: [...draft.details.events, added] };
  const saved = await savePost(tx, actor, { postNo, editVersion, draft: { ...draft, details }, now });
  if (!changed)
    await publishPost(tx, actor, { postNo, editVersion: saved.editVersion, publishAt: null, now });
}

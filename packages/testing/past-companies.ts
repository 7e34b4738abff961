import type { DraftOf } from '@chulbal/contract/posts/operators';
import type { OperatorActor } from '@chulbal/domain/actor';
import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { tellNews } from '@chulbal/domain/past-companies/commands';
import { bringInPastList } from '@chulbal/domain/past-companies/list.commands';
import { listMyNews } from '@chulbal/domain/past-companies/queries';
import { createPost, publishPost } from '@chulbal/domain/posts/commands';
import { createAccount } from './accounts.ts';
import { exhibitionWith, waitingPage } from './exhibition-objects.ts';
import { seasonNow } from './factories.ts';

/** A company of an earlier exhibition with what is given. */
export function pastDraft({
  details,
  ...given
}: Partial<Omit<DraftOf<'past'>, 'details'>> & {
  details?: Partial<DraftOf<'past'>['details']>;
} = {}): DraftOf<'past'> {
  return {
    ...{ board: 'past', kind: 'running', pinned: false, attachments: [] },
    ...{ titleKo: '달팽이책방', titleEn: '', bodyKo: '<p>정선에는 책방이 없습니다.</p>', bodyEn: '' },
    ...given,
    details: {
      ...{ cover: null, logo: null, year: 2023, lane: 3, trackKo: '캠퍼스', trackEn: 'Campus' },
      ...{ regionKo: '강원', regionEn: 'Gangwon', lineKo: '책방 없는 마을을 도는 느린 트럭', lineEn: '' },
      ...{ figures: [], people: [], events: [], checkedOn: null },
      ...details,
    },
  };
}

/** Publishes one; gives its number. */
export async function publishedPast(
  db: Db,
  editor: OperatorActor,
  { draft = pastDraft(), now = seasonNow }: { draft?: DraftOf<'past'>; now?: Date } = {},
): Promise<number> {
  const { postNo, editVersion } = await createPost(db, editor, { draft, now });
  await publishPost(db, editor, { postNo, editVersion, publishAt: null, now });
  return postNo;
}

/** News of one that waits for an operator. */
export async function createTeamNews(
  db: Db,
  editor: OperatorActor,
): Promise<{ newsNo: number; peNo: number }> {
  const peNo = await publishedPast(db, editor);
  const user = mintUser((await createAccount(db, { kind: 'user' })).id);
  const event = { day: '2026-04-18', kind: 'news' as const, title: '서른 번째 마을에 멈췄어요', text: '' };
  await tellNews(db, user, { peNo, relation: '팀장', event, correction: '', now: seasonNow });
  const [news] = await listMyNews(db, user, { language: 'ko' });
  if (!news) throw new Error('Nothing was told.');
  return { newsNo: news.newsNo, peNo };
}

/** The exhibition of `publishedSeason`, over and revealed, with a company that it shows. */
export async function finishedExhibition(
  db: Db,
  team: { teamNo: number; leaderId: number },
): Promise<{ igNo: number }> {
  const past = (count: number) => new Date(seasonNow.getTime() - count * 86_400_000).toISOString();
  const { igNo } = await exhibitionWith(db, { opensAt: past(30), closesAt: past(10) });
  const { icNo, version } = await waitingPage(db, team);
  await db.sql
    .updateTable('companies')
    .set({ approvedVersion: version, lastState: 'approved' })
    .where('icNo', '=', icNo)
    .execute();
  await db.sql
    .updateTable('exhibitions')
    .set({ revealedAt: new Date(past(8)) })
    .where('igNo', '=', igNo)
    .execute();
  return { igNo };
}

/** A batch of a list that an operator brought in. */
export async function pastBatch(db: Db, editor: OperatorActor): Promise<{ batchNo: number }> {
  const fileName = '지난 기업.csv';
  await bringInPastList(db, editor, { csv: pastCsv(), pictures: [], fileName, now: seasonNow });
  const { id } = await db.sql
    .selectFrom('pastBatches')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { batchNo: id };
}

let listed = 0;

/** A list of one company, another one each time, in base64. */
export function pastCsv(): string {
  listed += 1;
  const text = `연도,레인,트랙,팀 이름,한 줄 소개,이야기\n2021,3,캠퍼스,느린 배 ${listed},천천히 가는 배,강을 따라 내려갔어요.\n`;
  return Buffer.from(text).toString('base64');
}

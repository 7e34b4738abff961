import type { DraftOf } from '@chulbal/contract/operator-posts';
import type { OperatorActor } from '@chulbal/domain/actor';
import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { tellNews } from '@chulbal/domain/past-companies/commands';
import { listMyNews } from '@chulbal/domain/past-companies/queries';
import { createPost, publishPost } from '@chulbal/domain/posts/commands';
import { createAccount } from './accounts.ts';
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
export async function toldNews(db: Db, editor: OperatorActor): Promise<{ newsNo: number; peNo: number }> {
  const peNo = await publishedPast(db, editor);
  const user = mintUser((await createAccount(db, { kind: 'user' })).id);
  const event = { day: '2026-04-18', kind: 'news' as const, title: '서른 번째 마을에 멈췄어요', text: '' };
  await tellNews(db, user, { peNo, relation: '팀장', event, correction: '', now: seasonNow });
  const [news] = await listMyNews(db, user, { language: 'ko' });
  if (!news) throw new Error('Nothing was told.');
  return { newsNo: news.newsNo, peNo };
}

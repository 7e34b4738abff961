import { getHeroCounts, getHeroDetail, getHeroList } from '@chulbal/contract/heroes';
import { getNoticeCounts, getNoticeDetail, getNoticeList } from '@chulbal/contract/notices';
import { getContentsCounts, getContentsDetail, getContentsList } from '@chulbal/contract/resources';
import { countHeroes, getHero, listHeroes } from '@chulbal/domain/posts/heroes.queries';
import { getNotice, listNotices } from '@chulbal/domain/posts/notices.queries';
import { countPosts } from '@chulbal/domain/posts/queries';
import { getResource, listResources } from '@chulbal/domain/posts/resources.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** What boards show to everyone. */
export function postsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(getNoticeList, ({ input, language, now }) => listNotices(db, { ...input, language, now }));
  api.mount(getNoticeDetail, ({ input, language, now }) => getNotice(db, { ...input, language, now }));
  api.mount(getNoticeCounts, ({ language, now }) => countPosts(db, { board: 'notice', language, now }));

  api.mount(getContentsList, ({ input, language, now }) => listResources(db, { ...input, language, now }));
  api.mount(getContentsDetail, ({ input, language, now }) => getResource(db, { ...input, language, now }));
  api.mount(getContentsCounts, ({ language, now }) => countPosts(db, { board: 'resource', language, now }));

  api.mount(getHeroList, ({ input, language, now }) => listHeroes(db, { ...input, language, now }));
  api.mount(getHeroDetail, ({ input, language, now }) => getHero(db, { ...input, language, now }));
  api.mount(getHeroCounts, ({ language, now }) => countHeroes(db, { language, now }));
}

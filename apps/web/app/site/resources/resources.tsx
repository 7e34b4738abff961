import { getContentsCounts, getContentsList } from '@chulbal/contract/resources';
import { resourceKindNames, resourceKinds } from '@chulbal/contract/resources.values';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { NoPosts } from '../posts/no-posts.tsx';
import { postFilters } from '../posts/post-filters.ts';
import { PostSearch } from '../posts/post-search.tsx';
import type { Route } from './+types/resources';
import { ResourceItem } from './resource-item.tsx';
import type { resources as texts } from './resources.ko.ts';
import styles from './resources.module.css';

export const handle: TextsHandle = { texts: ['site-posts'] };

const PAGE_SIZE = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const filters = postFilters(url.searchParams, resourceKinds);
  const { page, type: kind, find: findType, keyword } = filters;
  const [resources, counts] = await Promise.all([
    api(getContentsList, { page, size: PAGE_SIZE, findType, kind, keyword }),
    attempt(getContentsCounts, {}),
  ]);
  return { filters, resources, counts: counts.ok ? counts.data : null };
}

/** `/support/resources` */
export default function Resources({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('resources');
  const language = useLanguage();
  const { filters, resources, counts } = loaderData;
  return (
    <Wrap className={styles.page}>
      <PageMeta title={t('title')} description={t('description')} />
      <PageHead title={t('title')} lede={t('lede')} crumbs={[{ text: t('support') }, { text: t('title') }]} />
      <PostSearch
        board={t('title')}
        filters={filters}
        types={resourceKinds.map((type) => ({ type, text: resourceKindNames[type][language] }))}
        counts={counts}
        found={resources.totalElements}
      />
      {resources.content.length > 0 ? (
        <>
          <ul className={styles.list} aria-label={t('list')}>
            {resources.content.map((resource) => (
              <ResourceItem key={resource.boardId} resource={resource} />
            ))}
          </ul>
          <Pagination page={resources.page} totalPages={resources.totalPages} />
        </>
      ) : (
        <NoPosts keyword={filters.keyword} filtered={filters.type !== undefined} />
      )}
    </Wrap>
  );
}

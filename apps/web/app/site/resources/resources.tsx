import { getContentsCounts, getContentsList, type ResourceSummary } from '@chulbal/contract/resources';
import { resourceKindNames, resourceKinds } from '@chulbal/contract/resources.values';
import { orLastPage } from '../../lib/last-page.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Link } from '../../ui/action/link.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { NoPosts } from '../posts/no-posts.tsx';
import { postFilters } from '../posts/post-filters.ts';
import { PostSearch } from '../posts/post-search.tsx';
import type { Route } from './+types/resources';
import { ResourceCover } from './resource-cover.tsx';
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
  return { filters, resources: orLastPage(url, resources), counts: counts.ok ? counts.data : null };
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

/** A resource of the list: its cover, what it is, who wrote it, and how much there is to download. */
function ResourceItem({ resource }: { resource: ResourceSummary }) {
  const t = useTexts<typeof texts>('resources');
  const language = useLanguage();
  const { boardId, kind, contentsTitle, pinned, author, year, fileCount, fileSize } = resource;
  const facts = [author, year === null ? '' : t('year', { year: String(year) })].filter(Boolean);
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        <ResourceCover resource={resource} className={styles.cover ?? ''} />
      </div>
      <div className={styles.words}>
        <p className={styles.tags}>
          <Tag>{resourceKindNames[kind][language]}</Tag>
          {pinned && <Tag hot>{t('pinned')}</Tag>}
        </p>
        <Heading level={2} size="xl">
          <Link className={styles.title} to={`/support/resources/detail/${boardId}`}>
            {contentsTitle}
          </Link>
        </Heading>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <p className={styles.files}>
          <Icon name={fileCount > 0 ? 'download' : 'file'} size="sm" />
          {fileCount > 0 ? t('files', { count: fileCount, size: formatBytes(fileSize) }) : t('noFiles')}
        </p>
      </div>
    </li>
  );
}

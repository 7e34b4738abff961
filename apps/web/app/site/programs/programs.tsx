import { getProgramCounts, getProgramList } from '@chulbal/contract/programs/programs';
import { programKindNames, programKinds } from '@chulbal/contract/programs/values';
import { orLastPage } from '../../lib/last-page.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { NoPosts } from '../posts/no-posts.tsx';
import { postFilters } from '../posts/post-filters.ts';
import { PostSearch } from '../posts/post-search.tsx';
import type { Route } from './+types/programs';
import { ProgramCard } from './card/program-card.tsx';
import type { programs as texts } from './programs.ko.ts';
import styles from './programs.module.css';

const PAGE_SIZE = 9;

export const handle: TextsHandle = { texts: ['site-programs-card', 'site-posts'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const filters = postFilters(url.searchParams, programKinds);
  const { page, type, find, keyword } = filters;
  const asked = { page, size: PAGE_SIZE, findType: find, programType: type, keyword };
  const [programs, counts] = await Promise.all([api(getProgramList, asked), attempt(getProgramCounts, {})]);
  return { filters, programs: orLastPage(url, programs), counts: counts.ok ? counts.data : null };
}

/** `/support/programs`: a GET form and links only, so that it works without script and every view can be shared. */
export default function Programs({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('programs');
  const language = useLanguage();
  const { filters, programs, counts } = loaderData;
  const { keyword, type } = filters;
  return (
    <Wrap>
      <PageMeta title={t('title')} description={t('description')} />
      <PageHead
        title={t('title')}
        lede={t('description')}
        crumbs={[{ text: t('support') }, { text: t('title') }]}
      />
      <PostSearch
        board={t('title')}
        filters={filters}
        types={programKinds.map((kind) => ({ type: kind, text: programKindNames[kind][language] }))}
        counts={counts}
        found={programs.totalElements}
      />
      {programs.content.length > 0 && (
        <>
          <ul className={styles.list}>
            {programs.content.map((program, place) => (
              <li key={program.boardId}>
                <ProgramCard program={program} level={2} first={place === 0} />
              </li>
            ))}
          </ul>
          <Pagination page={programs.page} totalPages={programs.totalPages} />
        </>
      )}
      {programs.content.length === 0 && (keyword || type) && (
        <NoPosts keyword={keyword} filtered={type !== undefined} />
      )}
      {programs.content.length === 0 && !keyword && !type && (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
      <div className={styles.foot} />
    </Wrap>
  );
}

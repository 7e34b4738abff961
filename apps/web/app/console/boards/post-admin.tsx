import { listHofSources } from '@chulbal/contract/hall-of-fame/operators';
import { board, listWrittenPosts } from '@chulbal/contract/posts/operators';
import { postKindNames } from '@chulbal/contract/posts/operators.rules';
import type { Board } from '@chulbal/contract/posts/values';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { useNavigate } from 'react-router';
import { pageIn } from '../../lib/address-numbers.ts';
import { useAct } from '../../lib/command/use-command.ts';
import { orLastPage } from '../../lib/last-page.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { FromResults } from '../hall-of-fame/from-results.tsx';
import { emptyDraft } from '../posts/empty-draft.ts';
import type { postAdmin as texts } from '../posts/post-admin.ko.ts';
import styles from '../posts/post-admin.module.css';
import { postCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/post-admin';

export const handle: TextsHandle = { texts: ['console-posts'] };

const marks = { draft: 'off', scheduled: 'wait', published: 'ok', hidden: 'off' } as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const name = board.safeParse(params.board);
  if (!name.success) throw new Response(null, { status: 404 });
  const keyword = url.searchParams.get('keyword')?.trim().slice(0, 50) || undefined;
  const asked = { board: name.data, page: pageIn(url.searchParams), size: 30 };
  const posts = await api(listWrittenPosts, { ...asked, ...(keyword && { keyword }) });
  const sources = name.data === 'hof' ? await api(listHofSources) : [];
  return { board: name.data, keyword, posts: orLastPage(url, posts), sources };
}

/** `/console/posts/{board}`: every post of a board, the last touched first. */
export default function PostAdmin({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('postAdmin');
  const navigate = useNavigate();
  const { busy, run } = useAct();
  const { board: name, keyword, posts, sources } = loaderData;
  async function write() {
    const made = await run(() => postCommand('create', { draft: emptyDraft(name) }));
    if (made) await navigate(`/console/posts/${name}/${made.data.postNo}`);
  }
  const writeButton = (
    <Button variant="primary" icon="plus" disabled={busy} onClick={() => void write()}>
      {t(`boards.${name}.write`)}
    </Button>
  );
  return (
    <>
      <PageHead title={t(`boards.${name}.title`)} />
      <div className={styles.page}>
        {name === 'hof' && <FromResults sources={sources} />}
        {posts.content.length === 0 && !keyword ? (
          <EmptyState
            title={t(`boards.${name}.empty`)}
            text={t(`boards.${name}.emptyText`)}
            action={writeButton}
          />
        ) : (
          <>
            <div className={styles.top}>
              <form method="get" role="search" aria-label={t('search')} className={styles.search}>
                <SearchInput
                  key={keyword ?? ''}
                  name="keyword"
                  aria-label={t('search')}
                  placeholder={t('search')}
                  defaultValue={keyword}
                  maxLength={50}
                />
              </form>
              {writeButton}
            </div>
            {posts.content.length === 0 ? (
              <EmptyState title={t('notFound', { keyword: keyword ?? '' })} text={t('notFoundText')} />
            ) : (
              <PostTable board={name} posts={posts} />
            )}
          </>
        )}
      </div>
    </>
  );
}

type TableProps = { board: Board; posts: Route.ComponentProps['loaderData']['posts'] };

function PostTable({ board: name, posts }: TableProps) {
  const t = useTexts<typeof texts>('postAdmin');
  const language = useLanguage();
  const kinds: Record<string, { ko: string; en: string }> = postKindNames[name];
  return (
    <>
      <Table
        caption={t(`boards.${name}.title`)}
        dense
        narrow="line"
        rows={posts.content}
        rowKey={(row) => row.postNo}
        columns={[
          {
            key: 'title',
            title: t('table.title'),
            rowHeader: true,
            cell: (row) => (
              <Link className={styles.name} to={`/console/posts/${name}/${row.postNo}`}>
                {row.title || t('untitled')}
              </Link>
            ),
          },
          {
            key: 'kind',
            title: t('table.kind'),
            nowrap: true,
            cell: (row) => kinds[row.kind]?.[language] ?? row.kind,
          },
          {
            key: 'state',
            title: t('table.state'),
            nowrap: true,
            cell: (row) => (
              <span className={styles.tags}>
                <StateMark kind={marks[row.state]}>{t(`states.${row.state}`)}</StateMark>
                {row.changed && row.state !== 'draft' && <Tag>{t('changed')}</Tag>}
                {row.pinned && <Tag>{t('pinned')}</Tag>}
              </span>
            ),
          },
          {
            key: 'english',
            title: t('table.english'),
            nowrap: true,
            cell: (row) => t(row.hasEnglish ? 'english.yes' : 'english.no'),
          },
          {
            key: 'at',
            title: t('table.at'),
            nowrap: true,
            cell: (row) => (row.publishAt ? fullMomentText(row.publishAt, language) : '–'),
          },
        ]}
      />
      <Pagination page={posts.page} totalPages={posts.totalPages} />
    </>
  );
}

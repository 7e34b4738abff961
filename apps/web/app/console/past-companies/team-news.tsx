import { listTeamNews, type TeamNews } from '@chulbal/contract/past-companies/operators';
import { useState } from 'react';
import { pageIn } from '../../lib/address-numbers.ts';
import { momentText } from '../../lib/korean-time.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/team-news';
import { NewsDialog } from './news-dialog.tsx';
import { NewsText } from './news-text.tsx';
import type { pastAdmin as texts } from './past-admin.ko.ts';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageIn(url.searchParams);
  const list = await visitOf(context).api(listTeamNews, { page, size: SIZE });
  return { list: orLastPage(url, list) };
}

/** `/console/past-news`: what people told of companies of earlier exhibitions. */
export default function TeamNewsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pastAdmin');
  const language = useLanguage();
  const { list } = loaderData;
  const [about, setAbout] = useState<TeamNews | null>(null);
  const columns: Column<TeamNews>[] = [
    {
      key: 'company',
      title: t('company'),
      rowHeader: true,
      cell: ({ peNo, teamName, year }) => (
        <TwoLines note={year}>
          <Link to={`/console/posts/past/${peNo}`}>{teamName}</Link>
        </TwoLines>
      ),
    },
    { key: 'told', title: t('told'), cell: (row) => <NewsText news={row} /> },
    {
      key: 'teller',
      title: t('teller'),
      cell: ({ teller, relation }) => (
        <TwoLines note={relation}>
          <b>{teller}</b>
        </TwoLines>
      ),
    },
    { key: 'at', title: t('at'), nowrap: true, cell: ({ toldAt }) => momentText(toldAt, language) },
    {
      key: 'state',
      title: t('state'),
      cell: (row) =>
        row.state === 'waiting' ? (
          <Button variant="line" size="sm" onClick={() => setAbout(row)}>
            {t('decide')}
          </Button>
        ) : (
          <TwoLines note={row.decidedBy && t('by', { name: row.decidedBy })}>
            <b>{t(`states.${row.state}`)}</b>
          </TwoLines>
        ),
    },
  ];
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <PageTop>{t('lede')}</PageTop>
        {list.content.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <>
            <Table
              caption={t('title')}
              dense
              narrow="stack"
              rows={list.content}
              rowKey={({ newsNo }) => newsNo}
              columns={columns}
            />
            <Pagination page={list.page} totalPages={list.totalPages} />
          </>
        )}
      </PageBody>
      {about && <NewsDialog key={about.newsNo} news={about} onClose={() => setAbout(null)} />}
    </>
  );
}

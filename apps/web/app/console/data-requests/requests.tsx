import { type ListedRequest, listDataRequests } from '@chulbal/contract/data-requests';
import { koreanDay } from '@chulbal/contract/korean-days';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { pageIn } from '../../lib/address-numbers.ts';
import { momentText } from '../../lib/korean-time.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/requests';
import type { dataRequests as texts } from './data-requests.ko.ts';
import styles from './data-requests.module.css';
import { EnterDialog } from './enter-dialog.tsx';
import { Slots, TermLeft } from './term.tsx';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const page = pageIn(url.searchParams);
  const closed = url.searchParams.has('closed');
  const list = await api(listDataRequests, {
    ...{ page, size: SIZE, closed: closed ? 'true' : 'false' },
  });
  return { list: orLastPage(url, list), closed, today: koreanDay(now) };
}

/** `/console/data-requests`: what people ask about their data, by the day by which the law wants an answer. */
export default function Requests({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('dataRequests');
  const { list, closed, today } = loaderData;
  const { open, overdue, closed: done } = list.counts;
  const [entering, setEntering] = useState(false);
  const none = closed ? 'noneClosed' : 'none';
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <PageTop
          action={
            <Button variant="primary" icon="plus" onClick={() => setEntering(true)}>
              {t('enter')}
            </Button>
          }
        >
          {t('lede')}
        </PageTop>
        {overdue > 0 && (
          <p className={styles.overdue}>
            <StateMark kind="bad">{t('overdue', { count: overdue })}</StateMark>
          </p>
        )}
        <TabLinks
          label={t('which')}
          tabs={[
            { key: 'open', text: t('open', { count: open }), to: '?', current: !closed },
            { key: 'closed', text: t('closed', { count: done }), to: '?closed', current: closed },
          ]}
        />
        {list.content.length === 0 ? (
          <EmptyState plain title={t(`${none}.title`)} text={t(`${none}.text`)} />
        ) : (
          <RequestTable requests={list.content} closed={closed} />
        )}
        <Pagination page={list.page} totalPages={list.totalPages} />
      </PageBody>
      <EnterDialog open={entering} today={today} onClose={() => setEntering(false)} />
    </>
  );
}

function RequestTable({ requests, closed }: { requests: readonly ListedRequest[]; closed: boolean }) {
  const t = useTexts<typeof texts>('dataRequests');
  const language = useLanguage();
  const columns: Column<ListedRequest>[] = [
    {
      key: 'what',
      title: t('columns.what'),
      rowHeader: true,
      cell: ({ requestNo, kind, source }) => (
        <TwoLines note={t(`sources.${source}`)}>
          <Link to={`/console/data-requests/${requestNo}`}>
            {t(`kinds.${kind}`)} {t('number', { number: requestNo })}
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'who',
      title: t('columns.who'),
      cell: ({ name, receivedAt }) => (
        <TwoLines note={t('received', { day: fullDayText(receivedAt, language) })}>
          {name || t('stranger')}
        </TwoLines>
      ),
    },
    ...(closed
      ? [
          {
            key: 'answered',
            title: t('columns.answered'),
            cell: ({ state, answeredAt }: ListedRequest) => (
              <TwoLines note={answeredAt && momentText(answeredAt, language)}>
                <StateMark kind={state === 'done' ? 'ok' : state === 'refused' ? 'bad' : 'off'}>
                  {t(`states.${state}`)}
                </StateMark>
              </TwoLines>
            ),
          },
        ]
      : [
          {
            key: 'days',
            title: t('columns.days'),
            nowrap: true,
            cell: (request: ListedRequest) => <Slots request={request} />,
          },
          {
            key: 'due',
            title: t('columns.due'),
            nowrap: true,
            cell: (request: ListedRequest) => <TermLeft request={request} />,
          },
        ]),
    { key: 'owner', title: t('columns.owner'), cell: ({ owner }) => owner ?? t('unowned') },
  ];
  return (
    <Table
      caption={t('list')}
      columns={columns}
      rows={requests}
      rowKey={({ requestNo }) => requestNo}
      dense
    />
  );
}

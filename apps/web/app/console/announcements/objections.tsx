import { listAppeals, listReports, type Objection } from '@chulbal/contract/announcements/objections';
import { useState } from 'react';
import { pageIn } from '../../lib/address-numbers.ts';
import { momentText } from '../../lib/korean-time.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Exchange } from '../../ui/data/quote.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/objections';
import type { announcement as texts } from './announcement.ko.ts';
import styles from './announcement.module.css';
import { DecideDialog } from './decide-dialog.tsx';

const SIZE = 20;

type Row = Objection & { reporter?: string; contact?: string };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const kind = url.searchParams.get('kind') === 'reports' ? 'reports' : 'appeals';
  const page = pageIn(url.searchParams);
  const list = await api(kind === 'reports' ? listReports : listAppeals, { page, size: SIZE });
  return { kind, list: orLastPage(url, list) } as const;
}

/** `/console/objections`: what teams and outsiders say against results, and what came of it. */
export default function Objections({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('announcement');
  const language = useLanguage();
  const { kind, list } = loaderData;
  const [about, setAbout] = useState<Row | null>(null);
  const rows: readonly Row[] = list.content;
  const columns: Column<Row>[] = [
    {
      key: 'team',
      title: t('team'),
      rowHeader: true,
      cell: ({ teamName, number }) => (
        <TwoLines note={number}>
          <b>{teamName}</b>
        </TwoLines>
      ),
    },
    {
      key: 'stage',
      title: t('stage'),
      nowrap: true,
      cell: ({ lane, stageName }) => (
        <span className={styles.stage}>
          <LaneNo lane={lane} size="sm" /> {stageName[language]}
        </span>
      ),
    },
    {
      key: 'text',
      title: t('text'),
      cell: ({ text, answer }) => (
        <Exchange answer={answer}>
          <p>{text}</p>
        </Exchange>
      ),
    },
    ...(kind === 'reports'
      ? [
          {
            key: 'reporter',
            title: t('reporter'),
            cell: ({ reporter, contact }: Row) => (
              <TwoLines note={contact}>
                <b>{reporter || t('forgotten')}</b>
              </TwoLines>
            ),
          },
        ]
      : []),
    { key: 'at', title: t('madeAt'), nowrap: true, cell: ({ madeAt }) => momentText(madeAt, language) },
    {
      key: 'state',
      title: t('objectionsState'),
      cell: (row) =>
        row.state === 'open' ? (
          <Button variant="line" size="sm" onClick={() => setAbout(row)}>
            {t('decide')}
          </Button>
        ) : (
          <div className={styles.decided}>
            <TwoLines
              note={t('decidedBy', {
                name: row.decidedBy ?? '',
                at: row.decidedAt ? momentText(row.decidedAt, language) : '',
              })}
            >
              <b>{t(`states.${row.state}`)}</b>
            </TwoLines>
            {kind === 'appeals' && row.state === 'upheld' && <WayOn appeal={row} />}
          </div>
        ),
    },
  ];
  return (
    <>
      <PageHead title={t('objectionsTitle')} />
      <PageBody>
        <TabLinks
          label={t('objectionsTitle')}
          tabs={(['appeals', 'reports'] as const).map((one) => ({
            key: one,
            text: t(`tabs.${one}`),
            to: `?kind=${one}`,
            current: one === kind,
          }))}
        />
        {rows.length === 0 ? (
          <EmptyState title={t(`objectionsNone.${kind}`)} text={t('objectionsNoneText')} />
        ) : (
          <>
            <PageTop>{t('logged')}</PageTop>
            <Table
              caption={t(`tabs.${kind}`)}
              dense
              narrow="stack"
              rows={rows}
              rowKey={({ id }) => id}
              columns={columns}
            />
            <Pagination page={list.page} totalPages={list.totalPages} />
          </>
        )}
      </PageBody>
      {about && <DecideDialog key={about.id} kind={kind} objection={about} onClose={() => setAbout(null)} />}
    </>
  );
}

/** Where an upheld appeal leads: to a new version of the result, then to telling the teams. */
function WayOn({ appeal }: { appeal: Objection }) {
  const t = useTexts<typeof texts>('announcement');
  const { trackNo, stageNo, since, teamName } = appeal;
  if (since?.announced) return <small>{t('wayOn.told', { version: since.version })}</small>;
  return (
    <>
      <small>{since ? t('wayOn.final', { version: since.version }) : t('wayOn.none')}</small>
      <ButtonLink
        size="sm"
        to={`/console/${since ? 'announcements' : 'results'}/${trackNo}/${stageNo}`}
        aria-label={`${t(since ? 'wayOn.tell' : 'wayOn.make')}: ${teamName}`}
      >
        {t(since ? 'wayOn.tell' : 'wayOn.make')}
      </ButtonLink>
    </>
  );
}

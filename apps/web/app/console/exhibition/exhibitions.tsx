import {
  beginExhibition,
  listSeasonExhibitions,
  type SeasonExhibition,
} from '@chulbal/contract/exhibition/operators';
import { Form, redirect, useNavigation } from 'react-router';
import { problemOf } from '../../lib/api-error.ts';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/exhibitions';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import styles from './exhibition-admin.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listSeasonExhibitions);
}

/** Begins the exhibition of a season and goes to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const copyFrom = Number(form.get('copyFrom'));
  const input = { year: Number(form.get('year')), copyFrom: copyFrom || null };
  const result = await visitOf(context).attempt(beginExhibition, input);
  if (result.ok) return redirect(`/console/exhibition/${result.data.igNo}`);
  return problemOf(result.error);
}

/** `/console/exhibition`: every published season with its exhibition, the newest first. */
export default function Exhibitions({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  const problem = actionData && (Object.values(actionData.fields)[0] ?? actionData.message);
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.page}>
        {loaderData.length === 0 ? (
          <EmptyState title={t('noSeasons')} text={t('noSeasonsText')} />
        ) : (
          <>
            <p className={styles.lede}>{t('lede')}</p>
            {problem && (
              <p className={styles.error} role="alert">
                {problem}
              </p>
            )}
            <Table
              caption={t('title')}
              dense
              narrow="stack"
              rows={loaderData}
              rowKey={({ year }) => year}
              columns={[
                {
                  key: 'season',
                  title: t('table.season'),
                  rowHeader: true,
                  cell: ({ seasonName, year }) => seasonName[language] || String(year),
                },
                {
                  key: 'name',
                  title: t('table.name'),
                  cell: ({ exhibition }) =>
                    exhibition ? (
                      <Link className={styles.name} to={`/console/exhibition/${exhibition.igNo}`}>
                        {exhibition.name[language] || exhibition.name.ko}
                      </Link>
                    ) : (
                      '–'
                    ),
                },
                {
                  key: 'period',
                  title: t('table.period'),
                  nowrap: true,
                  cell: ({ exhibition }) =>
                    exhibition?.opensAt && exhibition.closesAt
                      ? periodText(exhibition.opensAt, exhibition.closesAt, language)
                      : '–',
                },
                { key: 'state', title: t('table.state'), cell: (row) => <State row={row} /> },
                { key: 'do', title: t('table.do'), cell: (row) => <Actions row={row} all={loaderData} /> },
              ]}
            />
          </>
        )}
      </div>
    </>
  );
}

function State({ row: { exhibition } }: { row: SeasonExhibition }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  if (!exhibition) return <StateMark kind="off">{t('notBegun')}</StateMark>;
  const { version, changed } = exhibition;
  return (
    <span className={styles.tags}>
      <StateMark kind={version > 0 ? 'ok' : 'wait'}>
        {version > 0 ? t('states.published', { version }) : t('states.draft')}
      </StateMark>
      {changed && version > 0 && <Tag>{t('changed')}</Tag>}
    </span>
  );
}

/** Opens what is there; else begins it, from the exhibition of the nearest year before where there is one. */
function Actions({ row, all }: { row: SeasonExhibition; all: readonly SeasonExhibition[] }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const { can } = useOperator();
  const busy = useNavigation().state !== 'idle';
  if (row.exhibition) {
    return (
      <Link className={styles.name} to={`/console/exhibition/${row.exhibition.igNo}`}>
        {can('editExhibition') ? t('open') : t('view')}
      </Link>
    );
  }
  if (!can('editExhibition')) return '–';
  const before =
    all.find(({ year, exhibition }) => exhibition && year < row.year) ??
    all.findLast(({ exhibition }) => exhibition);
  return (
    <Form method="post" className={styles.actions}>
      <input type="hidden" name="year" value={row.year} />
      {before && (
        <Button type="submit" size="sm" name="copyFrom" value={before.year} disabled={busy}>
          {t('copy', { year: before.year })}
        </Button>
      )}
      <Button type="submit" size="sm" variant={before ? 'ghost' : 'line'} disabled={busy}>
        {t('begin')}
      </Button>
    </Form>
  );
}

import { getRetention, type RetentionState } from '@chulbal/contract/retention/operators';
import { longMomentText, momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/retention-page';
import type { retentionPage as texts } from './retention-page.ko.ts';
import styles from './retention-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return { state: await visitOf(context).api(getRetention) };
}

/** `/console/retention`: what is kept, on what ground, how long, what is due, and what the last sweep did. */
export default function RetentionPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('retentionPage');
  const { rows, sweptAt, left } = loaderData.state;
  const language = useLanguage();
  const count = (key: 'now' | 'month'): Column<RetentionState> => ({
    key,
    title: t(`columns.${key}`),
    right: true,
    nowrap: true,
    cell: (row) => {
      const found = row[key];
      if (found === null) return <span className={styles.none}>{t('along')}</span>;
      return found > 0 ? <b>{found.toLocaleString('en')}</b> : 0;
    },
  });
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <PageTop>
          {t('lede')} <TextLink to="/fnb/privacy">{t('policy')}</TextLink>
        </PageTop>
        <LastSweep sweptAt={sweptAt} left={left} />
        <Table
          caption={t('list')}
          columns={[
            { key: 'what', title: t('columns.what'), rowHeader: true, cell: ({ what }) => what },
            { key: 'ground', title: t('columns.ground'), cell: ({ ground }) => ground },
            {
              key: 'period',
              title: t('columns.period'),
              cell: ({ period, begins }) => (
                <TwoLines note={begins && t('begins', { event: begins })}>{period}</TwoLines>
              ),
            },
            count('now'),
            count('month'),
            {
              key: 'swept',
              title: t('columns.swept'),
              right: true,
              nowrap: true,
              cell: ({ swept }) =>
                swept ? (
                  <TwoLines note={momentText(swept.at, language)}>
                    <b>{swept.count.toLocaleString('en')}</b>
                  </TwoLines>
                ) : (
                  <span className={styles.none}>–</span>
                ),
            },
          ]}
          rows={rows}
          rowKey={({ key }) => key}
          dense
        />
      </PageBody>
    </>
  );
}

type SweepProps = { sweptAt: string | null; left: number };

function LastSweep({ sweptAt, left }: SweepProps) {
  const t = useTexts<typeof texts>('retentionPage');
  const language = useLanguage();
  return (
    <dl className={styles.last}>
      <dt>{t('last')}</dt>
      <dd>{sweptAt ? <b>{longMomentText(sweptAt, language)}</b> : t('never')}</dd>
      {left > 0 && (
        <dd>
          <StateMark kind="bad">{t('left', { count: left })}</StateMark>
        </dd>
      )}
    </dl>
  );
}

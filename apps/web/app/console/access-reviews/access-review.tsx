import { type AccessReview, getAccessReview } from '@chulbal/contract/access-reviews';
import { yearMonthText } from '@chulbal/contract/time-texts';
import { shortMomentText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Link } from '../../ui/action/link.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { MonthSwitch } from '../audit/month-switch.tsx';
import { addMonths, monthOf, readMonth } from '../audit/months.ts';
import type { consoleFrame as roles } from '../shell/console-frame.ko.ts';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/access-review';
import type { accessReview as texts } from './access-review.ko.ts';
import styles from './access-review.module.css';
import { SignForm } from './sign-form.tsx';

export const handle: TextsHandle = { texts: ['console-entry-words', 'console-audit'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const thisMonth = monthOf(now);
  const wanted = url.searchParams.get('month') ?? addMonths(thisMonth, -1);
  const review = await api(getAccessReview, { month: readMonth(wanted, thisMonth) });
  return { review, thisMonth };
}

/** `/console/access-review?month=`: who opened personal data in a month, what is unusual, and the signed result. */
export default function AccessReviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('accessReview');
  const { review, thisMonth } = loaderData;
  const language = useLanguage();
  const { month, operators, signals, unsigned } = review;
  return (
    <>
      <PageHead title={t('title')}>
        <MonthSwitch month={month} thisMonth={thisMonth} />
      </PageHead>
      <PageBody sections className={styles.page}>
        <div className={styles.lede}>
          <p>{t('lede')}</p>
          {unsigned.length > 0 && (
            <p>
              <b>{t('unsigned')}</b>
              {unsigned.map((one, index) => (
                <span key={one}>
                  {index > 0 && ', '}
                  <Link to={`?month=${one}`}>{yearMonthText(`${one}-01`, language)}</Link>
                </span>
              ))}
            </p>
          )}
        </div>
        <dl className={styles.figures}>
          {(['reveals', 'documents', 'exports'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`figures.${key}`)}</dt>
              <dd>{review[key].toLocaleString('en')}</dd>
            </div>
          ))}
          <div data-warn={signals.length > 0 ? '' : undefined}>
            <dt>{t('figures.signals')}</dt>
            <dd>{signals.length}</dd>
          </div>
        </dl>
        {operators.length === 0 ? (
          <EmptyState plain title={t('none.title')} text={t('none.text')} />
        ) : (
          <>
            <Operators operators={operators} month={month} />
            <Signals signals={signals} />
          </>
        )}
        <section aria-labelledby="result">
          <h2 id="result">{t('result')}</h2>
          <SignForm key={month} review={review} />
        </section>
      </PageBody>
    </>
  );
}

type Operator = AccessReview['operators'][number];

function Operators({ operators, month }: { operators: readonly Operator[]; month: string }) {
  const t = useTexts<typeof texts>('accessReview');
  const r = useTexts<typeof roles>('consoleFrame');
  const last = new Date(Date.parse(`${addMonths(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);
  const logOf = (operatorId: number) =>
    `/console/audit?${new URLSearchParams({
      ...{ category: 'disclosure', operatorId: String(operatorId), from: `${month}-01`, to: last },
    })}`;
  const figure = (key: 'reveals' | 'documents' | 'exports' | 'unusual'): Column<Operator> => ({
    key,
    title: t(`columns.${key}`),
    right: true,
    cell: (row) => (key === 'unusual' && row.unusual > 0 ? <b>{row.unusual}</b> : row[key]),
  });
  return (
    <section aria-labelledby="operators">
      <h2 id="operators">{t('people')}</h2>
      <Table
        caption={t('people')}
        columns={[
          {
            key: 'name',
            title: t('columns.name'),
            rowHeader: true,
            cell: ({ operatorId, name, role }) => (
              <TwoLines note={r(role)}>
                <Link to={logOf(operatorId)}>{name}</Link>
              </TwoLines>
            ),
          },
          figure('reveals'),
          figure('documents'),
          figure('exports'),
          figure('unusual'),
        ]}
        rows={operators}
        rowKey={({ operatorId }) => operatorId}
        dense
      />
    </section>
  );
}

function Signals({ signals }: { signals: AccessReview['signals'] }) {
  const t = useTexts<typeof texts>('accessReview');
  const language = useLanguage();
  return (
    <section aria-labelledby="signals">
      <h2 id="signals">{t('signals')}</h2>
      {signals.length === 0 ? (
        <p>{t('noSignals')}</p>
      ) : (
        <ul className={styles.signals}>
          {signals.map(({ kind, operatorId, name, count, from, to, sequence, note }) => (
            <li key={`${kind} ${operatorId} ${sequence} ${note}`}>
              <p className={styles.what}>
                <DenseIcon name="warning" />
                <b>{t(`kinds.${kind}`, { note })}</b>
              </p>
              <p>
                {name} · {t('count', { count })} · {shortMomentText(from, language)}
                {from !== to && ` – ${shortMomentText(to, language)}`}
              </p>
              <p className={styles.innocent}>
                <b>{t('otherwise')}</b> {t(`innocent.${kind}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { HiddenTotals, MarketOverview } from '@chulbal/contract/investment/operators';
import { shortDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { shortMomentText, timeText } from '../../../lib/korean-time.ts';
import { shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Table } from '../../../ui/data/table.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { marketAdmin as texts } from '../market-admin.ko.ts';
import styles from './hours.module.css';
import { type HourRow, hourRows } from './hours.ts';

const spans = ['recent', 'all'] as const;

type Props = {
  market: MarketOverview['market'];
  now: string;
  hours: MarketOverview['hours'];
  amounts: HiddenTotals['hours'] | null;
};

/** People, and where the totals were opened amounts, on one axis of hours: two panels of bars and a table. */
export function HourBars({ market, now, hours, amounts }: Props) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const [span, setSpan] = useState<(typeof spans)[number]>('recent');
  const rows = hourRows({ market, now, hours, amounts, span });
  const number = (count: number) => count.toLocaleString(language);
  const money = (won: number) => shortMoney(won, language);
  return (
    <section aria-labelledby="by-hour">
      <div className={styles.title}>
        <Heading level={2} size="lg" id="by-hour">
          {t('hours')}
        </Heading>
        <p className={styles.hint}>{t(hours.length > 0 ? 'hoursNote' : 'noActs')}</p>
        <Segments
          name="span"
          aria-label={t('span')}
          value={span}
          onChange={(event) => setSpan(spans.find((one) => one === event.target.value) ?? 'recent')}
          choices={spans.map((one) => ({ value: one, text: t(`spans.${one}`) }))}
        />
      </div>
      {hours.length > 0 && (
        <>
          <Bars label={t('people')} rows={rows} of={({ people }) => people} said={number} />
          {amounts ? (
            <Bars label={t('amounts')} rows={rows} of={({ amount }) => amount} said={money} pale />
          ) : (
            <p className={styles.veil}>
              {t(market.state === 'revealed' ? 'amountsRevealed' : 'amountsHidden')}
            </p>
          )}
          <Hours rows={rows} />
          <details>
            <summary>{t('table')}</summary>
            <Table
              caption={t('hours')}
              dense
              rows={rows.filter(({ acts }) => acts > 0).reverse()}
              rowKey={({ at }) => at}
              columns={[
                {
                  key: 'hour',
                  title: t('hour'),
                  rowHeader: true,
                  cell: ({ at }) => shortMomentText(at, language),
                },
                { key: 'people', title: t('peopleShort'), right: true, cell: ({ people }) => people },
                { key: 'acts', title: t('acts'), right: true, cell: ({ acts }) => acts },
                ...(amounts
                  ? [
                      {
                        key: 'amount',
                        title: t('amount'),
                        right: true,
                        cell: ({ amount }: HourRow) => money(amount),
                      },
                    ]
                  : []),
              ]}
            />
          </details>
        </>
      )}
    </section>
  );
}

type BarsProps = {
  label: string;
  rows: readonly HourRow[];
  of: (row: HourRow) => number;
  said: (value: number) => string;
  pale?: boolean;
};

/** One panel; the hour that is running is orange. */
function Bars({ label, rows, of, said, pale }: BarsProps) {
  const most = Math.max(1, ...rows.map(of));
  return (
    <figure className={styles.bars} data-pale={pale || undefined}>
      <figcaption>{label}</figcaption>
      <div aria-hidden="true">
        <span>{said(most)}</span>
        <span>0</span>
        {rows.map((row) => (
          <i
            key={row.at}
            data-now={row.running || undefined}
            data-day={row.firstOfDay || undefined}
            style={{ '--high': `${(Math.max(0, of(row)) / most) * 100}%` }}
          />
        ))}
      </div>
    </figure>
  );
}

/** Up to so many hours every sixth is named, of more only days, and not more than have room. */
const FEW = 48;
const EVERY = 6;
const MOST_DAYS = 8;

/** The axis of both panels: hours, and the day under its first. */
function Hours({ rows }: { rows: readonly HourRow[] }) {
  const language = useLanguage();
  const few = rows.length <= FEW;
  const ticks = rows
    .map((row, place) => ({ ...row, place }))
    .filter(({ firstOfDay, hourOfDay }) => (few ? hourOfDay % EVERY === 0 : firstOfDay));
  const each = few ? 1 : Math.ceil(ticks.length / MOST_DAYS);
  return (
    <div className={styles.hours} aria-hidden="true">
      {ticks
        .filter((_, tick) => tick % each === 0)
        .map(({ at, place, firstOfDay, hourOfDay }) => (
          <span
            key={at}
            data-between={(few && hourOfDay % 12 !== 0) || undefined}
            style={{ '--at': place / rows.length }}
          >
            {few && timeText(at)}
            {firstOfDay && <b>{shortDayText(at, language)}</b>}
          </span>
        ))}
    </div>
  );
}

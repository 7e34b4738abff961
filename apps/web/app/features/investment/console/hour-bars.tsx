import type { HiddenTotals, MarketDesk } from '@chulbal/contract/operator-investment';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Table } from '../../../ui/data/table.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { shortMoney } from '../money.ts';
import type { marketDesk as texts } from './market-desk.ko.ts';
import styles from './market-desk.module.css';

const SHOWN = 48;
const HOUR = 3_600_000;

type Props = { hours: MarketDesk['hours']; amounts: HiddenTotals['hours'] | null };

/** People, and where the totals were opened amounts, on one axis of hours: two panels of bars and a table. */
export function HourBars({ hours, amounts }: Props) {
  const t = useTexts<typeof texts>('marketDesk');
  const language = useLanguage();
  const last = Math.max(0, ...hours.map(({ hour }) => Date.parse(hour)));
  const known = new Map(hours.map((one) => [Date.parse(one.hour), one]));
  const money = new Map(amounts?.map(({ hour, amount }) => [Date.parse(hour), amount]));
  const rows = Array.from({ length: SHOWN }, (_, place) => {
    const at = last - (SHOWN - 1 - place) * HOUR;
    const { people = 0, acts = 0 } = known.get(at) ?? {};
    return { at, people, acts, amount: money.get(at) ?? 0 };
  });
  const bars = (label: string, of: (row: (typeof rows)[number]) => number) => {
    const most = Math.max(1, ...rows.map(of));
    return (
      <figure className={styles.bars}>
        <figcaption>
          {label} <small>{most.toLocaleString(language)}</small>
        </figcaption>
        <div aria-hidden="true">
          {rows.map((row) => (
            <i key={row.at} style={{ height: `${(Math.max(0, of(row)) / most) * 100}%` }} />
          ))}
        </div>
      </figure>
    );
  };
  return (
    <section aria-labelledby="by-hour">
      <Heading level={2} size="lg" id="by-hour">
        {t('hours')}
      </Heading>
      <p className={styles.hint}>{hours.length > 0 ? t('hoursNote') : t('noActs')}</p>
      {hours.length > 0 && (
        <>
          {bars(t('people'), ({ people }) => people)}
          {amounts && bars(t('amounts'), ({ amount }) => amount)}
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
                        cell: ({ amount }: { amount: number }) => shortMoney(amount, language),
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

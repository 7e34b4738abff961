import type { CompanyResult, MarketReplay } from '@chulbal/contract/investment/investment';
import { shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { marketResults as texts } from '../results/market-results.ko.ts';
import { dayOf } from './day-view.ts';
import styles from './replay.module.css';

const SHOWN = 10;

type Props = { replay: MarketReplay; companies: readonly CompanyResult[]; day: number };

/** The same as the chart, for whoever reads: ranks of the first ten on every day. */
export function DayTable({ replay, companies, day }: Props) {
  const t = useTexts<typeof texts>('marketResults');
  const language = useLanguage();
  const places = replay.days.map(
    (_, at) => new Map(dayOf(replay, at).map(({ icNo, place }) => [icNo, place])),
  );
  return (
    <ScrollRegion label={t('race.ranks')} className={styles.scroll}>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">{t('company')}</th>
            {replay.days.map((one, at) => (
              <th key={one.day} scope="col" data-now={at === day || undefined}>
                {at + 1}
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {companies.slice(0, SHOWN).map(({ icNo, lane, teamName, total }) => (
            <tr key={icNo} data-lane={laneColour(lane)}>
              <th scope="row">
                <LaneNo lane={lane} size="sm" /> {teamName}
              </th>
              {places.map((of, at) => (
                <td
                  key={replay.days[at]?.day}
                  data-first={of.get(icNo) === 1 || undefined}
                  data-now={at === day || undefined}
                >
                  {of.get(icNo) ?? '–'}
                </td>
              ))}
              <td>{shortMoney(total, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

import type { CompanyResult, MarketReplay } from '@chulbal/contract/investment';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { CompanyMark } from '../company-mark.tsx';
import { shortMoney } from '../money.ts';
import type { marketResults as texts } from '../results/market-results.ko.ts';
import { dayOf } from './day-view.ts';
import styles from './replay.module.css';

const SHOWN = 10;

type Props = { replay: MarketReplay; companies: readonly CompanyResult[]; day: number };

/** The ten that are furthest on a day as lanes on one scale, with a mark where each was the day before. */
export function RaceChart({ replay, companies, day }: Props) {
  const t = useTexts<typeof texts>('marketResults');
  const language = useLanguage();
  const most = Math.max(1, ...replay.days.flatMap(({ amounts }) => amounts));
  const names = new Map(companies.map((one) => [one.icNo, one]));
  const share = (won: number) => `${(won / most) * 100}%`;
  const runners = dayOf(replay, day).slice(0, SHOWN);
  return (
    <div>
      <ol className={styles.lanes}>
        {runners.map(({ icNo, place, amount, before, moved }) => {
          const company = names.get(icNo);
          if (!company) return null;
          return (
            <li key={icNo}>
              <b className={styles.place}>{place}</b>
              <div className={styles.track} data-lane={laneColour(company.lane)}>
                <i style={{ width: share(amount) }} />
                <em style={{ left: share(before) }} />
                <CompanyMark company={company} />
                <p>
                  <LaneNo lane={company.lane} size="sm" /> <b>{company.companyTitle}</b>{' '}
                  {moved !== 0 && (
                    <span className={styles.mine}>
                      <span aria-hidden="true">
                        {moved > 0 ? '▲' : '▼'} {Math.abs(moved)}
                      </span>
                      <span className={styles.spoken}>
                        {t(moved > 0 ? 'race.up' : 'race.down', { count: Math.abs(moved) })}
                      </span>
                    </span>
                  )}
                </p>
              </div>
              <p className={styles.won}>
                <b>{shortMoney(amount, language)}</b>
              </p>
            </li>
          );
        })}
      </ol>
      <p className={styles.scale}>{t('race.scale')}</p>
    </div>
  );
}

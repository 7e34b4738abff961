import type { CompanyResult, MarketReplay } from '@chulbal/contract/investment/investment';
import { shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { type MoneyLane, MoneyLanes } from '../lanes/money-lanes.tsx';
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
  const runners = dayOf(replay, day).filter(({ place }) => place !== null);
  const lanes = runners.slice(0, SHOWN).flatMap(({ icNo, place, amount, before, moved }): MoneyLane[] => {
    const company = names.get(icNo);
    if (!company || place === null) return [];
    const tag = moved !== 0 && (
      <span className={styles.moved}>
        <span aria-hidden="true">
          {moved > 0 ? '▲' : '▼'} {Math.abs(moved)}
        </span>
        <VisuallyHidden>{t(moved > 0 ? 'race.up' : 'race.down', { count: Math.abs(moved) })}</VisuallyHidden>
      </span>
    );
    return [{ company, place, solid: amount, before, tag, won: <b>{shortMoney(amount, language)}</b> }];
  });
  return (
    <div>
      {lanes.length === 0 && <p className={styles.lede}>{t('race.nobody')}</p>}
      <MoneyLanes lanes={lanes} most={most} />
      <p className={styles.scale}>{t('race.scale')}</p>
    </div>
  );
}

import type { MarketResults } from '@chulbal/contract/investment/investment';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { ticksOf } from '../lanes/ticks.ts';
import styles from './results.module.css';

const TOP = 10;

/** How the money is spread over the teams and over amounts: drawn, and said beside it. */
export function Spread({ results: { companies, totals, spread } }: { results: MarketResults }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const most = Math.max(1, ...companies.map(({ total }) => total));
  const often = Math.max(1, ...spread.map(({ count }) => count));
  const top = companies.slice(0, TOP).reduce((sum, { total }) => sum + total, 0);
  const share = totals.total === 0 ? 0 : Math.round((top / totals.total) * 100);
  const money = (place: number) => shortMoney(companies[place]?.total ?? 0, language);
  const teams = t('distributeTeams', { count: companies.length });
  return (
    <>
      <SectionTitle level={2} size="3xl" id="spread">
        {t('spread')}
      </SectionTitle>
      <div className={styles.spread}>
        <figure>
          <Heading level={3} size="lg">
            {teams}
          </Heading>
          <div className={styles.bars} role="img" aria-label={`${teams}. ${t('spreadTop', { share })}`}>
            {ticksOf(most)
              .slice(1)
              .map((won) => (
                <span key={won} style={{ '--at': won / most }}>
                  {shortMoney(won, language)}
                </span>
              ))}
            {companies.map(({ icNo, lane, total }) => (
              <i key={icNo} data-lane={laneColour(lane)} style={{ height: `${(total / most) * 100}%` }} />
            ))}
          </div>
          <p className={styles.ends}>
            <span>{t('spreadFirst', { amount: money(0) })}</span>
            <span>{t('spreadHalf', { amount: money(Math.floor(companies.length / 2)) })}</span>
            <span>{t('spreadLast', { rank: companies.length, amount: money(companies.length - 1) })}</span>
          </p>
          <p>{t('spreadTop', { share })}</p>
        </figure>
        <div>
          <Heading level={3} size="lg" id="amounts">
            {t('spreadAmounts')}
          </Heading>
          <table className={styles.amounts} aria-labelledby="amounts">
            <thead>
              <tr>
                <th scope="col">{t('amount')}</th>
                <td />
                <th scope="col">{t('count')}</th>
              </tr>
            </thead>
            <tbody>
              {spread.map(({ amount, count }) => (
                <tr key={amount}>
                  <th scope="row">{moneyText(amount, language)}</th>
                  <td>
                    <i style={{ width: `${(count / often) * 100}%` }} />
                  </td>
                  <td>{count.toLocaleString(language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}

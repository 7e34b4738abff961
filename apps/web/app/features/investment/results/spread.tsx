import type { MarketResults } from '@chulbal/contract/investment';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { moneyText, shortMoney } from '../money.ts';
import type { marketResults as texts } from './market-results.ko.ts';
import styles from './results.module.css';

const TOP = 10;

/** How the money is spread over the teams and over amounts: drawn, and said beside it. */
export function Spread({ results: { companies, totals, spread } }: { results: MarketResults }) {
  const t = useTexts<typeof texts>('marketResults');
  const language = useLanguage();
  const most = Math.max(1, ...companies.map(({ total }) => total));
  const often = Math.max(1, ...spread.map(({ count }) => count));
  const top = companies.slice(0, TOP).reduce((sum, { total }) => sum + total, 0);
  const share = totals.total === 0 ? 0 : Math.round((top / totals.total) * 100);
  const teams = t('spreadTeams', { count: companies.length });
  return (
    <>
      <SectionTitle level={2} size="2xl" id="spread">
        {t('spread')}
      </SectionTitle>
      <div className={styles.spread}>
        <figure>
          <figcaption>{teams}</figcaption>
          <div className={styles.bars} role="img" aria-label={`${teams}. ${t('spreadTop', { share })}`}>
            {companies.map(({ icNo, lane, total }) => (
              <i key={icNo} data-lane={laneColour(lane)} style={{ height: `${(total / most) * 100}%` }} />
            ))}
          </div>
          <p className={styles.ends}>
            <span>{shortMoney(companies[0]?.total ?? 0, language)}</span>
            <span>{shortMoney(companies.at(-1)?.total ?? 0, language)}</span>
          </p>
          <p>{t('spreadTop', { share })}</p>
        </figure>
        <table className={styles.amounts}>
          <caption>{t('spreadAmounts')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {spread.map(({ amount, count }) => (
              <tr key={amount}>
                <th scope="row">{moneyText(amount, language)}</th>
                <td>
                  <i style={{ width: `${(count / often) * 70}%` }} /> {count.toLocaleString(language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

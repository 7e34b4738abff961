import type { MarketResults, OwnWallet } from '@chulbal/contract/investment/investment';
import { moneyText } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { CompanyName } from '../company-name.tsx';
import { legsOf } from '../legs.ts';
import type { marketResults as texts } from './market-results.ko.ts';
import styles from './results.module.css';

/** How my own choice ended: a hit is to have invested in the first of a track × region. */
export function OwnResult({ results, wallet }: { results: MarketResults; wallet: OwnWallet }) {
  const t = useTexts<typeof texts>('marketResults');
  const language = useLanguage();
  const { companies, igNo } = results;
  const mine = wallet.holdings.flatMap(({ icNo, amount }) => {
    const company = companies.find((one) => one.icNo === icNo);
    return company ? [{ ...company, amount }] : [];
  });
  const hits = mine.filter(({ cellRank }) => cellRank === 1).length;
  const how = (rank: number | null) => (rank === 1 ? 'hit' : rank === 2 ? 'near' : 'miss');
  return (
    <Section tight aria-labelledby="own">
      <div className={styles.own}>
        <div>
          <Heading level={2} size="xl" id="own">
            {t('mine.title')}
          </Heading>
          {mine.length > 0 && (
            <p className={styles.hits}>
              <b>{hits}</b> {t('mine.hits', { all: mine.length })}
            </p>
          )}
          <p className={styles.lede}>{mine.length > 0 ? t('mine.rule') : t('mine.none')}</p>
        </div>
        <ul className={styles.rows}>
          {mine.map((company) => (
            <li key={company.icNo}>
              <CompanyName company={company} igNo={igNo} />
              <p className={styles.legs} data-lane={laneColour(company.lane)}>
                {legsOf(company.amount, 1_000_000).map((leg) => (
                  <i key={leg} />
                ))}
                <span>{moneyText(company.amount, language)}</span>
              </p>
              <p>
                {company.regionName
                  ? t('mine.cell', { track: company.trackName, region: company.regionName })
                  : company.trackName}{' '}
                <b>{company.cellRank !== null && t('mine.rank', { rank: company.cellRank })}</b>
                <small>{t('mine.overall', { rank: company.rank ?? 0 })}</small>
              </p>
              <p className={styles.how} data-how={how(company.cellRank)}>
                {t(`mine.${how(company.cellRank)}`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

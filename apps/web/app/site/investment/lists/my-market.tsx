import type { CompanyResult, MyMarket } from '@chulbal/contract/investment/investment';
import { momentText } from '../../../lib/korean-time.ts';
import { moneyText, wonText } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { CompanyMark } from '../company-mark.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { useRevealText } from '../use-reveal-text.ts';
import { WalletLane } from '../wallet/wallet-lane.tsx';
import styles from './lists.module.css';

type Props = {
  mine: MyMarket;
  /** Once they were revealed. */
  results: readonly Pick<CompanyResult, 'icNo' | 'rank' | 'cellRank'>[] | null;
};

/** On my page: my companies in an exhibition, what I have invested, and how it ended. Pages announce `investment`. */
export function MyMarketPart({ mine, results }: Props) {
  return (
    <div className={styles.part}>
      {mine.mine.length > 0 && <MyCompanies mine={mine} />}
      <MyInvestments mine={mine} results={results} />
    </div>
  );
}

function MyInvestments({ mine: { market, wallet }, results }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const revealText = useRevealText(market.revealsAt);
  if (!wallet) return null;
  const address = `/ipo/contents/exhibition/mine?igNo=${market.igNo}`;
  const isVoid = wallet.voided !== null && wallet.voided.decision !== 'restored';
  const rankOf = new Map(results?.map((one) => [one.icNo, one]));
  const hits = wallet.holdings.filter(({ icNo }) => rankOf.get(icNo)?.cellRank === 1).length;
  const when = { open: market.closesAt, upcoming: market.opensAt, closed: '', revealed: '' }[market.state];
  return (
    <div className={styles.mine}>
      <p className={styles.state}>
        <b>{market.name}</b>{' '}
        {isVoid
          ? t('headVoid')
          : results
            ? t('my.hits', { hits, all: wallet.holdings.length })
            : t(`my.${market.state}`, { moment: when && momentText(when, language) })}
        {!isVoid && market.state === 'closed' && ` ${revealText}`}
      </p>
      {!isVoid && (
        <>
          <p className={styles.sum}>
            {t('investedOf', {
              invested: wonText(wallet.invested, language),
              wallet: wonText(market.limits.wallet, language),
            })}
          </p>
          {results ? (
            <ul className={styles.ends}>
              {wallet.holdings.map(({ icNo, amount, company }) => (
                <li key={icNo}>
                  {company && <CompanyMark company={company} />}
                  <Link to={`/ipo/detail/${market.igNo}/${icNo}`}>{company?.teamName ?? t('aCompany')}</Link>
                  <span>{moneyText(amount, language)}</span>
                  <span data-hit={rankOf.get(icNo)?.cellRank === 1 || undefined}>
                    {t(rankOf.get(icNo)?.cellRank === 1 ? 'my.hit' : 'my.rank', {
                      rank: rankOf.get(icNo)?.rank ?? '–',
                    })}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <WalletLane wallet={wallet} limits={market.limits} />
          )}
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink variant="line" to={address}>
          {t(isVoid ? 'my.why' : 'panel.all')}
        </ButtonLink>
        {results && (
          <ButtonLink variant="line" to={`/ipo/contents/exhibition/results/${market.igNo}`}>
            {t('toResults')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The companies of one's own teams, each with the way to its page. */
function MyCompanies({ mine: { market, mine } }: { mine: MyMarket }) {
  const t = useTexts<typeof texts>('investment');
  return (
    <ul className={styles.ends}>
      {mine.map((company) => (
        <li key={company.icNo}>
          <CompanyMark company={company} />
          <Link to={`/ipo/detail/${market.igNo}/${company.icNo}`}>{company.teamName}</Link>
          <span>{t('my.company', { name: market.name })}</span>
          <Link to={`/ipo/apply/${market.igNo}/${company.icNo}`}>{t('my.edit')}</Link>
        </li>
      ))}
    </ul>
  );
}

import type { MarketCompany, MarketView, MyMarket } from '@chulbal/contract/investment';
import { useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { AmountRow } from './amount/amount-row.tsx';
import type { investment as texts } from './investment.ko.ts';
import styles from './investment.module.css';
import { OpenWallet } from './open-wallet.tsx';

type Props = {
  market: MarketView;
  /** The reader's own; null for who is not logged in. */
  mine: MyMarket | null;
  company: Pick<MarketCompany, 'icNo' | 'lane' | 'companyTitle'>;
};

/** On a company's page: what I have in it, and changing that; or the way to a wallet. Pages announce `investment`. */
export function InvestPanel({ market, mine, company }: Props) {
  const t = useTexts<typeof texts>('investment');
  const here = `/ipo/detail/${market.igNo}/${company.icNo}`;
  const isOurs = mine?.mine.some(({ icNo }) => icNo === company.icNo) && market.ownTeamExcluded;
  const wallet = mine?.wallet;
  const held = wallet?.holdings.find(({ icNo }) => icNo === company.icNo);
  if (!wallet) {
    return (
      <OpenWallet market={market} refusal={mine?.refusal ?? null} loggedIn={mine !== null} here={here} />
    );
  }
  return (
    <div className={styles.panel}>
      <Heading level={2} size="xl">
        {t('panel.title')}
      </Heading>
      {isOurs ? (
        <p className={styles.lede}>{t('oursNote')}</p>
      ) : (
        <AmountRow
          market={market}
          company={company}
          held={held?.amount ?? 0}
          left={wallet.voided && wallet.voided.decision !== 'restored' ? 0 : wallet.left}
          changedAt={held?.changedAt ?? null}
        />
      )}
      <TextLink to={`/ipo/contents/exhibition/mine?igNo=${market.igNo}`}>{t('panel.all')}</TextLink>
    </div>
  );
}

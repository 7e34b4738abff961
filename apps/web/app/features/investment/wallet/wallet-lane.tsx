import type { MarketView, OwnWallet } from '@chulbal/contract/investment';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import type { investment as texts } from '../investment.ko.ts';
import { legsOf } from '../legs.ts';
import { shortMoney, wonText } from '../money.ts';
import styles from './wallet.module.css';

/** The wallet as legs of a step each: companies in their lanes' colours, then what is left. */
export function WalletLane({ wallet, limits }: { wallet: OwnWallet; limits: MarketView['limits'] }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { holdings, left, invested } = wallet;
  const label = t('laneLabel', { invested: wonText(invested, language), left: wonText(left, language) });
  return (
    <div className={styles.wallet} role="img" aria-label={label}>
      {holdings.map(({ icNo, amount, company }) => (
        <div key={icNo} style={{ flexGrow: amount / limits.step }}>
          <div className={styles.run} data-lane={laneColour(company?.lane ?? 1)}>
            {legsOf(amount, limits.step).map((leg) => (
              <i key={leg}>{leg === 0 ? company?.lane : ''}</i>
            ))}
          </div>
          <p>
            <b>{company?.companyTitle ?? t('aCompany')}</b> {shortMoney(amount, language)}
          </p>
        </div>
      ))}
      {left > 0 && (
        <div style={{ flexGrow: left / limits.step }}>
          <div className={styles.run}>
            {legsOf(left, limits.step).map((leg) => (
              <i key={leg} />
            ))}
          </div>
          <p>{t('leftShort', { amount: shortMoney(left, language) })}</p>
        </div>
      )}
    </div>
  );
}

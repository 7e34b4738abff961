import type { MarketView, OwnWallet } from '@chulbal/contract/investment/investment';
import { shortMoney, wonText } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import type { investment as texts } from '../investment.ko.ts';
import { legsOf } from '../legs.ts';
import styles from './wallet.module.css';

/** So many names have room under their own legs; more of them stand in a list. */
const MOST_UNDER_LEGS = 6;

type Props = { wallet: Pick<OwnWallet, 'holdings' | 'left' | 'invested'>; limits: MarketView['limits'] };

/** The wallet as legs of a step each: companies in their lanes' colours, then what is left; their names under them. */
export function WalletLane({ wallet, limits }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { holdings, left } = wallet;
  const legs = (amount: number) => legsOf(amount, limits.step).length;
  return (
    <>
      <WalletLegs wallet={wallet} limits={limits} />
      <ul
        className={styles.names}
        data-listed={holdings.length > MOST_UNDER_LEGS || undefined}
        style={{ '--legs': legs(limits.wallet) }}
      >
        {holdings.map(({ icNo, amount, company }) => (
          <li key={icNo} style={{ '--span': legs(amount) }}>
            <b>{company?.teamName ?? t('aCompany')}</b> <span>{shortMoney(amount, language)}</span>
          </li>
        ))}
        {left > 0 && (
          <li style={{ '--span': legs(left) }}>
            {t('leftShort')} <span>{shortMoney(left, language)}</span>
          </li>
        )}
      </ul>
    </>
  );
}

/** The legs alone: a run of each company, the lane's number on its first leg. */
export function WalletLegs({ wallet, limits, low }: Props & { low?: boolean }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { holdings, left, invested } = wallet;
  const label = t('laneLabel', { invested: wonText(invested, language), left: wonText(left, language) });
  const all = legsOf(limits.wallet, limits.step).length;
  return (
    <div
      className={styles.legs}
      role="img"
      aria-label={label}
      data-low={low || undefined}
      style={{ '--legs': all }}
    >
      {holdings.flatMap(({ icNo, amount, company }) =>
        legsOf(amount, limits.step).map((leg) => (
          <i
            key={`${icNo} ${leg}`}
            data-lane={laneColour(company?.lane ?? 1)}
            data-first={leg === 0 || undefined}
          >
            {leg === 0 && !low && company?.lane}
          </i>
        )),
      )}
      {legsOf(left, limits.step).map((leg) => (
        <i key={leg} />
      ))}
    </div>
  );
}

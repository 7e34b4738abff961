import type { MyMarket } from '@chulbal/contract/investment/investment';
import { shortMoney, wonText } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { Chips } from '../../../ui/data/chips.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { WalletLegs } from '../wallet/wallet-lane.tsx';
import styles from './lists.module.css';

/** The reader's wallet over a list of companies, in sight while it scrolls. Nothing without a wallet that counts. */
export function WalletStrip({ mine }: { mine: MyMarket }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { wallet, market } = mine;
  if (!wallet || (wallet.voided && wallet.voided.decision !== 'restored')) return null;
  const { left, invested, holdings } = wallet;
  return (
    <aside className={styles.strip} aria-label={t('strip.label')}>
      <p>
        <span>{t(market.state === 'open' ? 'left' : 'strip.over')}</span>
        <b>{wonText(market.state === 'open' ? left : invested, language)}</b>
      </p>
      <WalletLegs wallet={wallet} limits={market.limits} low />
      <Link to={`/ipo/contents/exhibition/mine?igNo=${market.igNo}`}>
        {t('strip.mine', { count: holdings.length })}
      </Link>
    </aside>
  );
}

type FilterProps = { count: number; only: boolean; to: (only: boolean) => string };

/** All companies, or those one has invested in. */
export function InvestedFilter({ count, only, to }: FilterProps) {
  const t = useTexts<typeof texts>('investment');
  return (
    <div className={styles.filter}>
      <Chips
        label={t('strip.filter')}
        items={[
          { key: 'all', text: t('strip.all'), to: to(false), current: !only },
          { key: 'mine', text: t('strip.only'), to: to(true), current: only, count },
        ]}
      />
    </div>
  );
}

/** Where one asked for those and there are none. */
export function NothingInvested() {
  const t = useTexts<typeof texts>('investment');
  return <EmptyState title={t('headNone')} text={t('emptyText')} />;
}

/** On a card: what one has in the company, in won. */
export function InvestedTag({ amount }: { amount: number }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  return <span className={styles.tag}>{t('strip.tag', { amount: shortMoney(amount, language) })}</span>;
}

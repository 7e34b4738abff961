import type { MarketView, OwnWallet } from '@chulbal/contract/investment/investment';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { investment as texts } from '../investment.ko.ts';
import styles from './wallet.module.css';

/** The name under which I stand in the published ledger: a runner's number. */
export function PseudonymBib({ wallet, market }: { wallet: OwnWallet; market: MarketView }) {
  const t = useTexts<typeof texts>('investment');
  const { pseudonym, kind } = wallet;
  const isRevealed = market.state === 'revealed';
  const address = `/ipo/contents/exhibition/results/${market.igNo}?wallet=${pseudonym}#ledger`;
  return (
    <div className={styles.ledger}>
      <Heading level={2} size="2xl">
        {t('ledger')}
      </Heading>
      <p>{t('ledgerText')}</p>
      <article className={styles.bib}>
        <i />
        <i />
        <i />
        <i />
        <p className={styles.band}>{t('bibHead', { name: market.name })}</p>
        <p className={styles.no}>{pseudonym}</p>
        <p>{t(`kind.${kind}`)}</p>
      </article>
      {isRevealed ? (
        <ButtonLink variant="ink" block icon="search" to={address}>
          {t('findLines')}
        </ButtonLink>
      ) : (
        <small>{t('findLater')}</small>
      )}
    </div>
  );
}

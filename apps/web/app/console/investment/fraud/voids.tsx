import type { MarketOverview, VoidedWallet } from '@chulbal/contract/investment/operators';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useState } from 'react';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { marketCommand } from '../../shell/commands.ts';
import { useOperator } from '../../shell/use-operator.ts';
import type { marketAdmin as texts } from '../market-admin.ko.ts';
import styles from './fraud.module.css';

type Deciding = { wallet: VoidedWallet; decision: 'kept' | 'restored' };

/** Wallets that were voided, what their owners said to it, and what came of that. */
export function Voids({ overview: { voids, market } }: { overview: MarketOverview }) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const { can } = useOperator();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const mayDecide = can('voidWallets') && market.state !== 'revealed';
  // Once totals are revealed nobody objects any more.
  const standing = ({ decision, objection }: VoidedWallet) =>
    decision
      ? t(`voids.${decision}`)
      : !objection && t(market.state === 'revealed' ? 'voids.silent' : 'voids.waiting');
  return (
    <section aria-labelledby="voids">
      <Heading level={2} size="lg" id="voids">
        {t('voids.title')}
      </Heading>
      {voids.length === 0 && <p className={styles.hint}>{t('voids.none')}</p>}
      <ul className={styles.voids}>
        {voids.map((wallet) => (
          <li key={wallet.voidId}>
            <p>
              <b>{wallet.pseudonym}</b> {standing(wallet)}
            </p>
            <p>{wallet.reason}</p>
            <small>
              {t('voids.by', { by: wallet.voidedBy, moment: shortMomentText(wallet.voidedAt, language) })}
            </small>
            {wallet.objection && (
              <blockquote>
                <b>{t('voids.objection')}</b> {wallet.objection}
              </blockquote>
            )}
            {mayDecide && wallet.decision !== 'restored' && (
              <div className={styles.actions}>
                {wallet.objection && wallet.decision === null && (
                  <Button size="sm" onClick={() => setDeciding({ wallet, decision: 'kept' })}>
                    {t('voids.keep')}
                  </Button>
                )}
                <Button size="sm" onClick={() => setDeciding({ wallet, decision: 'restored' })}>
                  {t('voids.restore')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {deciding && (
        <ReasonCommand
          title={t(deciding.decision === 'kept' ? 'voids.keepTitle' : 'voids.restoreTitle', {
            pseudonym: deciding.wallet.pseudonym,
          })}
          body={t('voids.decideBody')}
          submit={t(deciding.decision === 'kept' ? 'voids.keep' : 'voids.restore')}
          length={reasonLengths.voidDecided}
          send={(reason) =>
            marketCommand('decideVoid', {
              voidId: deciding.wallet.voidId,
              decision: deciding.decision,
              reason,
            })
          }
          onClose={() => setDeciding(null)}
        />
      )}
    </section>
  );
}

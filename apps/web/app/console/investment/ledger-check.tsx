import type { MarketOverview } from '@chulbal/contract/investment/operators';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { marketCommand } from '../shell/commands.ts';
import type { marketAdmin as texts } from './market-admin.ko.ts';
import styles from './market-admin.module.css';

/** Breaches that are named one by one: the first ones say where to look. */
const SHOWN = 20;

/** What reading the whole ledger found: by the server every hour, and now where somebody asks for it. */
export function LedgerCheck({ overview }: { overview: MarketOverview }) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const { run, busy, problem } = useCommand();
  const [asked, setAsked] = useState<MarketOverview['check']>(null);
  const check = asked ?? overview.check;
  async function look() {
    const answer = await run(() => marketCommand('check', { igNo: overview.market.igNo }));
    if (answer) setAsked(answer.data);
  }
  const number = (count: number) => count.toLocaleString(language);
  return (
    <section aria-labelledby="ledger-check" className={styles.check}>
      <Heading level={2} size="lg" id="ledger-check">
        {t('check.title')}
      </Heading>
      <div role="status">
        {check ? (
          <>
            <p data-broken={check.breaches.length > 0 || undefined}>
              <Icon name={check.breaches.length > 0 ? 'warning' : 'check'} size="sm" />{' '}
              <b>
                {check.breaches.length > 0
                  ? t('check.broken', { count: number(check.breaches.length) })
                  : t('check.sound')}
              </b>
            </p>
            <p className={styles.hint}>
              {t('check.when', { moment: momentText(check.checkedAt, language) })}{' '}
              {t('check.what', {
                lines: number(check.lines),
                chained: number(check.chained),
                wallets: number(check.wallets),
                holdings: number(check.holdings),
              })}
            </p>
          </>
        ) : (
          <p className={styles.hint}>{t('check.never')}</p>
        )}
      </div>
      {check && check.breaches.length > 0 && (
        <ul lang="en">
          {check.breaches.slice(0, SHOWN).map((breach) => (
            <li key={breach}>{breach}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('check.about')}</summary>
        <ul>
          {(['zero', 'wallets', 'limits', 'chain'] as const).map((rule) => (
            <li key={rule}>{t(`check.rules.${rule}`)}</li>
          ))}
        </ul>
      </details>
      <Refusal problem={problem} />
      <Button size="sm" busy={busy} onClick={look}>
        {t('check.run')}
      </Button>
    </section>
  );
}

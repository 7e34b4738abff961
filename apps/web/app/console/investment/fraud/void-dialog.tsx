import type { VoidFigures } from '@chulbal/contract/investment/operators';
import { useEffect, useState } from 'react';
import { shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
import { marketCommand } from '../commands.ts';
import type { marketAdmin as texts } from '../market-admin.ko.ts';
import styles from './fraud.module.css';

const NAMED = 5;

type Props = { igNo: number; pseudonyms: string[]; onClose: (done: boolean) => void };

/** Voids wallets with a reason, beside what that changes. */
export function VoidDialog({ igNo, pseudonyms, onClose }: Props) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const [figures, setFigures] = useState<VoidFigures | null>(null);
  const asked = pseudonyms.join();
  useEffect(() => {
    let gone = false;
    marketCommand('previewVoid', { igNo, pseudonyms: asked.split(',') }).then((answer) => {
      if (!gone && answer.kind === 'done') setFigures(answer.data);
    });
    return () => {
      gone = true;
    };
  }, [igNo, asked]);
  const rank = (place: number | null) => (place === null ? '–' : t('voiding.rank', { rank: place }));
  return (
    <ReasonCommand
      title={t('voiding.title', { count: pseudonyms.length })}
      body={t('voiding.body')}
      submit={t('voiding.submit')}
      reasonLabel={t('voiding.reason')}
      primary
      send={(reason) => marketCommand('voidWallets', { igNo, pseudonyms, reason })}
      done={({ voided }) => t('voiding.done', { count: voided })}
      onDone={() => onClose(true)}
      onClose={() => onClose(false)}
    >
      {figures && (
        <dl className={styles.change}>
          <div>
            <dt>{t('voiding.investing')}</dt>
            <dd>
              {figures.investing.before} → <b>{figures.investing.after}</b>
            </dd>
          </div>
          <div>
            <dt>{t('voiding.amount')}</dt>
            <dd>
              {shortMoney(figures.amount.before, language)} →{' '}
              <b>{shortMoney(figures.amount.after, language)}</b>
            </dd>
          </div>
          {figures.companies.slice(0, NAMED).map((one) => (
            <div key={one.icNo}>
              <dt>{t('voiding.cell', { company: one.teamName })}</dt>
              <dd>
                {rank(one.cellRankBefore)} → <b>{rank(one.cellRankAfter)}</b>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ReasonCommand>
  );
}

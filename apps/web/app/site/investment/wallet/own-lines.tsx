import type { OwnLine } from '@chulbal/contract/investment/investment';
import { shortDayText } from '@chulbal/contract/time-texts';
import { secondText } from '../../../lib/korean-time.ts';
import { shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { investment as texts } from '../investment.ko.ts';
import styles from './wallet.module.css';

/** My lines of the ledger, the newest first, with the beginning and the end of each hash. */
export function OwnLines({ lines }: { lines: readonly OwnLine[] }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const money = (won: number) => shortMoney(won, language);
  const adds = ({ kind }: OwnLine) => kind === 'grant' || kind === 'takeBack' || kind === 'restore';
  return (
    <>
      <SectionTitle level={2} size="xl" id="my-lines" aside={t('newestFirst')}>
        {t('lines')} <span className={styles.count}>{lines.length}</span>
      </SectionTitle>
      <table className={styles.lines}>
        <thead>
          <tr>
            {(['at', 'what', 'amount', 'left', 'hash'] as const).map((one) => (
              <th key={one} scope="col">
                {t(`line.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { at, kind, reason, icNo, teamName, amount, leftAfter, hash } = line;
            return (
              <tr key={`${at} ${kind} ${icNo} ${leftAfter}`}>
                <td>
                  <time dateTime={at}>{`${shortDayText(at, language)} ${secondText(at)}`}</time>
                </td>
                <th scope="row">{t(`did.${reason ?? kind}`, { company: teamName ?? t('aCompany') })}</th>
                <td>{`${adds(line) ? '+' : '−'}${money(amount)}`}</td>
                <td data-label={t('line.left')}>{money(leftAfter)}</td>
                <td>
                  {hash ? <code title={hash}>{`${hash.slice(0, 4)}…${hash.slice(-4)}`}</code> : t('waiting')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

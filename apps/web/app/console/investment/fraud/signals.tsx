import type { MarketSignal, VoidFigures } from '@chulbal/contract/investment/operators';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useEffect, useState } from 'react';
import { useAct } from '../../../lib/command/use-command.ts';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
import { Signal, SignalList } from '../../../ui/signals/signal-list.tsx';
import { marketCommand } from '../../shell/commands.ts';
import type { marketAdmin as texts } from '../market-admin.ko.ts';
import styles from './fraud.module.css';

type Props = { signals: readonly MarketSignal[]; igNo: number };

/** Each signal with the wallets behind it, of which an operator may void some. */
export function Signals({ signals, igNo }: Props) {
  const t = useTexts<typeof texts>('marketAdmin');
  return (
    <SignalList
      title={t('signals.title')}
      count={signals.length}
      hint={t(signals.length > 0 ? 'signals.note' : 'signals.none')}
    >
      {signals.map((signal) => (
        <Invested key={signal.key} signal={signal} igNo={igNo} />
      ))}
    </SignalList>
  );
}

function Invested({ signal, igNo }: { signal: MarketSignal; igNo: number }) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const { run, busy } = useAct();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [voiding, setVoiding] = useState(false);
  const { kind, key, wallets, alike, acts, usual, amount, mark, from, until } = signal;
  const company = signal.teamName ?? '';
  const facts = { company, wallets: wallets.length, alike, acts, usual: Math.round(usual) };
  const choose = (pseudonym: string, on: boolean) =>
    setChosen(
      (before) => new Set(on ? [...before, pseudonym] : [...before].filter((one) => one !== pseudonym)),
    );
  return (
    <>
      <Signal
        kind={t(`signals.kinds.${kind}`)}
        said={t(`signals.said.${kind}`, facts)}
        otherwise={t(`signals.else.${kind}`)}
        figures={
          wallets.length > 0
            ? [t('signals.wallets', { count: wallets.length }), moneyText(amount, language)]
            : []
        }
        {...{ from, until, mark, busy }}
        onMark={(state) => void run(() => marketCommand('markSignal', { igNo, key, state }))}
        acts={
          chosen.size > 0 && (
            <Button size="sm" variant="ink" onClick={() => setVoiding(true)}>
              {t('signals.void', { count: chosen.size })}
            </Button>
          )
        }
      >
        {wallets.length > 0 && (
          <fieldset className={styles.wallets}>
            <legend>
              {t('signals.choose')} · {t('signals.chosen', { all: wallets.length, count: chosen.size })}
            </legend>
            <Button size="sm" onClick={() => setChosen(new Set(wallets.map(({ pseudonym }) => pseudonym)))}>
              {t('signals.every')}
            </Button>
            {wallets.map(({ pseudonym, openedAt, invested, companies }) => (
              <Checkbox
                key={pseudonym}
                label={
                  <>
                    <code>{pseudonym}</code>
                    <span>{shortMomentText(openedAt, language)}</span>
                    <span>{shortMoney(invested, language)}</span>
                    <span>{t('signals.companies', { count: companies })}</span>
                  </>
                }
                checked={chosen.has(pseudonym)}
                onChange={(event) => choose(pseudonym, event.target.checked)}
              />
            ))}
          </fieldset>
        )}
      </Signal>
      {voiding && (
        <VoidDialog
          igNo={igNo}
          pseudonyms={[...chosen]}
          onClose={(done) => {
            setVoiding(false);
            if (done) setChosen(new Set());
          }}
        />
      )}
    </>
  );
}

const NAMED = 5;

type VoidDialogProps = { igNo: number; pseudonyms: string[]; onClose: (done: boolean) => void };

/** Voids wallets with a reason, beside what that changes. */
function VoidDialog({ igNo, pseudonyms, onClose }: VoidDialogProps) {
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
      length={reasonLengths.walletsVoided}
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

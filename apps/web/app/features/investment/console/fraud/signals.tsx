import type { MarketSignal } from '@chulbal/contract/operator-investment';
import { useState } from 'react';
import { shortMomentText, timeText } from '../../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { DenseIcon } from '../../../../ui/icon/dense-icon.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { useCommand } from '../../../console/use-command.ts';
import { moneyText, shortMoney } from '../../money.ts';
import { marketDeskCommand } from '../commands.ts';
import type { marketDesk as texts } from '../market-desk.ko.ts';
import styles from './fraud.module.css';
import { VoidDialog } from './void-dialog.tsx';

type Props = { signals: readonly MarketSignal[]; igNo: number };

/** Each signal with its evidence and its innocent reading; nothing happens before somebody decides. */
export function Signals({ signals, igNo }: Props) {
  const t = useTexts<typeof texts>('marketDesk');
  return (
    <section aria-labelledby="signals">
      <Heading level={2} size="lg" id="signals">
        {t('signals.title')} {signals.length}
      </Heading>
      <p className={styles.hint}>{t(signals.length > 0 ? 'signals.note' : 'signals.none')}</p>
      <div className={styles.signals}>
        {signals.map((signal) => (
          <Signal key={signal.key} signal={signal} igNo={igNo} />
        ))}
      </div>
    </section>
  );
}

function Signal({ signal, igNo }: { signal: MarketSignal; igNo: number }) {
  const t = useTexts<typeof texts>('marketDesk');
  const language = useLanguage();
  const { run, busy } = useCommand();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [voiding, setVoiding] = useState(false);
  const { kind, key, wallets, alike, acts, usual, amount, mark } = signal;
  const company = signal.teamName ?? '';
  const facts = { company, wallets: wallets.length, alike, acts, usual: Math.round(usual) };
  const choose = (pseudonym: string, on: boolean) =>
    setChosen(
      (before) => new Set(on ? [...before, pseudonym] : [...before].filter((one) => one !== pseudonym)),
    );
  const say = (state: 'looking' | 'fine' | null) =>
    run(() => marketDeskCommand('markSignal', { igNo, key, state }));
  const standing = mark ? t(`signals.marks.${mark.state}`, { by: mark.by }) : t('signals.marks.open');
  return (
    <details className={styles.signal} data-mark={mark?.state ?? 'open'}>
      <summary>
        <b>{t(`signals.kinds.${kind}`)}</b>
        <span className={styles.said}>
          {t(`signals.said.${kind}`, facts)}
          <small>
            <b>{t('signals.otherwise')}</b> {t(`signals.else.${kind}`)}
          </small>
        </span>
        <span className={styles.number}>
          {wallets.length > 0 ? t('signals.wallets', { count: wallets.length }) : '–'}
        </span>
        <span className={styles.number}>{amount > 0 ? moneyText(amount, language) : '–'}</span>
        <span className={styles.mark}>
          <DenseIcon name={mark?.state === 'fine' ? 'done' : mark ? 'eye' : 'stop'} /> {standing}
        </span>
      </summary>
      <h3 className={styles.hint}>
        {t('signals.evidence')} ·{' '}
        {signal.from === signal.until
          ? shortMomentText(signal.from, language)
          : `${shortMomentText(signal.from, language)} – ${timeText(signal.until)}`}
      </h3>
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
      <div className={styles.doors}>
        {mark?.state !== 'looking' && (
          <Button size="sm" busy={busy} onClick={() => say('looking')}>
            {t('signals.looking')}
          </Button>
        )}
        <Button size="sm" busy={busy} onClick={() => say(mark?.state === 'fine' ? null : 'fine')}>
          {t(mark?.state === 'fine' ? 'signals.again' : 'signals.fine')}
        </Button>
        {chosen.size > 0 && (
          <Button size="sm" variant="ink" onClick={() => setVoiding(true)}>
            {t('signals.void', { count: chosen.size })}
          </Button>
        )}
      </div>
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
    </details>
  );
}

import type { RecommendSignal } from '@chulbal/contract/raffle/operators';
import { useAct } from '../../../lib/command/use-command.ts';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Signal, SignalList } from '../../../ui/signals/signal-list.tsx';
import { eventsCommand } from '../commands.ts';
import type { eventAdmin as texts } from '../event-admin.ko.ts';
import styles from './signals.module.css';

type Props = { signals: readonly RecommendSignal[]; eventNo: number };

/** What could be a farm of recommendations. */
export function Signals({ signals, eventNo }: Props) {
  const t = useTexts<typeof texts>('eventAdmin');
  return (
    <div className={styles.part}>
      <SignalList
        title={t('signals.title')}
        count={signals.length}
        hint={t(signals.length > 0 ? 'signals.note' : 'signals.none')}
      >
        {signals.map((signal) => (
          <Recommended key={signal.key} signal={signal} eventNo={eventNo} />
        ))}
      </SignalList>
    </div>
  );
}

function Recommended({ signal, eventNo }: { signal: RecommendSignal; eventNo: number }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const { run, busy } = useAct();
  const { kind, key, by, people, from, until, mark } = signal;
  return (
    <Signal
      kind={t(`signals.kinds.${kind}`)}
      said={t(`signals.said.${kind}`, { by, count: people.length })}
      otherwise={t(`signals.else.${kind}`)}
      {...{ from, until, mark, busy }}
      onMark={(state) => void run(() => eventsCommand('markSignal', { eventNo, key, state }))}
    >
      <ul className={styles.people}>
        {people.map((one) => (
          <li key={`${one.name} ${one.namedAt}`}>
            <b>{one.name}</b>
            <span>{t('signals.signedUp', { at: shortMomentText(one.signedUpAt, language) })}</span>
            <span>{t('signals.named', { at: shortMomentText(one.namedAt, language) })}</span>
            <span>{t(one.active ? 'signals.active' : 'signals.idle')}</span>
          </li>
        ))}
      </ul>
    </Signal>
  );
}

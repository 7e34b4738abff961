import type { RecommendSignal } from '@chulbal/contract/operator-raffle';
import { shortMomentText, timeText } from '../../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { DenseIcon } from '../../../../ui/icon/dense-icon.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { useCommand } from '../../../console/use-command.ts';
import { eventsCommand } from '../commands.ts';
import type { eventDesk as texts } from '../event-desk.ko.ts';
import styles from './signals.module.css';

type Props = { signals: readonly RecommendSignal[]; eventNo: number };

/** What could be a farm of recommendations, each with its evidence and its innocent reading; nothing acts on it. */
export function Signals({ signals, eventNo }: Props) {
  const t = useTexts<typeof texts>('eventDesk');
  return (
    <section className={styles.signals} aria-labelledby="signals">
      <Heading level={2} size="lg" id="signals">
        {t('signals.title')} {signals.length}
      </Heading>
      <p className={styles.hint}>{t(signals.length > 0 ? 'signals.note' : 'signals.none')}</p>
      {signals.map((signal) => (
        <Signal key={signal.key} signal={signal} eventNo={eventNo} />
      ))}
    </section>
  );
}

function Signal({ signal, eventNo }: { signal: RecommendSignal; eventNo: number }) {
  const t = useTexts<typeof texts>('eventDesk');
  const language = useLanguage();
  const { run, busy } = useCommand();
  const { kind, key, by, people, from, until, mark } = signal;
  const say = (state: 'looking' | 'fine' | null) =>
    run(() => eventsCommand('markSignal', { eventNo, key, state }));
  return (
    <details className={styles.signal} data-mark={mark?.state ?? 'open'}>
      <summary>
        <b>{t(`signals.kinds.${kind}`)}</b>
        <span>
          {t(`signals.said.${kind}`, { by, count: people.length })}
          <small>
            <b>{t('signals.otherwise')}</b> {t(`signals.else.${kind}`)}
          </small>
        </span>
        <span className={styles.mark}>
          <DenseIcon name={mark?.state === 'fine' ? 'done' : mark ? 'eye' : 'stop'} />{' '}
          {mark ? t(`signals.marks.${mark.state}`, { by: mark.by }) : t('signals.marks.open')}
        </span>
      </summary>
      <h3 className={styles.hint}>
        {t('signals.evidence')} · {shortMomentText(from, language)} – {timeText(until)}
      </h3>
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
      <div className={styles.doors}>
        {mark?.state !== 'looking' && (
          <Button size="sm" busy={busy} onClick={() => say('looking')}>
            {t('signals.looking')}
          </Button>
        )}
        <Button size="sm" busy={busy} onClick={() => say(mark?.state === 'fine' ? null : 'fine')}>
          {t(mark?.state === 'fine' ? 'signals.again' : 'signals.fine')}
        </Button>
      </div>
    </details>
  );
}

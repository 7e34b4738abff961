import { lazy, Suspense, useState } from 'react';
import type { autosave } from '../../../lib/autosave/autosave.ko.ts';
import { askWho } from '../../../lib/command/identity.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { percentOf } from '../../../ui/data/bytes.ts';
import { Countdown } from '../../../ui/data/countdown.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { apply } from '../apply.ko.ts';
import { stepAfter } from '../apply-data.ts';
import { useSubmitting } from '../review/submitting-context.ts';
import { useApply } from './apply-context.ts';
import { useDeadline } from './deadline.tsx';
import styles from './phone-bar.module.css';
import { useSavedWords } from './side-panel.tsx';
import { useNextStep } from './use-next-step.ts';
import { useStanding } from './use-standing.ts';

const MissingSheet = lazy(() =>
  import('./missing-sheet.tsx').then((module) => ({ default: module.MissingSheet })),
);

/**
 * Phones: how much is done, what has been saved, how long there is, what is missing (a sheet), and the one orange
 * button. Last child of main.
 */
export function PhoneBar({ onConflicts }: { onConflicts: () => void }) {
  const t = useTexts<typeof apply>('apply');
  const { entries } = useApply();
  const [sheet, setSheet] = useState<'shut' | 'open' | 'left'>('shut');
  const left = entries.filter(({ done }) => !done).length;
  return (
    <div className={styles.bar}>
      <div className={styles.cells} aria-hidden="true">
        {entries.map(({ id, person }, index) => (
          <i key={`${id}.${person ?? ''}`} data-done={index < entries.length - left || undefined} />
        ))}
      </div>
      <div className={styles.facts}>
        <Saved />
        <TimeLeft />
      </div>
      <div className={styles.actions}>
        <Button
          className={styles.left}
          aria-haspopup="dialog"
          aria-expanded={sheet === 'open'}
          onClick={() => setSheet('open')}
        >
          {left > 0 ? t('bar.left') : t('bar.none')}
          <b data-none={left === 0 || undefined}>{left > 0 ? left : entries.length}</b>
          <Icon name="chevron-down" size="sm" />
        </Button>
        <MainAction left={left} onConflicts={onConflicts} />
      </div>
      {sheet !== 'shut' && (
        <Suspense>
          <MissingSheet open={sheet === 'open'} onClose={() => setSheet('left')} />
        </Suspense>
      )}
    </div>
  );
}

/** What is to be known about saving; while edits wait to be submitted, that instead of a saved time. */
function Saved() {
  const t = useTexts<typeof apply>('apply');
  const { uploading } = useApply();
  const { standing } = useStanding();
  const { state, quiet, words, icon } = useSavedWords();
  const sending = uploading.find((item) => item.state === 'sending');
  if (quiet && sending) {
    const percent = percentOf(sending.loaded, sending.total);
    return (
      <span className={styles.saved}>
        <Icon name="upload" size="sm" />
        <span>{percent === null ? sending.name : t('bar.sending', { name: sending.name, percent })}</span>
      </span>
    );
  }
  if (state === 'saved' && standing === 'unsent') {
    return (
      <span className={styles.saved} data-state="unsent">
        <Icon name="pencil" size="sm" />
        <span>{t('state.unsent')}</span>
      </span>
    );
  }
  return (
    <span className={styles.saved} data-state={state}>
      <Icon name={icon} size="sm" />
      <span>{words}</span>
    </span>
  );
}

function TimeLeft() {
  const t = useTexts<typeof apply>('apply');
  const { over, shut, until, now, onEnd } = useDeadline();
  if (shut) return <span className={styles.time}>{t('bar.shut')}</span>;
  return (
    <span className={styles.time}>
      {t(over ? 'bar.grace' : 'bar.closes')}{' '}
      <b>
        <Countdown key={until} until={until} now={now} size="inline" onEnd={onEnd} />
      </b>
    </span>
  );
}

/** The one orange button: on to the next step, and to submit once nothing is missing. */
function MainAction({ left, onConflicts }: { left: number; onConflicts: () => void }) {
  const t = useTexts<typeof apply>('apply');
  const { data, step } = useApply();
  const { standing } = useStanding();
  const { state } = useSavedWords();
  const { busy, submit } = useSubmitting();
  const next = useNextStep();
  const after = stepAfter(step);
  const isMember = data.application?.role === 'member';
  const again = data.application?.submission != null;
  if (state === 'signedOut') return <LogInAgain />;
  if (state === 'conflict') {
    return (
      <Button variant="primary" onClick={onConflicts}>
        {t('conflict.choose')}
      </Button>
    );
  }
  const ready = left === 0 && !isMember && (!after || standing === 'unsent');
  if (after && !ready) {
    return (
      <Button variant="primary" iconEnd="arrow-right" onClick={next}>
        {t('next', { step: t(`step.${after}`) })}
      </Button>
    );
  }
  if (isMember) return <p className={styles.member}>{t('bar.leaderOnly')}</p>;
  return (
    <Button variant={left === 0 ? 'primary' : 'line'} busy={busy} onClick={() => void submit()}>
      {busy
        ? t('submit.busy')
        : left > 0
          ? t('bar.toGo', { count: left })
          : again
            ? t('submit.again')
            : t('submit.go')}
      {left > 0 && <VisuallyHidden>{t('bar.toFirst')}</VisuallyHidden>}
    </Button>
  );
}

/** The contents stay in this page and on the device; after the log-in over the page the form goes on. */
function LogInAgain() {
  const t = useTexts<typeof autosave>('autosave');
  const { engine } = useApply();
  return (
    <Button variant="ink" onClick={() => void askWho('logIn').then((known) => known && engine.wake())}>
      {t('logIn')}
    </Button>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from '../sign-in/ways-in.module.css';
import type { Outcome, PasskeyArea } from './authenticator.ts';
import type { passkeys as texts } from './passkeys.ko.ts';

type Props = {
  /** Whose door it is. */
  area?: PasskeyArea;
  /** Where the log-in leads on to. */
  next: string;
  /** Whether a passkey was used last on this device: then it is offered in the field as well, where the browser can. */
  wasLast: boolean;
};

/** Logs in with a passkey alone, and says what hindered it. What asks the authenticator comes when it is needed. */
export function PasskeyLogin({ next, wasLast, area = 'user' }: Props) {
  const t = useTexts<typeof texts>('passkeys');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(null);

  /** One request at a time: the browser refuses a second one. */
  function begin(): AbortSignal {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  }

  function goOn(done: Outcome) {
    if (done.kind === 'done') window.location.assign(next);
    else if (done.kind !== 'aborted') setOutcome(done);
  }

  async function press() {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    const { logInByPasskey } = await import('./authenticator.ts');
    const done = await logInByPasskey(area, begin());
    if (done.kind !== 'done') setBusy(false);
    goOn(done);
  }

  useEffect(() => {
    if (!wasLast) return;
    const controller = new AbortController();
    void (async () => {
      const { logInByPasskey, offersInFields } = await import('./authenticator.ts');
      if (controller.signal.aborted || !(await offersInFields())) return;
      asking.current = controller;
      const done = await logInByPasskey(area, controller.signal, true);
      if (done.kind === 'done') window.location.assign(next);
      else if (done.kind === 'refused') setOutcome(done);
    })();
    return () => controller.abort();
  }, [wasLast, next, area]);

  return (
    <>
      <button type="button" className={styles.way} aria-busy={busy || undefined} onClick={() => void press()}>
        <Icon name="key" />
        {t('login')}
      </button>
      {outcome && <Hindered outcome={outcome} />}
    </>
  );
}

function Hindered({ outcome }: { outcome: Outcome }) {
  const t = useTexts<typeof texts>('passkeys');
  const problem = 'problem' in outcome ? outcome.problem : undefined;
  const kind =
    outcome.kind === 'cancelled' || outcome.kind === 'unsupported' ? outcome.kind : ('unreached' as const);
  return (
    <div className={styles.trouble} role="alert">
      <b>{problem ? t('trouble.refused') : t(`trouble.${kind}.title`)}</b>
      <p>{problem ? problem.message : t(`trouble.${kind}.text`)}</p>
    </div>
  );
}

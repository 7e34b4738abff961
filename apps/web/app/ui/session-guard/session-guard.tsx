import { useEffect, useRef, useState } from 'react';
import { askWho, identity } from '../../lib/command/identity.ts';
import { send } from '../../lib/command/send.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { Modal } from '../feedback/modal.tsx';
import { leftText, phaseOf, sessionEnd } from './session-end.ts';
import type { sessionGuard as texts } from './session-guard.ko.ts';
import styles from './session-guard.module.css';

type Props = {
  /** Whose session is watched. */
  area?: 'operator' | 'pointer';
  /** The route that extends it. */
  address?: string;
};

/**
 * Warns two minutes before the session ends and extends it. When it is over, asks for the log-in over the
 * page, until the session goes on here or in another tab; nothing on the page is touched, so what was typed stays.
 */
export function SessionGuard({ area = 'operator', address = '/console/session' }: Props) {
  const t = useTexts<typeof texts>('sessionGuard');
  const now = useServerNow();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const known = useRef(false);
  const end = now ? sessionEnd(document.cookie, area) : null;
  const phase = now ? phaseOf(end, now.getTime()) : 'open';

  useEffect(() => {
    if (phase !== 'over') {
      known.current = true;
      // another tab has logged in: there is nothing left to ask here
      if (asked && identity.waiting() === 'logIn') identity.answer(true);
      setAsked(false);
    } else if (known.current && !asked) {
      setAsked(true);
      void askWho('logIn');
    }
  }, [phase, asked]);

  // Whoever is in another window sees it in the tab's name.
  const warning = t('title');
  useEffect(() => {
    if (phase !== 'ending') return;
    const { title } = document;
    document.title = `${warning} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [phase, warning]);

  async function extend() {
    setBusy(true);
    const answer = await send<{ extended: boolean }>(address, { extend: true });
    setBusy(false);
    if (answer.kind === 'done' && answer.data.extended) toast.success(t('extended'));
    else if (sessionEnd(document.cookie, area) !== null) toast.error(t('failed'));
  }

  return (
    <Modal
      narrow
      open={phase === 'ending' && end !== null}
      onClose={() => void extend()}
      overlayCloses={false}
      title={t('title')}
      actions={
        <Button variant="primary" busy={busy} onClick={() => void extend()} data-focus-first>
          {t('extend')}
        </Button>
      }
    >
      <p>{t('body')}</p>
      <p className={styles.left} role="timer" aria-label={t('left')}>
        {end !== null && now ? leftText(end, now.getTime()) : ''}
      </p>
    </Modal>
  );
}

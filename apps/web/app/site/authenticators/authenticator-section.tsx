import type { AuthenticatorView } from '@chulbal/contract/authenticators';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import own from '../../ui/authenticators/authenticators.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import styles from '../../ui/sign-in/ways-in.module.css';
import { AuthenticatorForm } from './authenticator-form.tsx';
import type { AuthenticatorReply } from './authenticator-route.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { authenticator: AuthenticatorView; hasPassword: boolean };

/** So few recovery codes are worth a word. */
const FEW = 3;

/** One's own authenticator app: on or off, and how many recovery codes are left. */
export function AuthenticatorSection({ authenticator, hasPassword }: Props) {
  const t = useTexts<typeof texts>('authenticators');
  const language = useLanguage();
  const { turnedOnAt, codesLeft } = authenticator;
  const [open, setOpen] = useState<'begin' | 'off' | 'renew' | null>(null);
  const [last, setLast] = useState<AuthenticatorReply | null>(null);
  const close = () => {
    setOpen(null);
    setLast(null);
  };
  const done = (reply: AuthenticatorReply) => {
    setOpen(null);
    setLast(reply.isOff ? null : reply);
    if (reply.isOff) toast.success(t('mine.isOff'));
    else if (reply.codes) toast.success(t(open === 'renew' ? 'mine.renewed' : 'mine.isOn'));
  };
  const state = turnedOnAt
    ? [t('mine.on', { date: fullDayText(turnedOnAt, language) }), t('mine.left', { count: codesLeft })]
    : [t('mine.off')];
  return (
    <section aria-labelledby="authenticator" className={styles.mine}>
      <Heading id="authenticator" size="xl">
        {t('mine.title')}
      </Heading>
      <p className={styles.small}>{t('mine.note')}</p>
      <ul className={styles.list}>
        <li className={styles.item}>
          <Icon name="phone" />
          <p>
            <b>{t('mine.title')}</b>
            <small>{state.join(' · ')}</small>
            {turnedOnAt && codesLeft <= FEW && <small>{t('mine.few')}</small>}
          </p>
          {!turnedOnAt && open === null && !last && (
            <Button
              variant="line"
              size="sm"
              aria-label={t('mine.turnOnNamed')}
              onClick={() => setOpen('begin')}
            >
              {t('mine.turnOn')}
            </Button>
          )}
          {turnedOnAt && open === null && !last && (
            <div className={own.acts}>
              <Button variant="line" size="sm" onClick={() => setOpen('renew')}>
                {t('mine.renew')}
              </Button>
              <Button
                variant="line"
                size="sm"
                aria-label={t('mine.turnOffNamed')}
                onClick={() => setOpen('off')}
              >
                {t('mine.turnOff')}
              </Button>
            </div>
          )}
          {open && (
            <AuthenticatorForm
              key={open}
              intent={open}
              hasPassword={hasPassword}
              onDone={done}
              onCancel={close}
            />
          )}
          {last?.setup && (
            <AuthenticatorForm
              key="on"
              intent="on"
              setup={last.setup}
              hasPassword={hasPassword}
              onDone={done}
              onCancel={close}
            />
          )}
          {last?.codes && <RecoveryCodes codes={last.codes} onEnd={close} />}
        </li>
      </ul>
    </section>
  );
}

import type { AuthenticatorView } from '@chulbal/contract/authenticators';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { copyText } from '../../lib/share-address.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import own from '../../ui/authenticators/authenticators.module.css';
import { groupsOfFour, TotpSetup } from '../../ui/authenticators/totp-setup.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import styles from '../../ui/sign-in/ways-in.module.css';
import type { AuthenticatorReply } from './authenticator-route.ts';
import { SecondCodeField } from './social-step.tsx';

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

/** Recovery codes, the one time that they are seen. */
function RecoveryCodes({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) {
  const t = useTexts<typeof texts>('authenticators');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const shown = codes.map((code) => groupsOfFour(code).join(' '));
  const words = { copied: t('setup.copied'), notCopied: t('setup.notCopied') };
  return (
    <div className={styles.linking}>
      <h3 ref={title} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p className={styles.small}>{t('codes.text')}</p>
      <ol className={own.codes}>
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button variant="line" icon="copy" onClick={() => void copyText(shown.join('\n'), words)}>
          {t('setup.copy')}
        </Button>
        <Button variant="ink" onClick={onEnd}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}

type AuthenticatorFormProps = {
  intent: 'begin' | 'on' | 'off' | 'renew';
  setup?: NonNullable<AuthenticatorReply['setup']>;
  hasPassword: boolean;
  onDone: (reply: AuthenticatorReply) => void;
  onCancel: () => void;
};

const buttons = { begin: 'mine.go', on: 'mine.finish', off: 'mine.turnOff', renew: 'mine.renew' } as const;

/** A step of the section: who it is, the code of the app, or both. */
function AuthenticatorForm({ intent, setup, hasPassword, onDone, onCancel }: AuthenticatorFormProps) {
  const t = useTexts<typeof texts>('authenticators');
  const fetcher = useFetcher<AuthenticatorReply>();
  const { reply, errors, onChange } = useSignInForm(undefined, fetcher.data);
  const take = useEffectEvent((answer: AuthenticatorReply) => {
    if (answer.setup || answer.codes || answer.isOff) onDone(answer);
  });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer) take(answer);
  }, [answer]);
  const asksWho = intent !== 'on';
  return (
    <fetcher.Form
      method="post"
      action="/auth/authenticator"
      noValidate
      onChange={onChange}
      className={styles.linking}
    >
      <input type="hidden" name="intent" value={intent} />
      {setup && <TotpSetup qr={setup.qr} secret={setup.secret} uri={setup.uri} />}
      {asksWho && <p className={styles.small}>{t(hasPassword ? 'mine.proof' : 'mine.proofFresh')}</p>}
      {intent === 'renew' && <p className={styles.small}>{t('mine.renewText')}</p>}
      <FormMessage message={reply.message} wait={reply.wait} />
      {asksWho && hasPassword && (
        <Field required label={t('mine.current')} name="ownPassword" error={errors.ownPassword}>
          <PasswordInput autoComplete="current-password" autoFocus />
        </Field>
      )}
      {intent !== 'begin' && (
        <SecondCodeField error={errors.totp} {...(intent === 'on' ? { only: 'app' } : {})} />
      )}
      {intent === 'on' && <p className={styles.small}>{t('mine.others')}</p>}
      <div className={styles.buttons}>
        <Button variant="line" onClick={onCancel}>
          {t('mine.cancel')}
        </Button>
        <Button type="submit" variant="ink" busy={fetcher.state !== 'idle'}>
          {t(buttons[intent])}
        </Button>
      </div>
    </fetcher.Form>
  );
}

import type { PasskeyView } from '@chulbal/contract/passkeys/passkeys';
import type { WaysIn as Ways } from '@chulbal/contract/social-logins';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useEffect, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { siteCommands } from '../../lib/command/commands.ts';
import { confirm } from '../../lib/dialogs.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PasskeyItems } from '../../ui/passkeys/passkey-items.tsx';
import type { Lost } from '../../ui/sign-in/form-reply.ts';
import styles from '../../ui/sign-in/ways-in.module.css';
import type { LinkReply } from './oauth.tsx';
import { ProviderMark } from './provider-mark.tsx';
import type { socialLogins as texts } from './social-logins.ko.ts';

type Way = Ways['social'][number];

const command = siteCommands('social');

/** How somebody can log in, each to be linked and unlinked; one is always left. */
export function WaysIn({ ways, passkeys }: { ways: Ways; passkeys: readonly PasskeyView[] }) {
  const t = useTexts<typeof texts>('socialLogins');
  const { hasPassword, social } = ways;
  const linked = social.filter(({ linkedAt }) => linkedAt !== null);
  const isOnly = Number(hasPassword) + linked.length + passkeys.length < 2;
  return (
    <section aria-labelledby="ways" className={styles.mine}>
      <Heading id="ways" size="xl">
        {t('mine.title')}
      </Heading>
      <p className={styles.small}>{t('mine.note')}</p>
      <ul className={styles.list}>
        <li className={styles.item}>
          <Icon name="lock" />
          <p>
            <b>{t('mine.password')}</b>
            <small>{t(hasPassword ? 'mine.passwordOn' : 'mine.passwordOff')}</small>
          </p>
          {!hasPassword && <TextLink to="/auth/login-help?tab=password">{t('mine.makePassword')}</TextLink>}
        </li>
        {social.map((way) => (
          <WayItem key={way.provider} way={way} hasPassword={hasPassword} isLast={isOnly} />
        ))}
        <PasskeyItems passkeys={passkeys} proof={hasPassword ? 'password' : 'freshLogIn'} isLast={isOnly} />
      </ul>
    </section>
  );
}

type ItemProps = { way: Way; hasPassword: boolean; isLast: boolean };

function WayItem({ way, hasPassword, isLast }: ItemProps) {
  const t = useTexts<typeof texts>('socialLogins');
  const language = useLanguage();
  const { provider, name, linkedAt, usedAt } = way;
  const [linking, setLinking] = useState(false);
  const day = (at: string) => fullDayText(at, language);
  const since = linkedAt && t('mine.linked', { date: day(linkedAt) });
  const used = usedAt && t('mine.used', { date: day(usedAt) });
  return (
    <li className={styles.item}>
      <ProviderMark provider={provider} />
      <p>
        <b>{name}</b>
        <small>{since ? [since, used].filter(Boolean).join(' · ') : t('mine.notLinked')}</small>
        {linkedAt && isLast && <small>{t('mine.last')}</small>}
        {!linkedAt && !hasPassword && <small>{t('mine.needed')}</small>}
      </p>
      {linkedAt && !isLast && <UnlinkButton provider={provider} name={name} />}
      {!linkedAt && hasPassword && !linking && (
        <Button
          variant="line"
          size="sm"
          aria-label={t('mine.linkNamed', { name })}
          onClick={() => setLinking(true)}
        >
          {t('mine.link')}
        </Button>
      )}
      {linking && <LinkForm provider={provider} name={name} onCancel={() => setLinking(false)} />}
    </li>
  );
}

function UnlinkButton({ provider, name }: { provider: string; name: string }) {
  const t = useTexts<typeof texts>('socialLogins');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function unlink() {
    const yes = await confirm({
      title: t('mine.ask', { name }),
      body: t('mine.askText'),
      ok: t('mine.unlink'),
    });
    if (!yes) return;
    setBusy(true);
    const reply = await command('unlink', { provider });
    setBusy(false);
    if (reply.kind === 'done') {
      toast.success(t('mine.done', { name }));
      await revalidate();
    } else if (reply.kind === 'refused') toast.error(reply.problem.message);
    else if (reply.kind === 'unreached') toast.error(t('mine.unreached'));
  }
  return (
    <Button
      variant="line"
      size="sm"
      busy={busy}
      aria-label={t('mine.unlinkNamed', { name })}
      onClick={() => void unlink()}
    >
      {t('mine.unlink')}
    </Button>
  );
}

type LinkProps = { provider: string; name: string; onCancel: () => void };

/** Asks who it is before the account gets another way in; then the page goes to the provider. */
function LinkForm({ provider, name, onCancel }: LinkProps) {
  const t = useTexts<typeof texts>('socialLogins');
  const fetcher = useFetcher<LinkReply | Lost>();
  const reply = fetcher.data;
  useEffect(() => {
    if (reply && 'address' in reply) window.location.assign(reply.address);
  }, [reply]);
  const leaves = reply !== undefined && 'address' in reply;
  return (
    <fetcher.Form method="post" action={`/oauth/${provider}`} noValidate className={styles.linking}>
      <p className={styles.small}>{t('mine.confirm')}</p>
      <Field
        required
        label={t('mine.current')}
        name="currentPassword"
        error={
          reply && ('error' in reply ? reply.error : 'problem' in reply ? reply.problem.message : undefined)
        }
      >
        <PasswordInput autoComplete="current-password" autoFocus />
      </Field>
      <div className={styles.buttons}>
        <Button variant="line" onClick={onCancel}>
          {t('mine.cancel')}
        </Button>
        <Button type="submit" variant="ink" busy={leaves || fetcher.state !== 'idle'}>
          {t('mine.go', { name })}
        </Button>
      </div>
    </fetcher.Form>
  );
}

import type { HeldOfChild } from '@chulbal/contract/guardians/guardians';
import { BACKUP_DAYS } from '@chulbal/contract/retention/retention';
import { fullDayText, stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Looks } from '../my-data/looks.tsx';
import { ChoiceSwitches } from './choices.tsx';
import { GuardianFrame } from './guardian-frame.tsx';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

type Props = { held: HeldOfChild; message: string | undefined; busy: boolean };

/** Later, by the same link: what is held, and the way to end it. */
export function GuardianHeld({ held, message, busy }: Props) {
  const t = useTexts<typeof texts>('guardians');
  const language = useLanguage();
  const { child, relation, consentedAt, fourteenOn, account, looks, choices } = held;
  const teamText = ({ teamName, trackName, submitted }: (typeof teams)[number]) =>
    `${teamName || t('held.unnamed')} (${trackName}, ${submitted ? t('held.submitted') : t('held.writing')})`;
  const teams = account?.teams ?? [];
  return (
    <GuardianFrame
      heading={t('held.heading', { name: child.name })}
      above={
        <p className={styles.done}>
          <Icon name="check" size="sm" />
          {t('held.consented', { at: stampText(consentedAt, language) })}
        </p>
      }
    >
      <DefinitionList
        facts={[
          {
            key: 'child',
            term: t('held.child'),
            text: `${child.name}, ${fullDayText(child.birthDate, language)}`,
          },
          { key: 'relation', term: t('held.relation'), text: t(`decide.relations.${relation}`) },
          {
            key: 'account',
            term: t('held.account'),
            text: account
              ? `${account.email}, ${account.phone}, ${t('held.since', { at: fullDayText(account.since, language) })}`
              : t('held.noAccount'),
          },
          ...(account
            ? [
                {
                  key: 'teams',
                  term: t('held.teams'),
                  text: teams.map(teamText).join(', ') || t('held.noTeams'),
                },
              ]
            : []),
        ]}
      />
      <ChoiceSwitches choices={choices} />
      <p className={styles.note}>{t('held.fourteen', { at: fullDayText(fourteenOn, language) })}</p>
      {account && (
        <section className={styles.looks}>
          <h2>{t('held.looks')}</h2>
          <Looks looks={looks} caption={t('held.looksCaption')} />
        </section>
      )}
      {message && (
        <div role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
      <Withdraw busy={busy} />
    </GuardianFrame>
  );
}

/** Before it is pressed: what happens, in which order. */
function Withdraw({ busy }: { busy: boolean }) {
  const t = useTexts<typeof texts>('guardians');
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.withdraw} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('held.withdraw')}</summary>
      <h2>{t('withdraw.heading')}</h2>
      <ol className={styles.order}>
        {(['now', 'team', 'soon', 'left'] as const).map((key) => (
          <li key={key}>
            <b>{t(`withdraw.${key}`)}</b>
            <span>{t(`withdraw.${key}Text`, { days: BACKUP_DAYS })}</span>
          </li>
        ))}
      </ol>
      <div className={styles.two}>
        <Button size="lg" onClick={() => setOpen(false)}>
          {t('withdraw.keep')}
        </Button>
        <Button type="submit" name="intent" value="withdraw" variant="ink" size="lg" busy={busy}>
          {t('withdraw.go')}
        </Button>
      </div>
    </details>
  );
}

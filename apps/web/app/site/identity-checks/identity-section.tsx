import type { IdentityView } from '@chulbal/contract/identity-checks/identity-checks';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { identityChecks as texts } from './identity-checks.ko.ts';
import styles from './identity-checks.module.css';
import { identityPath, type Trouble } from './trouble.ts';

type Props = { identity: IdentityView; trouble: Trouble | null };

/** Whether somebody has proven who they are, and the way to do it. Nothing where no service is asked. */
export function IdentitySection({ identity, trouble }: Props) {
  const t = useTexts<typeof texts>('identityChecks');
  const language = useLanguage();
  const { service, needed, confirmed } = identity;
  if (service === null) return null;
  const state = needed ? t('none') : t('exempt');
  return (
    <section aria-labelledby="identity" className={styles.section}>
      <Heading id="identity" size="xl">
        {t('title')}
      </Heading>
      <p className={styles.small}>{t('note')}</p>
      {trouble && (
        <div className={styles.trouble} role="alert">
          <b>{t(`trouble.${trouble}.title`, { service })}</b>
          <p>{t(`trouble.${trouble}.text`, { service })}</p>
        </div>
      )}
      <div className={styles.row}>
        <Icon name={confirmed ? 'check' : 'lock'} />
        <p>
          <b>{confirmed?.service ?? service}</b>
          <small>{confirmed ? t('done', { date: fullDayText(confirmed.at, language) }) : state}</small>
        </p>
        <ButtonLink
          variant={needed ? 'ink' : 'line'}
          size="sm"
          to={identityPath('')}
          reloadDocument
          prefetch="none"
        >
          {confirmed ? t('again') : t('go', { service })}
        </ButtonLink>
      </div>
    </section>
  );
}

import type { GuardianRequest } from '@chulbal/contract/guardians/guardians';
import type { ReactNode } from 'react';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { GuardianFrame } from './guardian-frame.tsx';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

type Props = { request: GuardianRequest; busy: boolean; problem?: string | undefined; preview: ReactNode };

/** The first leg: four plain questions, and until when nothing else is kept. */
export function GuardianRead({ request, busy, problem, preview }: Props) {
  const t = useTexts<typeof texts>('guardians');
  const until = momentText(request.until, useLanguage());
  return (
    <GuardianFrame step="read" heading={t('read.heading')}>
      <p className={styles.lead}>{t('read.lead', { name: request.guardianName })}</p>
      <dl className={styles.asked}>
        {(['what', 'why', 'who', 'when'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`read.${key}.q`)}</dt>
            <dd>{t(`read.${key}.a`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.until}>
        <Icon name="clock" />
        {t('read.kept', { until })}
      </p>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {preview}
      <Button type="submit" name="intent" value="send" variant="primary" size="lg" block busy={busy}>
        {t('read.next')}
      </Button>
      <div className={styles.others}>
        <details>
          <summary>{t('read.notMe')}</summary>
          <p>{t('read.notMeText', { until })}</p>
        </details>
      </div>
    </GuardianFrame>
  );
}

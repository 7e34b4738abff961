import { useId } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import type { myData as texts } from './my-data.ko.ts';
import styles from './my-data.module.css';

/** Who somebody is: by their password, or by having just logged in where there is none. */
export function IdentityField({ hasPassword, error }: { hasPassword: boolean; error: string | undefined }) {
  const t = useTexts<typeof texts>('myData');
  const id = useId();
  if (!hasPassword) return <p className={styles.fresh}>{t('closing.fresh')}</p>;
  return (
    <Field required label={t('closing.password')} id={id} name="currentPassword" error={error}>
      <PasswordInput autoComplete="current-password" />
    </Field>
  );
}

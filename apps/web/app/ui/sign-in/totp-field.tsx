import type { signedOut as texts } from '../../lib/command/signed-out.ko.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { CodeField } from '../form/code-field.tsx';
import { Field } from '../form/field.tsx';

type Props = { error: string | undefined; hint?: string };

/** The six digits of an authenticator app, `totp` in the form. */
export function TotpField({ error, hint }: Props) {
  const t = useTexts<typeof texts>('signedOut');
  return (
    <Field label={t('totp')} name="totp" error={error} hint={hint ?? t('totpHint')}>
      <CodeField />
    </Field>
  );
}

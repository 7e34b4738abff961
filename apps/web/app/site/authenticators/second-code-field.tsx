import { useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

type Props = {
  error: string | undefined /** Where no recovery code counts. */;
  only?: 'app' /** Where somebody goes who has neither. */;
  lost?: string;
};

/** A code of the authenticator app or a recovery code, `totp` in the form. Shown when it is asked for, and typed at once. */
export function SecondCodeField({ error, only, lost }: Props) {
  const t = useTexts<typeof texts>('authenticators');
  return (
    <>
      <Field
        label={t('code.label')}
        name="totp"
        hint={t(only === 'app' ? 'code.app' : 'code.both')}
        error={error}
      >
        <TextInput numeric inputMode="numeric" autoComplete="one-time-code" maxLength={30} autoFocus />
      </Field>
      {lost && <TextLink to={lost}>{t('lost.link')}</TextLink>}
    </>
  );
}

import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../form/field.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { PasswordMeter } from '../lane/password-meter.tsx';
import { Stack } from '../layout/stack.tsx';
import { passwordStrength } from './password-strength.ts';
import type { signIn as texts } from './sign-in.ko.ts';

type Props = {
  errors: Readonly<Record<string, string>>;
  /** Belongs to the person and makes a weak password: name, e-mail, phone; asked for while typing. */
  own?: () => readonly string[];
  /** There is a password already. */
  fresh?: boolean;
};

const levels = ['none', 'weak', 'fair', 'strong', null] as const;

/** Two fields, `password` and `passwordAgain`, with how strong it is and whether both are the same. */
export function NewPassword({ errors, own, fresh }: Props) {
  const t = useTexts<typeof texts>('signIn');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const strength = passwordStrength(password, own?.());
  const level = levels[strength];
  return (
    <>
      <Field
        required
        full
        label={fresh ? t('fresh') : t('password')}
        name="password"
        error={errors.password}
        hint={t('rules')}
      >
        <Stack gap={2}>
          <PasswordInput
            autoComplete="new-password"
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {password && <PasswordMeter strength={strength} hint={level ? t(`hints.${level}`) : undefined} />}
        </Stack>
      </Field>
      <Field
        required
        full
        label={t('again')}
        name="passwordAgain"
        error={errors.passwordAgain}
        done={again && again === password ? t('same') : undefined}
      >
        <PasswordInput
          autoComplete="new-password"
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
      </Field>
    </>
  );
}

import { useFetcher } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { type FormReply, firstReply, useReply } from '../../ui/sign-in/form-reply.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';

type Props = { name: string; search: string; now: string; answer: FormReply | undefined };

/** The code that is missing after a provider has said who somebody is. */
export function SocialStep({ name, search, now, answer }: Props) {
  const t = useTexts<typeof texts>('authenticators');
  const fetcher = useFetcher<FormReply>();
  const reply = useReply<FormReply>(answer ?? firstReply(now), fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  return (
    <Stack gap={5}>
      <Heading level={1} size="3xl">
        {t('step.title')}
      </Heading>
      <p>{t('step.lead', { name })}</p>
      <fetcher.Form
        method="post"
        action={`/auth/login${search ? `${search}&` : '?'}step=code`}
        noValidate
        onChange={onChange}
      >
        <input type="hidden" name="step" value="social" />
        <Stack gap={5}>
          <FormMessage message={reply.message} wait={reply.wait} />
          <SecondCodeField error={errors.totp} lost="/auth/lost-code?by=social" />
          <Button type="submit" variant="primary" size="lg" block busy={fetcher.state !== 'idle'}>
            {t('step.submit')}
          </Button>
        </Stack>
      </fetcher.Form>
      <p>
        <TextLink to={`/auth/login${search}`}>{t('step.other')}</TextLink>
      </p>
    </Stack>
  );
}

type SecondCodeFieldProps = {
  error: string | undefined /** Where no recovery code counts. */;
  only?: 'app' /** Where somebody goes who has neither. */;
  lost?: string;
};

/** A code of the authenticator app or a recovery code, `totp` in the form. Shown when it is asked for, and typed at once. */
export function SecondCodeField({ error, only, lost }: SecondCodeFieldProps) {
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

import { koreanDay } from '@chulbal/contract/korean-days';
import type { Country } from '../../lib/countries.server.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { ProvenField } from '../../ui/sign-in/proven-field.tsx';
import type { socialLogins as socialTexts } from '../social-logins/social-logins.ko.ts';
import type { accounts as texts } from './accounts.ko.ts';
import type { SignUpReply } from './sign-up-form.ts';
import { StepButtons } from './step-buttons.tsx';

type Props = {
  reply: SignUpReply;
  countries: readonly Country[];
  busy: string | null;
  /** Whether sent messages can be read here. */
  preview: boolean;
  /** Who has come by a provider, with the e-mail that it has checked: they sign up here. */
  social: { name: string; email: string | null } | null;
  /** They are under 14, and their guardian has consented. */
  isChild: boolean;
  onBack: () => void;
};

/** Who somebody is; e-mail and phone are proven by codes. */
export function IdentityStep({ reply, countries, busy, preview, social, isChild, onBack }: Props) {
  const t = useTexts<typeof texts>('accounts');
  const s = useTexts<typeof socialTexts>('socialLogins');
  const { values, errors, proofs, now } = reply;
  return (
    <>
      <FormGrid>
        <Field required label={t('identity.name')} name="name" error={errors.name}>
          <TextInput autoComplete="name" maxLength={50} defaultValue={values.name} />
        </Field>
        <Field
          required
          label={t('identity.birthDate')}
          name="birthDate"
          hint={isChild ? t('identity.childHint') : t('identity.birthHint')}
          error={
            errors.underFourteen ? (
              <>
                {errors.birthDate} <TextLink to="/auth/guardian">{t('identity.askGuardian')}</TextLink>
              </>
            ) : (
              errors.birthDate
            )
          }
        >
          <DateField autoComplete="bday" defaultValue={values.birthDate} max={koreanDay(now)} />
        </Field>
        <Field required full label={t('identity.country')} name="country" error={errors.country}>
          <Select
            autoComplete="country"
            options={countries}
            placeholder={t('identity.chooseCountry')}
            defaultValue={values.country}
          />
        </Field>
        <ProvenField
          kind="email"
          defaultValue={values.email}
          known={social?.email ?? undefined}
          hint={social?.email ? s('welcome.emailHint', { name: social.name }) : undefined}
          proof={proofs.email}
          now={now}
          errors={errors}
          busy={busy}
        />
        <ProvenField
          kind="phone"
          defaultValue={values.phone}
          proof={proofs.phone}
          now={now}
          errors={errors}
          busy={busy}
        />
      </FormGrid>
      {preview && <PreviewHint />}
      <StepButtons backTo="terms" onBack={onBack}>
        <Button
          type="submit"
          name="intent"
          value="next"
          variant="primary"
          iconEnd={social ? undefined : 'arrow-right'}
          busy={busy === 'next'}
        >
          {social ? s('welcome.submit') : t('identity.next')}
        </Button>
      </StepButtons>
    </>
  );
}

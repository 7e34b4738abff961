import type { TermView } from '@chulbal/contract/accounts';
import type { GuardianRequest } from '@chulbal/contract/guardians/guardians';
import { guardianRelations } from '@chulbal/contract/guardians/values';
import { koreanDay } from '@chulbal/contract/korean-days';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { ChoiceTicks } from './choices.tsx';
import { GuardianFrame } from './guardian-frame.tsx';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

type Props = {
  request: GuardianRequest;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  message: string | undefined;
  now: string;
  busy: string | null;
  terms: readonly TermView[];
};

/** The third leg: who the child is, and a decision of which both answers are as large. */
export function GuardianDecide({ request, values, errors, message, now, busy, terms }: Props) {
  const t = useTexts<typeof texts>('guardians');
  const { guardianName: name } = request;
  return (
    <GuardianFrame step="decide" heading={t('decide.heading', { name })}>
      <p className={styles.lead}>{t('decide.lead')}</p>
      {message && (
        <div role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
      <Field full required label={t('decide.childName')} name="childName" error={errors.childName}>
        <TextInput autoComplete="off" maxLength={50} defaultValue={values.childName} />
      </Field>
      <Field full required label={t('decide.birthDate')} name="birthDate" error={errors.birthDate}>
        <DateField autoComplete="off" defaultValue={values.birthDate} max={koreanDay(now)} />
      </Field>
      <FieldGroup required label={t('decide.relation')} name="relation" error={errors.relation}>
        <Segments
          defaultValue={values.relation}
          choices={guardianRelations.map((value) => ({ value, text: t(`decide.relations.${value}`) }))}
        />
      </FieldGroup>
      <div className={styles.agree}>
        <Checkbox
          id="field-agreed"
          name="agreed"
          value="yes"
          strong
          required
          label={t('decide.enter')}
          note={t('decide.enterNote')}
          invalid={errors.agreed !== undefined}
          defaultChecked={values.agreed === 'yes'}
          aria-describedby={errors.agreed ? 'agreed-error' : undefined}
        />
        {errors.agreed && <FieldError id="agreed-error">{errors.agreed}</FieldError>}
      </div>
      <ChoiceTicks terms={terms} ticked={values.choices} />
      <Field
        full
        required
        label={t('decide.signature')}
        name="signature"
        hint={t('decide.signatureHint')}
        error={errors.signature}
      >
        <TextInput autoComplete="name" maxLength={50} defaultValue={values.signature} />
      </Field>
      <div className={styles.two}>
        <Button type="submit" name="intent" value="refuse" formNoValidate size="lg" busy={busy === 'refuse'}>
          {t('decide.refuse')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="consent"
          variant="primary"
          size="lg"
          busy={busy === 'consent'}
        >
          {t('decide.consent')}
        </Button>
      </div>
      <p className={styles.note}>
        <TextLink to="/fnb/privacy">{t('decide.policy')}</TextLink>
      </p>
    </GuardianFrame>
  );
}

import { koreanDay } from '@chulbal/contract/korean-days';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { ChildArt } from './child-art.tsx';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

export type ChildForm = {
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  message: string | undefined;
  busy: string | null;
};

/** A child names a guardian; of the child nothing but the age is looked at. */
export function ChildAsk({ errors, values, message, busy, now }: ChildForm & { now: string }) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <>
      <ChildArt state="ask" />
      <Wrap>
        <div className={styles.text}>
          <Heading level={1} size="display">
            {t('child.ask.heading')}
          </Heading>
          <p>{t('child.ask.lead')}</p>
          <Field full required label={t('child.ask.birthDate')} name="birthDate" error={errors.birthDate}>
            <DateField autoComplete="bday" defaultValue={values.birthDate} max={koreanDay(now)} />
          </Field>
          <GuardianFields errors={errors} values={values} />
          <p className={styles.note}>{t('child.ask.kept')}</p>
          <Problem message={message} />
          <Button
            type="submit"
            name="intent"
            value="ask"
            variant="primary"
            size="lg"
            block
            busy={busy === 'ask'}
          >
            {t('child.ask.send')}
          </Button>
          <p className={styles.note}>
            <TextLink to="/auth/sign">{t('child.ask.older')}</TextLink>
          </p>
        </div>
      </Wrap>
    </>
  );
}

/** Who is asked, and where the letter goes. */
function GuardianFields({ errors, values }: Pick<ChildForm, 'errors' | 'values'>) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <>
      <Field
        full
        required
        label={t('child.ask.guardianName')}
        name="guardianName"
        error={errors.guardianName}
      >
        <TextInput autoComplete="off" maxLength={50} defaultValue={values.guardianName} />
      </Field>
      <Field
        full
        required
        label={t('child.ask.guardianPhone')}
        name="guardianPhone"
        hint={t('child.ask.phoneHint')}
        error={errors.guardianPhone}
      >
        <PhoneField autoComplete="off" defaultValue={values.guardianPhone} />
      </Field>
    </>
  );
}

/** Somebody else is asked, or at another number: open once something of it is wrong, and still while that is put right. */
export function GuardianCorrection({ errors, values, busy }: Omit<ChildForm, 'message'>) {
  const t = useTexts<typeof texts>('guardians');
  const [open, setOpen] = useState(false);
  if (!open && Object.keys(errors).length > 0) setOpen(true);
  return (
    <details
      className={styles.correct}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('child.waiting.wrong')}</summary>
      <div>
        <GuardianFields errors={errors} values={values} />
        <Button type="submit" name="intent" value="change" block busy={busy === 'change'}>
          {t('child.waiting.correct')}
        </Button>
      </div>
    </details>
  );
}

export function Problem({ message }: { message: string | undefined }) {
  return message ? (
    <div role="alert">
      <FieldError>{message}</FieldError>
    </div>
  ) : null;
}

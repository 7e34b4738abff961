import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { CheckboxGroup } from '../../ui/form/checkbox-group.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import {
  type AffiliationAnswer,
  AffiliationQuestion,
  affiliationInput,
  useAffiliationSchools,
} from './affiliation-question.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';
import type { Expertise } from './expertise.ts';
import { type ChosenSchool, SchoolField } from './school-field.tsx';

type Props = {
  /** Whom the form is about; null for somebody new. Their e-mail and phone are masked, so they are not filled in. */
  known: EvaluatorView | null;
  expertise: readonly Expertise[];
  errors: Readonly<Record<string, string>>;
  school: ChosenSchool;
  onSchool: (school: ChosenSchool) => void;
};

/** What is kept of an evaluator, as fields of a form. */
export function EvaluatorFields({ known, expertise, errors, school, onSchool }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const language = useLanguage();
  const [affiliation, setAffiliation] = useState(known?.affiliation ?? '');
  const [answer, setAnswer] = useState<AffiliationAnswer>(answerOf(known));
  const schools = useAffiliationSchools(affiliation);
  const now = (value: string | undefined) => (value ? t('fields.now', { value }) : undefined);
  return (
    <>
      <FormGrid>
        <Field required label={t('fields.name')} name="name" error={errors.name}>
          <TextInput maxLength={50} autoComplete="off" defaultValue={known?.name} data-focus-first />
        </Field>
        <Field
          required
          label={t('fields.affiliation')}
          name="affiliation"
          error={errors.affiliation}
          hint={known ? undefined : t('fields.affiliationHint')}
        >
          <TextInput
            maxLength={100}
            autoComplete="off"
            value={affiliation}
            onChange={({ currentTarget }) => {
              setAffiliation(currentTarget.value);
              setAnswer(null);
            }}
          />
        </Field>
        <Field
          required={!known}
          optional={known !== null}
          label={t('fields.email')}
          name="email"
          error={errors.email}
          hint={now(known?.email)}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          required={!known}
          optional={known !== null}
          label={t('fields.phone')}
          name="phone"
          error={errors.phone}
          hint={now(known?.phone)}
        >
          <PhoneField autoComplete="off" />
        </Field>
        <SchoolField value={school} onChange={onSchool} error={errors.schoolName ?? errors.schoolNo} />
        <Field optional label={t('fields.department')} name="department" error={errors.department}>
          <TextInput maxLength={100} autoComplete="off" defaultValue={known?.department} />
        </Field>
        <Field optional label={t('fields.employer')} name="employer" error={errors.employer}>
          <TextInput maxLength={100} autoComplete="off" defaultValue={known?.employer} />
        </Field>
        <Field
          required
          label={t('fields.loadLimit')}
          name="loadLimit"
          error={errors.loadLimit}
          hint={t('fields.loadLimitHint')}
        >
          <TextInput inputMode="numeric" maxLength={3} autoComplete="off" defaultValue={known?.loadLimit} />
        </Field>
      </FormGrid>
      {schools.length > 0 && (
        <AffiliationQuestion
          name="affiliationSchoolNo"
          affiliation={affiliation.trim()}
          schools={schools}
          answer={answer}
          onAnswer={setAnswer}
        />
      )}
      <div className={styles.choices}>
        <FieldGroup
          required
          label={t('fields.expertise')}
          name="expertise"
          error={errors.expertise}
          hint={t('fields.expertiseHint')}
        >
          <CheckboxGroup
            defaultValues={known?.expertise}
            choices={offeredOr(expertise, known?.expertise ?? []).map(({ code, label }) => ({
              value: code,
              text: label[language],
            }))}
          />
        </FieldGroup>
      </div>
    </>
  );
}

function answerOf(known: EvaluatorView | null): AffiliationAnswer {
  if (!known || known.affiliationIsSchool === null) return null;
  return known.affiliationSchoolNo === null ? 'none' : String(known.affiliationSchoolNo);
}

/** What may be chosen, and what was chosen once though no season offers it any more. */
function offeredOr(offered: readonly Expertise[], chosen: readonly string[]): Expertise[] {
  const old = chosen.filter((code) => !offered.some((one) => one.code === code));
  return [...offered, ...old.map((code) => ({ code, label: { ko: code, en: code } }))];
}

/** What the form says; e-mail and phone left empty are left out. */
export function profileOf(form: FormData, school: ChosenSchool) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const { schoolNo, schoolName } = school;
  return {
    name: text('name'),
    affiliation: text('affiliation'),
    ...affiliationInput(text('affiliationSchoolNo')),
    schoolNo: schoolName.trim() === '' ? null : schoolNo,
    schoolName: schoolName.trim(),
    department: text('department'),
    employer: text('employer'),
    expertise: form.getAll('expertise').map(String),
    // What is no number is refused beside its field.
    loadLimit: /^\d{1,3}$/.test(text('loadLimit')) ? Number(text('loadLimit')) : 0,
    email: text('email'),
    phone: text('phone'),
  };
}

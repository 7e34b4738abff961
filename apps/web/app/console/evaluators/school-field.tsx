import type { SchoolView } from '@chulbal/contract/schools/schools';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { useEffect, useId } from 'react';
import { useSchools } from '../../lib/use-schools.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';

/** A school of the list by its number, or as it was typed. */
export type ChosenSchool = { schoolNo: number | null; schoolName: string };

type Props = { value: ChosenSchool; onChange: (school: ChosenSchool) => void; error: string | undefined };

/**
 * A text field that offers schools while one types, as the platform's own suggestions. What is typed like one of
 * them is that school; of several of one name each carries its place.
 */
export function SchoolField({ value, onChange, error }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const language = useLanguage();
  const listId = useId();
  const { schools } = useSchools(value.schoolName);
  const offered = schools.map((school) => ({ school, text: nameAmong(school, schools, language) }));
  const found = offered.find(({ text }) => text === value.schoolName.trim())?.school.schoolNo ?? null;
  const schoolNo = found ?? value.schoolNo;
  useEffect(() => {
    // The answer may come after the last letter was typed.
    if (schoolNo !== value.schoolNo) onChange({ ...value, schoolNo });
  }, [schoolNo, value, onChange]);
  return (
    <Field
      optional
      label={t('fields.school')}
      name="schoolName"
      error={error}
      hint={schoolNo === null ? t('fields.schoolHint') : undefined}
      done={schoolNo === null ? undefined : t('fields.schoolChosen')}
    >
      <TextInput
        autoComplete="off"
        maxLength={100}
        list={listId}
        value={value.schoolName}
        onChange={({ currentTarget }) => onChange({ schoolNo: null, schoolName: currentTarget.value })}
      />
      <datalist id={listId}>
        {offered.map(({ school, text }) => (
          <option key={school.schoolNo} value={text} />
        ))}
      </datalist>
    </Field>
  );
}

function nameAmong(school: SchoolView, all: readonly SchoolView[], language: 'ko' | 'en'): string {
  const alike = all.filter(({ name }) => name === school.name).length > 1;
  const place = sidos[school.sido as SidoCode]?.[language];
  return alike && place ? `${school.name} (${place})` : school.name;
}

import type { Person } from '@chulbal/contract/applications/fields';
import type { SchoolView } from '@chulbal/contract/schools/schools';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useApply } from './apply-context.ts';
import type { applyFields } from './apply-fields.ko.ts';
import { SchoolSearch } from './school-search.tsx';
import { TheirField } from './their-field.tsx';
import { changesAt, usePath } from './use-path.ts';

type Props = { prefix: string };

/**
 * The school of a person: found by name or initial consonants, or written freely. A school that was found
 * also brings its number, kind and region.
 */
export function SchoolAt({ prefix }: Props) {
  const { data, form, write } = useApply();
  const t = useTexts<typeof applyFields>('applyFields');
  const path = `${prefix}.tmSchoolName`;
  const { label, text, error, disabled, onBlur, theirs } = usePath(path);
  const [found, setFound] = useState<SchoolView | null>(null);

  const writeAll = (texts: Partial<Person>) =>
    write(
      Object.assign(
        {},
        ...Object.entries(texts).map(([name, value]) => changesAt(form, `${prefix}.${name}`, value)),
      ),
    );

  function choose(school: SchoolView) {
    const detail = data.choices.tmSchoolTypeDetail?.find(({ parent }) => parent === school.schoolType);
    setFound(school);
    writeAll({
      tmSchoolName: school.name,
      schoolNo: String(school.schoolNo),
      tmSchoolType: school.schoolType,
      tmSchoolTypeDetail: detail?.code ?? '',
      tmRegion: school.sido,
    });
  }

  if (theirs) return <TheirField label={label} full />;
  return (
    <Field
      label={label}
      name={path}
      error={error}
      required
      full
      hint={t('hint.school')}
      done={found?.name === text ? t('schoolFound') : undefined}
    >
      <SchoolSearch
        text={text}
        disabled={disabled}
        onBlur={onBlur}
        onType={(typed) => writeAll({ tmSchoolName: typed, schoolNo: '' })}
        onChoose={choose}
      />
    </Field>
  );
}

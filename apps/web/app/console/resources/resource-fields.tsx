import type { ResourceDetails } from '@chulbal/contract/resources';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { CoverField } from '../posts/cover-field.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import { YearField } from '../posts/year-field.tsx';
import type { resourceFields as texts } from './resource-fields.ko.ts';

/** What a resource says beside its text: who wrote it, when, and its picture. */
export function ResourceFields({ details, change, errors, language }: DetailsProps<ResourceDetails>) {
  const t = useTexts<typeof texts>('resourceFields');
  const author = language === 'en' ? 'authorEn' : 'authorKo';
  return (
    <>
      <FormGrid>
        <Field label={t('author')} hint={t('authorHint')} error={errors[`details.${author}`]} optional>
          <TextInput
            key={author}
            lang={language}
            maxLength={100}
            value={details[author]}
            onChange={(event) => change({ [author]: event.currentTarget.value })}
          />
        </Field>
        <YearField
          label={t('year')}
          hint={t('yearHint')}
          min={1990}
          year={details.year}
          error={errors['details.year']}
          onChange={(year) => change({ year })}
        />
      </FormGrid>
      <CoverField
        cover={details.cover}
        error={errors['details.cover']}
        onChange={(cover) => change({ cover })}
      />
    </>
  );
}

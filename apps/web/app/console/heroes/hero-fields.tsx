import type { HeroDetails } from '@chulbal/contract/heroes';
import { sidos } from '@chulbal/contract/seasons/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { CoverField } from '../posts/cover-field.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import { YearField } from '../posts/year-field.tsx';
import type { heroFields as texts } from './hero-fields.ko.ts';

/** Lines in both languages, and how long they may be. */
const lines = [
  ['founder', 60],
  ['company', 100],
  ['quote', 200],
] as const;

/** What a local hero's story says beside its text: where, who, since when, and its picture. */
export function HeroFields({ details, change, errors, language }: DetailsProps<HeroDetails>) {
  const t = useTexts<typeof texts>('heroFields');
  const reader = useLanguage();
  const written = language === 'en' ? 'En' : 'Ko';
  return (
    <>
      <FormGrid>
        <Field label={t('region')} hint={t('regionHint')} error={errors['details.tmRegion']}>
          <Select
            placeholder={t('choose')}
            value={details.tmRegion ?? ''}
            onChange={(event) => change({ tmRegion: Number(event.currentTarget.value) || null })}
            options={Object.entries(sidos).map(([value, name]) => ({ value, text: name[reader] }))}
          />
        </Field>
        <YearField
          label={t('since')}
          hint={t('sinceHint')}
          min={1900}
          year={details.since}
          error={errors['details.since']}
          onChange={(since) => change({ since })}
        />
        {lines.map(([line, max]) => (
          <Field
            key={line + written}
            full={line === 'quote'}
            label={t(line)}
            hint={t(`${line}Hint`)}
            error={errors[`details.${line}${written}`]}
            optional={line === 'quote' || language === 'en'}
          >
            <TextInput
              lang={language}
              maxLength={max}
              value={details[`${line}${written}`]}
              onChange={(event) => change({ [`${line}${written}`]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </FormGrid>
      <CoverField
        cover={details.cover}
        error={errors['details.cover']}
        onChange={(cover) => change({ cover })}
      />
    </>
  );
}

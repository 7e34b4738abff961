import type { HofDetails } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { FIRST_YEAR } from '@chulbal/contract/past-companies/values';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { CoverField } from '../posts/cover-field.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import { YearField } from '../posts/year-field.tsx';
import type { hofFields as texts } from './hof-fields.ko.ts';
import { VideoField } from './video-field.tsx';

/** Lines in both languages, and how long they may be. */
const lines = [
  ['track', 40],
  ['who', 60],
  ['line', 80],
  ['now', 200],
] as const;

/** What a winner's number says beside their story: season, lane, number, and where they stand now. */
export function HofFields({ details, change, errors, language }: DetailsProps<HofDetails>) {
  const t = useTexts<typeof texts>('hofFields');
  const written = language === 'en' ? 'En' : 'Ko';
  return (
    <>
      <FormGrid>
        <YearField
          label={t('year')}
          hint={t('yearHint')}
          min={FIRST_YEAR}
          year={details.year}
          error={errors['details.year']}
          onChange={(year) => change({ year })}
        />
        <Field label={t('lane')} hint={t('laneHint')} error={errors['details.lane']}>
          <Select
            placeholder={t('choose')}
            value={details.lane ?? ''}
            onChange={(event) => change({ lane: Number(event.currentTarget.value) || null })}
            options={Array.from({ length: 9 }, (_, place) => ({
              value: String(place + 1),
              text: t('laneNo', { lane: place + 1 }),
            }))}
          />
        </Field>
        <Field label={t('number')} hint={t('numberHint')} error={errors['details.number']}>
          <TextInput
            maxLength={12}
            value={details.number}
            onChange={(event) => change({ number: event.currentTarget.value })}
          />
        </Field>
        {lines.map(([line, max]) => (
          <Field
            key={line + written}
            full={line === 'now'}
            label={t(line)}
            hint={t(`${line}Hint`)}
            error={errors[`details.${line}${written}`]}
            optional={line === 'who' || line === 'now' || language === 'en'}
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
      <VideoField video={details.video} change={change} errors={errors} language={language} />
      <CoverField
        cover={details.cover}
        error={errors['details.cover']}
        onChange={(cover) => change({ cover })}
      />
    </>
  );
}

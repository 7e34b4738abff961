import type { PastDetails } from '@chulbal/contract/past-companies/past-companies';
import { useTexts } from '../../lib/use-texts.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { formatDate, isoDate } from '../../ui/form/typing.ts';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { CoverField } from '../posts/cover-field.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import { YearField } from '../posts/year-field.tsx';
import { PastEvents } from './past-events.tsx';
import type { pastFields as texts } from './past-fields.ko.ts';
import { PastFigures } from './past-figures.tsx';
import { PastPeople } from './past-people.tsx';

const lines = [
  ['track', 40],
  ['region', 40],
  ['line', 80],
] as const;

/** What the page of a past company says beside its story: season and lane, pictures, figures, days and people. */
export function PastFields(props: DetailsProps<PastDetails>) {
  const { details, change, errors, language } = props;
  const t = useTexts<typeof texts>('pastFields');
  const side = language === 'en' ? 'En' : 'Ko';
  return (
    <>
      <FormGrid>
        <YearField
          label={t('year')}
          hint={t('yearHint')}
          min={2000}
          year={details.year}
          error={errors['details.year']}
          onChange={(year) => change({ year })}
        />
        <Field label={t('lane')} error={errors['details.lane']}>
          <Select
            placeholder={t('choose')}
            value={details.lane ?? ''}
            onChange={(event) => change({ lane: Number(event.currentTarget.value) || null })}
            options={Array.from({ length: 9 }, (_, place) => String(place + 1)).map((value) => ({
              value,
              text: value,
            }))}
          />
        </Field>
        {lines.map(([name, max]) => (
          <Field
            key={name + side}
            full={name === 'line'}
            label={t(name)}
            {...(name === 'line' && { hint: t('lineHint') })}
            error={errors[`details.${name}${side}`]}
            optional={name === 'region' || language === 'en'}
          >
            <TextInput
              lang={language}
              maxLength={max}
              value={details[`${name}${side}`]}
              onChange={(event) => change({ [`${name}${side}`]: event.currentTarget.value })}
            />
          </Field>
        ))}
        <Field label={t('checkedOn')} hint={t('checkedHint')} optional>
          <DateField
            defaultValue={formatDate(details.checkedOn ?? '')}
            onInput={(event) => change({ checkedOn: isoDate(event.currentTarget.value) })}
          />
        </Field>
      </FormGrid>
      <CoverField
        cover={details.cover}
        error={errors['details.cover']}
        onChange={(cover) => change({ cover })}
      />
      <CoverField
        label={t('logo')}
        cover={details.logo}
        error={errors['details.logo']}
        onChange={(logo) => change({ logo })}
      />
      <PastFigures {...props} />
      <PastEvents {...props} />
      <PastPeople {...props} />
    </>
  );
}

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
import type { pastAdmin as texts } from './past-admin.ko.ts';
import { PastEvents } from './past-events.tsx';
import { PastRows } from './past-rows.tsx';

const lines = [
  ['track', 40],
  ['region', 40],
  ['line', 80],
] as const;

/** What the page of a past company says beside its story: season and lane, pictures, figures, days and people. */
export function PastFields(props: DetailsProps<PastDetails>) {
  const { details, change, errors, language } = props;
  const t = useTexts<typeof texts>('pastAdmin');
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

const emptyPerson = { name: '', roleKo: '', roleEn: '' };

/** Who was in a past company; without a name where somebody chose not to be named. */
function PastPeople({ details, change, language }: DetailsProps<PastDetails>) {
  const t = useTexts<typeof texts>('pastAdmin');
  const role = language === 'en' ? 'roleEn' : 'roleKo';
  return (
    <PastRows
      title={t('people')}
      hint={t('peopleHint')}
      rows={details.people}
      most={10}
      nameOf={(place) => t('person', { place })}
      empty={emptyPerson}
      addText={t('addPerson')}
      onChange={(people) => change({ people })}
    >
      {(person, changePerson) => (
        <>
          <Field label={t('name')} optional>
            <TextInput
              maxLength={50}
              value={person.name}
              onChange={(event) => changePerson({ name: event.currentTarget.value })}
            />
          </Field>
          <Field key={role} label={t('role')} optional>
            <TextInput
              lang={language}
              maxLength={40}
              value={person[role]}
              onChange={(event) => changePerson({ [role]: event.currentTarget.value })}
            />
          </Field>
        </>
      )}
    </PastRows>
  );
}

const emptyFigure = {
  labelKo: '',
  labelEn: '',
  unitKo: '',
  unitEn: '',
  before: null,
  now: null,
  nowYear: null,
};

/** Up to three figures of a past company, then and now. */
function PastFigures({ details, change, errors, language }: DetailsProps<PastDetails>) {
  const t = useTexts<typeof texts>('pastAdmin');
  const side = language === 'en' ? 'En' : 'Ko';
  return (
    <PastRows
      title={t('figures')}
      hint={t('figuresHint')}
      rows={details.figures}
      most={3}
      nameOf={(place) => t('figure', { place })}
      errorOf={(place) => errors[`details.figures.${place}`]}
      empty={emptyFigure}
      addText={t('addFigure')}
      onChange={(figures) => change({ figures })}
    >
      {(figure, changeFigure) => (
        <>
          {(['label', 'unit'] as const).map((name) => (
            <Field key={name + side} label={t(name)} optional={name === 'unit' || language === 'en'}>
              <TextInput
                lang={language}
                maxLength={name === 'label' ? 20 : 10}
                value={figure[`${name}${side}`]}
                onChange={(event) => changeFigure({ [`${name}${side}`]: event.currentTarget.value })}
              />
            </Field>
          ))}
          {(['before', 'now'] as const).map((name) => (
            <Field key={name} label={t(name)}>
              <TextInput
                numeric
                inputMode="decimal"
                maxLength={16}
                defaultValue={figure[name] ?? ''}
                onChange={(event) => changeFigure({ [name]: amountIn(event.currentTarget.value) })}
              />
            </Field>
          ))}
          <YearField
            label={t('nowYear')}
            hint=""
            min={2000}
            year={figure.nowYear}
            error={undefined}
            onChange={(nowYear) => changeFigure({ nowYear })}
          />
        </>
      )}
    </PastRows>
  );
}

/** What was typed as a number; null while it is none. */
function amountIn(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  const amount = Number(plain);
  return plain !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

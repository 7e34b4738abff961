import type { PastDetails } from '@chulbal/contract/past-companies/past-companies';
import {
  type PastEventKind,
  type PastSource,
  pastEventKindNames,
  pastEventKinds,
  pastSourceNames,
  pastSources,
} from '@chulbal/contract/past-companies/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { formatDate, isoDate } from '../../ui/form/typing.ts';
import type { DetailsProps } from '../posts/details-props.ts';
import type { pastAdmin as texts } from './past-admin.ko.ts';
import { PastRows } from './past-rows.tsx';

const empty = {
  ...{ day: null, kind: 'news' as const, source: 'team' as const },
  ...{ titleKo: '', titleEn: '', textKo: '', textEn: '' },
};

/** The days of a past company, each with how it is known. */
export function PastEvents({ details, change, errors, language }: DetailsProps<PastDetails>) {
  const t = useTexts<typeof texts>('pastAdmin');
  const reader = useLanguage();
  const side = language === 'en' ? 'En' : 'Ko';
  return (
    <PastRows
      title={t('events')}
      hint={t('eventsHint')}
      rows={details.events}
      most={50}
      nameOf={(place) => t('event', { place })}
      errorOf={(place) => errors[`details.events.${place}`]}
      empty={empty}
      addText={t('addEvent')}
      onChange={(events) => change({ events })}
    >
      {(event, changeEvent) => (
        <>
          <Field label={t('day')}>
            <DateField
              defaultValue={formatDate(event.day ?? '')}
              onInput={({ currentTarget }) => changeEvent({ day: isoDate(currentTarget.value) })}
            />
          </Field>
          <Field label={t('kind')}>
            <Select
              value={event.kind}
              onChange={({ currentTarget }) => changeEvent({ kind: currentTarget.value as PastEventKind })}
              options={pastEventKinds.map((value) => ({ value, text: pastEventKindNames[value][reader] }))}
            />
          </Field>
          <Field label={t('source')}>
            <Select
              value={event.source}
              onChange={({ currentTarget }) => changeEvent({ source: currentTarget.value as PastSource })}
              options={pastSources.map((value) => ({ value, text: pastSourceNames[value][reader] }))}
            />
          </Field>
          {(['title', 'text'] as const).map((name) => (
            <Field
              key={name + side}
              full
              label={t(name === 'title' ? 'what' : 'more')}
              optional={name === 'text' || language === 'en'}
            >
              <TextInput
                lang={language}
                maxLength={name === 'title' ? 80 : 200}
                value={event[`${name}${side}`]}
                onChange={({ currentTarget }) => changeEvent({ [`${name}${side}`]: currentTarget.value })}
              />
            </Field>
          ))}
        </>
      )}
    </PastRows>
  );
}

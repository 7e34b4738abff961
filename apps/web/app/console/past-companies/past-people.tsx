import type { PastDetails } from '@chulbal/contract/past-companies/past-companies';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import type { pastFields as texts } from './past-fields.ko.ts';
import { PastRows } from './past-rows.tsx';

const empty = { name: '', roleKo: '', roleEn: '' };

/** Who was in a past company; without a name where somebody chose not to be named. */
export function PastPeople({ details, change, language }: DetailsProps<PastDetails>) {
  const t = useTexts<typeof texts>('pastFields');
  const role = language === 'en' ? 'roleEn' : 'roleKo';
  return (
    <PastRows
      title={t('people')}
      hint={t('peopleHint')}
      rows={details.people}
      most={10}
      nameOf={(place) => t('person', { place })}
      empty={empty}
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

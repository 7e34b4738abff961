import type { ProgramDetails } from '@chulbal/contract/programs/programs';
import { instantOfLocal, localText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { CoverField } from '../posts/cover-field.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import type { programAdmin as texts } from './program-admin.ko.ts';

const times = ['opensAt', 'closesAt', 'startsAt', 'endsAt'] as const;
const hints = { closesAt: 'closesAtHint', startsAt: 'startsAtHint' } as const;

/** What a programme says beside its text: when, how many, for whom, where, and its picture. */
export function ProgramFields({ details, change, errors, language }: DetailsProps<ProgramDetails>) {
  const t = useTexts<typeof texts>('programAdmin');
  const speaker = language === 'en' ? 'speakerEn' : 'speakerKo';
  const place = language === 'en' ? 'placeEn' : 'placeKo';
  const hintOf = (name: (typeof times)[number]) =>
    name in hints ? t(hints[name as keyof typeof hints]) : undefined;
  return (
    <>
      <FieldGroup label={t('times')}>
        <FormGrid>
          {times.map((name) => (
            <TimeField
              key={name}
              label={t(name)}
              hint={hintOf(name)}
              error={errors[`details.${name}`]}
              required
              at={details[name]}
              onChange={(at) => change({ [name]: at })}
            />
          ))}
        </FormGrid>
      </FieldGroup>
      <FormGrid>
        <CapacityField
          label={t('fieldsCapacity')}
          hint={t('capacityHint')}
          error={errors['details.capacity']}
          capacity={details.capacity}
          onChange={(capacity) => change({ capacity })}
        />
        <FieldGroup label={t('places')}>
          <Checkbox
            label={t('waitingList')}
            checked={details.waitingList}
            disabled={details.capacity === null}
            onChange={(event) => change({ waitingList: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('needsTeam')}
            checked={details.needsTeam}
            onChange={(event) => change({ needsTeam: event.currentTarget.checked })}
          />
        </FieldGroup>
        <Field label={t('speaker')} hint={t('speakerHint')} error={errors[`details.${speaker}`]} optional>
          <TextInput
            key={speaker}
            lang={language}
            maxLength={200}
            value={details[speaker]}
            onChange={(event) => change({ [speaker]: event.currentTarget.value })}
          />
        </Field>
      </FormGrid>
      <FieldGroup label={t('where')} hint={t('whereHint')} required>
        <FormGrid>
          <Field label={t('place')} hint={t('placeHint')} error={errors[`details.${place}`]}>
            <TextInput
              key={place}
              lang={language}
              maxLength={200}
              value={details[place]}
              onChange={(event) => change({ [place]: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('joinLink')} hint={t('joinLinkHint')} error={errors['details.joinLink']}>
            <TextInput
              type="url"
              inputMode="url"
              maxLength={500}
              value={details.joinLink}
              onChange={(event) => change({ joinLink: event.currentTarget.value.trim() })}
            />
          </Field>
        </FormGrid>
      </FieldGroup>
      <CoverField
        cover={details.cover}
        error={errors['details.cover']}
        onChange={(cover) => change({ cover })}
      />
    </>
  );
}

type TimeProps = {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required?: boolean;
  at: string | null;
  onChange: (at: string | null) => void;
};

/** An instant in Korean time, or none. */
function TimeField({ label, hint, error, required, at, onChange }: TimeProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <MomentInput
        value={at === null ? '' : localText(at)}
        onChange={(text) => onChange(instantOfLocal(text))}
      />
    </Field>
  );
}

type CapacityProps = {
  label: string;
  hint: string;
  error: string | undefined;
  capacity: number | null;
  onChange: (capacity: number | null) => void;
};

function CapacityField({ label, hint, error, capacity, onChange }: CapacityProps) {
  return (
    <Field label={label} hint={hint} error={error} optional>
      <TextInput
        numeric
        inputMode="numeric"
        maxLength={6}
        value={capacity === null ? '' : String(capacity)}
        onChange={(event) => {
          const asked = Math.min(100_000, Number(event.currentTarget.value.replace(/\D/g, '')));
          onChange(asked > 0 ? asked : null);
        }}
      />
    </Field>
  );
}

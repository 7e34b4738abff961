import { maxLength } from '@chulbal/contract/applications/fields';
import type { Choice } from '@chulbal/contract/seasons/seasons';
import type { ReactNode } from 'react';
import { storedDate, typedDate } from '../../../lib/typed-date.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormattedInput } from '../../../ui/form/formatted-input.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { formatBusinessNo } from '../../../ui/form/typing.ts';
import type { apply } from '../apply.ko.ts';
import { TheirField } from './their-field.tsx';
import { usePath } from './use-path.ts';

type Props = {
  path: string;
  kind?: 'line' | 'area' | 'email' | 'phone' | 'date' | 'businessNo';
  hint?: ReactNode;
  optional?: boolean;
  full?: boolean;
  /** Latest day of a date, yyyy-MM-dd. */
  max?: string;
  autoComplete?: string;
};

/** One text of the application: a line, an area, a date or a number that formats itself. */
export function TextAt({ path, kind = 'line', hint, optional, full, max, autoComplete = 'off' }: Props) {
  const { label, text, error, disabled, set, onChange, onBlur, theirs } = usePath(path);
  if (theirs) return <TheirField label={label} full={full} />;
  const control = { value: text, onChange, onBlur, disabled, autoComplete };
  return (
    <Field
      label={label}
      name={path}
      hint={hint}
      error={error}
      required={!optional}
      optional={optional}
      full={full}
    >
      {kind === 'line' && <TextInput {...control} />}
      {kind === 'email' && <TextInput {...control} type="email" inputMode="email" />}
      {kind === 'phone' && <PhoneField {...control} />}
      {kind === 'businessNo' && (
        <FormattedInput
          {...control}
          format={formatBusinessNo}
          inputMode="numeric"
          placeholder="000-00-00000"
        />
      )}
      {kind === 'area' && <TextArea {...control} max={maxLength(path) ?? undefined} rows={6} />}
      {kind === 'date' && (
        <DateField
          {...control}
          max={max}
          value={typedDate(text)}
          onChange={(event) => set(storedDate(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

type SelectAtProps = {
  path: string;
  choices: readonly Pick<Choice, 'code' | 'label'>[];
  /** What holds while nothing was ever chosen. */
  standard?: string;
  hint?: ReactNode;
  optional?: boolean;
  full?: boolean;
  onChoose?: (code: string) => void;
};

/** One choice of the application, from the season's choices. */
export function SelectAt({ path, choices, standard = '', hint, optional, full, onChoose }: SelectAtProps) {
  const t = useTexts<typeof apply>('apply');
  const { label, text, error, disabled, set, onBlur, theirs } = usePath(path);
  if (theirs) return <TheirField label={label} full={full} />;
  const value = text || standard;
  const known = choices.some(({ code }) => code === value);
  return (
    <Field
      label={label}
      name={path}
      hint={hint}
      error={error}
      required={!optional}
      optional={optional}
      full={full}
    >
      <Select
        value={known ? value : ''}
        options={choices.map(({ code, label: words }) => ({ value: code, text: words }))}
        placeholder={known && standard ? undefined : t('choose')}
        onChange={({ currentTarget }) => (onChoose ?? set)(currentTarget.value)}
        onBlur={onBlur}
        disabled={disabled}
      />
    </Field>
  );
}

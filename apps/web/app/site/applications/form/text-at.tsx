import { maxLength } from '@chulbal/contract/applications/fields';
import type { ReactNode } from 'react';
import { storedDate, typedDate } from '../../../lib/typed-date.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormattedInput } from '../../../ui/form/formatted-input.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { formatBusinessNo } from '../../../ui/form/typing.ts';
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

import type { Choice } from '@chulbal/contract/seasons/seasons';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { apply } from '../apply.ko.ts';
import { TheirField } from './their-field.tsx';
import { usePath } from './use-path.ts';

type Props = {
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
export function SelectAt({ path, choices, standard = '', hint, optional, full, onChoose }: Props) {
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

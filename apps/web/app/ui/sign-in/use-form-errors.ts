import { type FormEvent, useEffect, useState } from 'react';
import { focusField } from '../form/focus-field.ts';

type Errors = Readonly<Record<string, string>>;

/**
 * The errors of the last answer. Focus goes to the first field that has one, and an error goes as soon
 * as its field is changed: `onChange` belongs on the form.
 */
export function useFormErrors(reply: { errors: Errors }) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setChanged(new Set());
    for (const name of Object.keys(reply.errors)) if (focusField(name)) return;
  }, [reply]);
  const errors: Errors = Object.fromEntries(
    Object.entries(reply.errors).filter(([name]) => !changed.has(name)),
  );
  const onChange = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (errors[name]) setChanged(new Set(changed).add(name));
  };
  return { errors, onChange };
}

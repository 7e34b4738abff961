import type { ApplicationForm } from '@chulbal/contract/applications/fields';
import { isTheirs } from '@chulbal/contract/applications/part-progress.rules';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import type { Changes } from '../draft/draft-state.ts';
import { writeMember } from '../members/member-changes.ts';
import { useApply } from './apply-context.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FieldName = keyof (typeof apply)['label'];

/** Label, text and error of the field at a path, and how it is written. */
export function usePath(path: string) {
  const { fields, form, write, touch, errorOf, mayWrite, parts } = useApply();
  const t = useTexts<typeof apply>('apply');
  const name = path.split('.').at(-1) as FieldName;
  const set = (text: string) => write(changesAt(form, path, text));
  return {
    label: t(`label.${name}`),
    text: fields[path] ?? '',
    error: errorOf(path),
    disabled: !mayWrite(path),
    /** Written by the member whose it is. */
    theirs: isTheirs(parts, path),
    set,
    onChange: (event: ChangeEvent<Control>) => set(event.currentTarget.value),
    onBlur: () => touch(path),
  };
}

/** The change of one field; a saved member's also marks the member as modified. */
export function changesAt(form: Pick<ApplicationForm, 'members'>, path: string, text: string): Changes {
  const [head, key, name] = path.split('.');
  const member = head === 'members' ? form.members.find((one) => one.key === key) : undefined;
  return member && name ? writeMember(member, { [name]: text }) : { [path]: text };
}

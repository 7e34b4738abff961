import type { Fields, Member } from '@chulbal/contract/applications/fields';
import { keptMembers } from '@chulbal/contract/applications/rules';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { focusField } from '../../../ui/form/focus-field.ts';
import { type ApplyPlace, stepPath } from '../apply-data.ts';
import { useApply } from '../form/apply-context.ts';

export type EditedMember = {
  /** The member whose panel is open. */
  member: Member | null;
  /** How the fields were when the panel was opened; null for one opened by its address. */
  before: () => Fields | null;
  /** Whether all fields of a member who fills in their own part are open, for the leader types them. */
  whole: boolean;
  isNew: () => boolean;
  open: (key: string, how: 'new' | 'edit') => void;
  close: () => void;
};

const everyField = 'fields';

/** The address of all the fields of a member. */
export function everyFieldPath(data: ApplyPlace, key: string): string {
  return `${stepPath(data, 'members', key)}&${everyField}=all`;
}

/** Which member is being written; it stands in the address, so that back closes the panel. */
export function useEditedMember(): EditedMember {
  const { data, form, fields } = useApply();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const opened = useRef<{ key: string; isNew: boolean; before: Fields } | null>(null);
  const key = query.get('member');
  const member = keptMembers(form).find((one) => one.key === key) ?? null;
  const closed = useRef<string | null>(null);
  useEffect(() => {
    if (key !== null || closed.current === null) return;
    focusMember(closed.current);
    closed.current = null;
  }, [key]);
  const isThis = () => opened.current !== null && opened.current.key === key;
  return {
    member,
    whole: query.has(everyField),
    before: () => (isThis() ? (opened.current?.before ?? null) : null),
    isNew: () => isThis() && opened.current?.isNew === true,
    open: (wanted, how) => {
      opened.current = { key: wanted, isNew: how === 'new', before: fields };
      void navigate(stepPath(data, 'members', wanted), { preventScrollReset: true });
    },
    close: () => {
      closed.current = key;
      void navigate(stepPath(data, 'members'), { preventScrollReset: true, replace: true });
    },
  };
}

/** Focus goes to the member's card; where the member is gone, to the place for a new one. */
export function focusMember(key: string): void {
  if (!focusField(`members.${key}`)) focusField('members');
}

import { keptMembers } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';

/** The name of whoever a file is of: `leader`, or a member's key; who has none yet is called by their place. */
export function useNameOf(): (person: string) => string {
  const t = useTexts<typeof apply>('apply');
  const { form } = useApply();
  return (person) => {
    if (person === 'leader') return form.leader.tmName || t('leader');
    const members = keptMembers(form);
    const place = members.findIndex(({ key }) => key === person);
    return members[place]?.tmName || t('memberNo', { no: place + 2 });
  };
}

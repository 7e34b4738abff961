import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { Part } from '../form/part.tsx';
import { PersonFields } from './person-fields.tsx';

/** Step 2: who leads the team. A member sees only that the leader writes it. */
export function LeaderStep() {
  const t = useTexts<typeof apply>('apply');
  const { data, form, mayWrite } = useApply();
  const isMember = data.application?.role === 'member' && !mayWrite('leader.tmName');
  return (
    <Part title={t('part.leader')} id="part-leader" aside={isMember ? undefined : t('leaderFrom')}>
      {isMember ? (
        <p>{t('leaderOnly', { name: form.leader.tmName })}</p>
      ) : (
        <PersonFields prefix="leader" person={form.leader} own />
      )}
    </Part>
  );
}

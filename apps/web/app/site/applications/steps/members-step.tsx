import { countDone } from '@chulbal/contract/applications/part-progress.rules';
import { keptMembers, peopleOf, teamSize } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { BigNumber } from '../../../ui/data/big-number.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { Part } from '../form/part.tsx';
import { AddMember } from '../members/add-member.tsx';
import { LeaderCard } from '../members/leader-card.tsx';
import { MemberCard } from '../members/member-card.tsx';
import { MemberPanel } from '../members/member-panel.tsx';
import styles from '../members/members.module.css';
import { RemovedMembers } from '../members/removed-members.tsx';
import { useEditedMember } from '../members/use-edited-member.ts';

/** Step 3: the others of the team, as cards; one is opened for writing at a time. */
export function MembersStep() {
  const t = useTexts<typeof apply>('apply');
  const { data, form, errorOf, findings, parts } = useApply();
  const people = peopleOf(form);
  const done = countDone(people, { findings, parts });
  const edited = useEditedMember();
  const error = errorOf('members');
  return (
    <Part
      title={t('part.members')}
      id="part-members"
      aside={
        <span className={styles.count}>
          <b>{teamSize(form)}</b> / {t('people', { count: data.track.teamMax })}
        </span>
      }
    >
      {parts.length > 0 && (
        <p className={styles.done}>
          <BigNumber size="md">
            {done}
            <small>/{people.length}</small>
          </BigNumber>{' '}
          {t('ask.finished')}
        </p>
      )}
      <ul className={styles.cards}>
        <LeaderCard leader={form.leader} />
        {keptMembers(form).map((member) => (
          <MemberCard key={member.key} member={member} edited={edited} />
        ))}
        <AddMember edited={edited} />
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <RemovedMembers />
      {edited.member && <MemberPanel key={edited.member.key} member={edited.member} edited={edited} />}
    </Part>
  );
}

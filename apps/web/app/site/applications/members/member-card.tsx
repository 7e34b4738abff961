import { type Member, personFields } from '@chulbal/contract/applications/fields';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { stepPath } from '../apply-data.ts';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import { usePersonFacts } from '../form/use-person-facts.ts';
import { ChildNote } from './child-note.tsx';
import { MemberStatus } from './member-status.tsx';
import styles from './members.module.css';
import { PartStatus } from './part-status.tsx';
import { RemoveMember } from './remove-member.tsx';
import type { EditedMember } from './use-edited-member.ts';

/** One member of the team, to be opened for writing or taken out. */
export function MemberCard({ member, edited }: { member: Member; edited: EditedMember }) {
  const t = useTexts<typeof applyFields>('applyFields');
  const { data, fields, findings, mayWrite, parts } = useApply();
  const { school, contact } = usePersonFacts()(member);
  const name = member.tmName || t('nameless');
  const prefix = `members.${member.key}.`;
  const missing = findings.filter(({ path }) => path.startsWith(prefix)).length;
  // What was never begun is not wrong yet.
  const written = Object.keys(personFields).some((field) => fields[prefix + field]);
  const isOpen = edited.member?.key === member.key;
  const part = parts.find(({ key }) => key === member.key);
  return (
    <li className={styles.card} data-open={isOpen || undefined} data-part={part?.state}>
      <div className={styles.name}>
        {name}
        <span className={styles.actions}>
          {mayWrite(`${prefix}tmName`) && (
            <Link
              id={fieldId(`members.${member.key}`)}
              className={styles.icon}
              to={stepPath(data, 'members', member.key)}
              preventScrollReset
              aria-label={t('edit', { name })}
              title={t('edit', { name })}
              onClick={(event) => {
                event.preventDefault();
                edited.open(member.key, 'edit');
              }}
            >
              <Icon name="pencil" />
            </Link>
          )}
          {mayWrite(`${prefix}position`) && <RemoveMember member={member} edited={edited} />}
        </span>
      </div>
      <p className={styles.facts}>
        {school}
        <span>{contact}</span>
      </p>
      {missing > 0 && written && !isOpen && !part && (
        <p className={styles.missing}>
          <Icon name="warning" size="sm" />
          {t('missing', { count: missing })}
        </p>
      )}
      {!isOpen && <ChildNote memberKey={member.key} />}
      {!isOpen && <PartStatus member={member} />}
      <MemberStatus memberKey={member.key} />
    </li>
  );
}

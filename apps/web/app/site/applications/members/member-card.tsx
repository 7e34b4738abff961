import { type Member, personFields } from '@chulbal/contract/applications/fields';
import { alert, confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import { stepPath } from '../apply-data.ts';
import { useApply } from '../form/apply-context.ts';
import { usePersonFacts } from '../form/use-person-facts.ts';
import { formNames } from '../posted-form.ts';
import { ChildNote } from './child-note.tsx';
import { removeMember } from './member-changes.ts';
import { MemberStatus } from './member-status.tsx';
import styles from './members.module.css';
import { PartStatus } from './part-status.tsx';
import type { EditedMember } from './use-edited-member.ts';

/** One member of the team, to be opened for writing or taken out. */
export function MemberCard({ member, edited }: { member: Member; edited: EditedMember }) {
  const t = useTexts<typeof apply>('apply');
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

/** Takes a member out of the team, after asking; at the track's floor it says why that cannot be. */
function RemoveMember({ member, edited }: { member: Member; edited: EditedMember }) {
  const t = useTexts<typeof apply>('apply');
  const { data, form, fields, write } = useApply();
  const name = member.tmName || t('nameless');

  async function remove() {
    const changes = removeMember(form, fields, member, data.track);
    if (!changes) {
      await alert({ title: t('floorTitle'), body: t('floor', { count: data.track.deletionFloor }) });
      return;
    }
    const body = member.tmNo === null ? t('removeNew') : t('removeSaved');
    const sure = await confirm({ title: t('removeTitle', { name }), body, ok: t('remove'), danger: true });
    if (!sure) return;
    write(changes);
    if (edited.member?.key === member.key) edited.close();
    toast.success(t('removed'));
    focusField('members');
  }

  return (
    <button
      type="submit"
      className={styles.icon}
      name={formNames.intent}
      value={`removeMember:${member.key}`}
      aria-label={t('removeOf', { name })}
      title={t('removeOf', { name })}
      onClick={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <Icon name="trash" />
    </button>
  );
}

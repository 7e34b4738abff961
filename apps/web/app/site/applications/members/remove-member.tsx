import type { Member } from '@chulbal/contract/applications/fields';
import { alert, confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import { formNames } from '../posted-form.ts';
import { removeMember } from './member-changes.ts';
import styles from './members.module.css';
import type { EditedMember } from './use-edited-member.ts';

/** Takes a member out of the team, after asking; at the track's floor it says why that cannot be. */
export function RemoveMember({ member, edited }: { member: Member; edited: EditedMember }) {
  const t = useTexts<typeof applyFields>('applyFields');
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

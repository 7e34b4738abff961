import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { formNames } from '../posted-form.ts';
import { addMember, newMemberKey, placesLeft } from './member-changes.ts';
import styles from './members.module.css';
import type { EditedMember } from './use-edited-member.ts';

/** The empty place among the cards. A full team is told so. */
export function AddMember({ edited }: { edited: EditedMember }) {
  const t = useTexts<typeof apply>('apply');
  const { data, form, write, mayWrite } = useApply();
  const left = placesLeft(form, data.track);
  if (!mayWrite('members.aaaaaaaa.position')) return null;

  function add() {
    const key = newMemberKey();
    const changes = addMember(form, data.track, key);
    if (!changes) {
      toast.error(t('full', { count: data.track.teamMax }));
      return;
    }
    write(changes);
    edited.open(key, 'new');
  }

  return (
    <li className={styles.add}>
      <button
        type="submit"
        name={formNames.intent}
        value="addMember"
        id={fieldId('members')}
        onClick={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Icon name="plus" />
        {t('add')}
        <small>
          {left > 0 ? t('placesLeft', { count: left }) : t('full', { count: data.track.teamMax })}
        </small>
      </button>
    </li>
  );
}

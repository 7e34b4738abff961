import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { keepMember, placesLeft, removedMembers } from './member-changes.ts';
import styles from './members.module.css';

/** Saved members that the next submission takes out, until then to be brought back. */
export function RemovedMembers() {
  const t = useTexts<typeof apply>('apply');
  const { data, form, write } = useApply();
  const refused = new Set(
    data.application?.members.filter(({ status }) => status === 'refused').map(({ key }) => key),
  );
  const removed = removedMembers(form);
  if (removed.length === 0) return null;
  const room = placesLeft(form, data.track) > 0;
  return (
    <ul className={styles.removed}>
      {removed.map((member) => (
        <li key={member.key}>
          <span>
            <s>{member.tmName}</s> {refused.has(member.key) ? t('refusedEntry') : t('removedOnSubmit')}
          </span>
          {!refused.has(member.key) && room && (
            <Button size="sm" variant="line" icon="retry" onClick={() => write(keepMember(member))}>
              {t('keep')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

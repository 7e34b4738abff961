import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import styles from '../members/members.module.css';

/** A field that a member wrote themselves: the leader sees that it is there, and not what. */
export function TheirField({ label, full }: { label: string; full?: boolean | undefined }) {
  const t = useTexts<typeof apply>('apply');
  return (
    <div className={styles.theirs} style={full ? { gridColumn: '1 / -1' } : undefined}>
      <b>{label}</b>
      <span>
        <Icon name="check" size="sm" />
        {t('ask.theirs')}
      </span>
    </div>
  );
}

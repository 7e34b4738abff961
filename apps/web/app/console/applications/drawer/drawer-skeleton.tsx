import { useTexts } from '../../../lib/use-texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import styles from './drawer.module.css';

const widths = ['40%', '92%', '78%', '86%', '34%', '90%', '72%', '81%', '38%', '88%'];

/** The shape of a team's detail while it is on its way. */
export function DrawerSkeleton() {
  const t = useTexts<typeof texts>('teamList');
  return (
    <div className={styles.body}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={styles.bones}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} height="16px" />
        ))}
      </div>
    </div>
  );
}

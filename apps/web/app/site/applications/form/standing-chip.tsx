import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import styles from './apply-form.module.css';
import type { Standing } from './use-standing.ts';

/** 작성 중 dashed orange, 고친 내용 미제출 dashed red, 제출 완료 filled green: never alike. */
export function StandingChip({ standing }: { standing: Standing }) {
  const t = useTexts<typeof apply>('apply');
  return (
    <span className={styles.chip} data-standing={standing}>
      <Icon name={standing === 'submitted' ? 'check' : 'pencil'} size="sm" />
      {t(`state.${standing}`)}
    </span>
  );
}

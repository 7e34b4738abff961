import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ui } from '../ui.ko.ts';
import styles from './field.module.css';

export type Mark = { required?: boolean; optional?: boolean };

/** The word 필수 or 선택 after a label. */
export function FieldMark({ required, optional }: Mark) {
  const t = useTexts<typeof ui>('ui');
  if (!required && !optional) return null;
  return (
    <span className={classNames(styles.mark, optional && styles.optional)}>
      {t(required ? 'required' : 'optional')}
    </span>
  );
}

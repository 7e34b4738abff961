import type { ComponentProps } from 'react';
import { DenseIcon, type DenseIconName } from '../icon/dense-icon.tsx';
import styles from './dense-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'aria-label' | 'title'> & {
  icon: DenseIconName;
  /** Its name for everyone: read aloud and shown on hover. */
  label: string;
};

/** A square button of the console with an icon only, as high as what stands in a row beside it. */
export function DenseButton({ icon, label, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label} title={label}>
      <DenseIcon name={icon} />
    </button>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type Props = { title: string; aside?: ReactNode; id?: string; children: ReactNode };

/** A part of the panel under its heading. */
export function PanelSection({ title, aside, id, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading} id={id} tabIndex={id ? -1 : undefined}>
      <h3 id={heading}>
        {title}
        {aside && <span>{aside}</span>}
      </h3>
      {children}
    </section>
  );
}

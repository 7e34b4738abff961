import type { ReactNode } from 'react';
import styles from './section-menu.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type Props = {
  /** Name of the menu for assistive technology. */
  label: string;
  /** Ids and titles of the sections among the children. */
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A long page in sections, and beside them a menu that says which of them is being read. */
export function SectionMenu({ label, sections, children }: Props) {
  const current = useSectionInView(sections.map(({ id }) => id).join(' '));
  return (
    <div className={styles.page}>
      <nav className={styles.menu} aria-label={label}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>{children}</div>
    </div>
  );
}

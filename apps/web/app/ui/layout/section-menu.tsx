import { type ReactNode, useEffect, useState } from 'react';
import styles from './section-menu.module.css';

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

/** Which of the sections with these ids, parted by spaces, is being read; the first until the page is live. */
function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(' ')[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

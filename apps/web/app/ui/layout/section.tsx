import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './section.module.css';
import { Wrap } from './wrap.tsx';

type Props = ComponentProps<'section'> & {
  /** Paper is the warm grey, ink the dark one on which rings and lines turn light. */
  tone?: 'white' | 'paper' | 'ink';
  /** 4.5 rem above and below instead of 7. */
  tight?: boolean;
  narrow?: boolean;
};

/** A band of the page with its rhythm. Give it `aria-labelledby` where it has a heading. */
export function Section({ tone = 'white', tight, narrow, className, children, ...rest }: Props) {
  return (
    <section
      {...rest}
      className={classNames(
        styles.section,
        tight && styles.tight,
        tone !== 'white' && styles[tone],
        className,
      )}
    >
      <Wrap narrow={narrow}>{children}</Wrap>
    </section>
  );
}

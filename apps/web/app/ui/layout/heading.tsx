import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './heading.module.css';

type Size = 'display' | '3xl' | '2xl' | 'xl' | 'lg';

type Props = ComponentProps<'h2'> & {
  level?: 1 | 2 | 3 | 4;
  size?: Size;
  /** A light figure after the words: 신청한 프로그램 3. */
  count?: number | string;
};

const classOf: Record<Size, string | undefined> = {
  display: styles.display,
  '3xl': styles.huge,
  '2xl': styles.large,
  xl: styles.xl,
  lg: styles.lg,
};

/** A heading whose size does not depend on its level. */
export function Heading({ level = 2, size = '2xl', count, className, children, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={classNames(classOf[size], className)}>
      {size === 'display' && typeof children === 'string' ? <Lines text={children} /> : children}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </Tag>
  );
}

/** Each written line is balanced for itself: browsers balance nothing in a block with line breaks of its own. */
function Lines({ text }: { text: string }) {
  const [line, ...rest] = text.split('\n');
  return (
    <>
      <span className={styles.line}>{line} </span>
      {rest.length > 0 && <Lines text={rest.join('\n')} />}
    </>
  );
}

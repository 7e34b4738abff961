import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './day-slots.module.css';

type Props = {
  of: number;
  /** The day it is, from 1; past the last one the term is over. */
  day: number;
  /** The same in words. */
  text: string;
};

/** A term of days, one slot each: gone ones ink, today’s orange. */
export function DaySlots({ of, day, text }: Props) {
  return (
    <>
      <span className={classNames(styles.slots, of > 10 && styles.many)} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => index + 1).map((slot) => (
          <i key={slot} className={classNames(slot < day && styles.gone, slot === day && styles.today)} />
        ))}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

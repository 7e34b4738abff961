import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './cell.module.css';

type Mark = 'y' | 'q' | 'n';

/** Small squares for proofs: full verified, half pending, crossed rejected. Words stand beside or in `label`. */
export function Pips({ marks, label }: { marks: readonly Mark[]; label?: string }) {
  return (
    <>
      <span className={styles.pips} aria-hidden="true">
        {keyed(marks).map(({ key, mark }) => (
          <i key={key} data-mark={mark} />
        ))}
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}

/** Marks have no names of their own: the first verified one is y0. */
function keyed(marks: readonly Mark[]): { key: string; mark: Mark }[] {
  return marks.map((mark, place) => ({ key: `${mark}${place}`, mark }));
}

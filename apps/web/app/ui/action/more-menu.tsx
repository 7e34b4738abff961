import { classNames } from '../../lib/class-names.ts';
import { DenseIcon } from '../icon/dense-icon.tsx';
import dense from './dense-button.module.css';
import styles from './more-menu.module.css';
import { Popover } from './popover.tsx';

/** One thing to do; `danger` where something is destroyed. */
export type MenuAct = { text: string; run: () => void; danger?: boolean };

type Props = {
  /** Names button and menu. */
  label: string;
  acts: readonly MenuAct[];
  /** As high as the buttons of a row of tools, instead of those of a table. */
  large?: boolean;
  /** With the edge of an ordinary button, where such ones stand beside it. */
  line?: boolean;
};

/** What else can be done, behind three dots. */
export function MoreMenu({ label, acts, large, line }: Props) {
  return (
    <Popover
      label={label}
      align="end"
      buttonClassName={line ? undefined : classNames(dense.button, large && styles.large)}
      button={<DenseIcon name="more" />}
    >
      {(close) => (
        <ul className={styles.menu}>
          {acts.map(({ text, run, danger }) => (
            <li key={text}>
              <button
                type="button"
                className={danger ? styles.danger : undefined}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

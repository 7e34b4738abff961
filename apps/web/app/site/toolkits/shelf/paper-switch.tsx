import { classNames } from '../../../lib/class-names.ts';
import { Popover } from '../../../ui/action/popover.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './shelf.module.css';

type Props = {
  /** Every paper, the oldest first; `note` says a little about it. */
  papers: readonly { id: string; name: string; note: string }[];
  /** The one that is open, and its name. */
  open: { id: string; name: string };
  acts: readonly { key: string; label: string; act: () => void }[];
  words: { mine: string; manage: string };
  onOpen: (id: string) => void;
  /** What the button says in place of the name, where that stands beside it. */
  brief?: string;
};

/** Which paper is open; opens another, and does what may be done with them. */
export function PaperSwitch({ papers, open, acts, words, onOpen, brief }: Props) {
  const at = papers.findIndex(({ id }) => id === open.id) + 1;
  return (
    <Popover
      {...(brief
        ? { label: [brief, at > 0 && `${at} / ${papers.length}`, words.manage].filter(Boolean).join(' ') }
        : {})}
      buttonClassName={classNames(styles.switch, brief && styles.brief)}
      panelClassName={styles.panel}
      button={
        <>
          <span className={styles.name}>{brief ?? open.name}</span>{' '}
          {at > 0 && (
            <small className={styles.at}>
              {at} / {papers.length}
            </small>
          )}
          <Icon name="chevron-down" size="sm" />
        </>
      }
    >
      {(close) => (
        <>
          {papers.length > 0 && (
            <ul className={styles.list} aria-label={words.mine}>
              {papers.map(({ id, name, note }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.item}
                    aria-current={id === open.id || undefined}
                    onClick={() => {
                      onOpen(id);
                      close();
                    }}
                  >
                    <span className={styles.name}>{name}</span>
                    <small className={styles.at}>{note}</small>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.list} aria-label={words.manage}>
            {acts.map(({ key, label, act }) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => {
                    close();
                    act();
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}

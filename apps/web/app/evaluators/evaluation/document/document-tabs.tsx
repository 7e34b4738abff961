import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './document-pane.module.css';

type Props = {
  tabs: readonly { key: string; text: string }[];
  chosen: string;
  onChoose: (key: string) => void;
  label: string;
  /** Tools of what is shown. */
  children: ReactNode;
};

/** The documents as tabs, arrows move between them; at the right the tools of the one that is shown. */
export function DocumentTabs({ tabs, chosen, onChoose, label, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const now = tabs.findIndex(({ key }) => key === chosen);
    const next = (now + by + tabs.length) % tabs.length;
    onChoose(tabs[next]?.key ?? chosen);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <div className={styles.bar}>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {text}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

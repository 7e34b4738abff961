import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { companies as texts } from '../companies.ko.ts';
import styles from './company-editor.module.css';

/** What is left to do, with the field it leads to: an operator asked for it, or it is missing. */
export type ToDo = { path: string; kind: 'asked' | 'missing'; text: string };

type Props = { again: boolean; toDo: readonly ToDo[]; done: readonly string[]; onGo: (path: string) => void };

/** What keeps the page from being handed in, each line the way to its field; what is done stands below. */
export function CompanyChecks({ again, toDo, done, onGo }: Props) {
  const t = useTexts<typeof texts>('companies');
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{t(again ? 'checks.againTitle' : 'checks.heading')}</h2>
        <p>
          {done.length} / {done.length + toDo.length}
        </p>
      </div>
      <ul className={styles.checks}>
        {toDo.map(({ path, kind, text }) => (
          <li key={`${kind} ${path} ${text}`} data-kind={kind}>
            <button type="button" onClick={() => onGo(path)}>
              <i aria-hidden="true" />
              <span>
                <small>{t(`checks.${kind}`)}</small> {text}
              </span>
              <Icon name="arrow-right" size="sm" />
            </button>
          </li>
        ))}
        {done.map((text) => (
          <li key={text} data-kind="done">
            <Icon name="check" size="sm" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { SetupView } from '@chulbal/contract/setup';
import { useTexts } from '../../lib/use-texts.ts';
import type { setupList as texts } from './setup-list.ko.ts';
import styles from './setup-list.module.css';
import { SetupRow } from './setup-row.tsx';

const columns = ['item', 'value', 'where', 'state', 'owner', 'act'] as const;

/** What is to be ready before a league begins, and what of it is; gone when all is. */
export function SetupList({ setup }: { setup: SetupView }) {
  const t = useTexts<typeof texts>('setupList');
  const { items } = setup;
  const done = items.filter(({ state }) => state === 'done').length;
  if (done === items.length) return null;
  return (
    <section className={styles.setup} aria-labelledby="setup-title">
      <div className={styles.title}>
        <h2 id="setup-title">
          {t('title')} <b>{done}</b>
        </h2>
        <span>{t('note', { all: items.length })}</span>
      </div>
      <ol className={styles.bar} aria-hidden="true">
        {items.map(({ item, state }) => (
          <li key={item} data-state={state}>
            {t(`short.${item}`)}
          </li>
        ))}
      </ol>
      <p className={styles.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{t(`columns.${column}`)}</span>
        ))}
      </p>
      <ul className={styles.rows}>
        {items.map((row) => (
          <SetupRow key={row.item} row={row} setup={setup} />
        ))}
      </ul>
      <p className={styles.foot}>{t('foot')}</p>
    </section>
  );
}

import type { SetupView } from '@chulbal/contract/setup';
import { setupNeeds } from '@chulbal/contract/setup.rules';
import { useTexts } from '../../lib/use-texts.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { setupList as texts } from './setup-list.ko.ts';
import styles from './setup-list.module.css';
import { SetupRow } from './setup-row.tsx';

const columns = ['item', 'value', 'where', 'state', 'owner', 'act'] as const;

type Props = {
  setup: SetupView;
  /** Where nothing on the page is more urgent: the first part that is not ready has its button filled. */
  leads?: boolean;
};

/** What is to be ready before a league begins, and what of it is; gone when all is. */
export function SetupList({ setup, leads = false }: Props) {
  const t = useTexts<typeof texts>('setupList');
  const { can } = useOperator();
  const { items } = setup;
  const done = items.filter(({ state }) => state === 'done').length;
  if (done === items.length) return null;
  const first = items.find(({ item, state }) => state !== 'done' && can(setupNeeds[item]));
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
          <SetupRow key={row.item} row={row} setup={setup} isNext={leads && row === first} />
        ))}
      </ul>
      <p className={styles.foot}>{t('foot')}</p>
    </section>
  );
}

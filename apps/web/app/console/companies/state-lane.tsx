import type { CompanyRow } from '@chulbal/contract/companies/operators';
import { useTexts } from '../../lib/use-texts.ts';
import type { companiesAdmin as texts } from './companies-admin.ko.ts';
import styles from './companies-admin.module.css';

/** In the order in which a page comes through them. */
const states = ['notBegun', 'writing', 'submitted', 'changesAsked', 'approved', 'newVersion'] as const;

type Props = {
  rows: readonly CompanyRow[];
  state: CompanyRow['state'] | null;
  onChoose: (state: CompanyRow['state'] | null) => void;
};

/** All teams as one lane, a leg for each state as long as it has teams; a press shows only those. */
export function StateLane({ rows, state, onChoose }: Props) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const counts = states.map((one) => ({ one, count: rows.filter((row) => row.state === one).length }));
  const shown = rows.filter(({ approvedVersion, hidden }) => approvedVersion > 0 && !hidden).length;
  return (
    <div>
      <div className={styles.lane} aria-hidden="true">
        {counts.map(({ one, count }) => (
          <i key={one} data-state={one} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles.legs}>
        {counts.map(({ one, count }) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={state === one}
              onClick={() => onChoose(state === one ? null : one)}
            >
              <i data-state={one} aria-hidden="true" />
              {t(`states.${one}`)}
              <b>{count}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.shown}>{t('shown', { count: rows.length, shown })}</p>
    </div>
  );
}

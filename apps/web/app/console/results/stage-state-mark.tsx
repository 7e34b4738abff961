import { useTexts } from '../../lib/use-texts.ts';
import type { results as texts } from './results.ko.ts';
import styles from './results.module.css';
import type { StageState } from './stage-state.ts';

const shapes = {
  upcoming: <circle cx="8" cy="8" r="4.6" />,
  judging: <circle cx="8" cy="8" r="5" data-filled />,
  ready: <rect x="3" y="3" width="10" height="10" data-filled />,
  waiting: <path d="M3 3h10L3 13h10z" />,
  finalised: <path d="M8 2l6 6-6 6-6-6z" data-filled />,
} as const satisfies Record<StageState, unknown>;

/** Where a result stands: a shape and a word. */
export function StageStateMark({ state, version }: { state: StageState; version: number }) {
  const t = useTexts<typeof texts>('results');
  return (
    <span className={styles.state} data-state={state}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[state]}
      </svg>
      {t(`state.${state}`, { version })}
    </span>
  );
}

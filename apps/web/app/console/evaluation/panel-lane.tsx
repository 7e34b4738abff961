import type { ProgressEvaluator } from '@chulbal/contract/evaluation/progress';
import { useTexts } from '../../lib/use-texts.ts';
import { dotsOf, isAssigned, markOf } from './figures.ts';
import styles from './judging.module.css';
import type { judgingProgress as texts } from './judging-progress.ko.ts';

type Props = { evaluators: readonly ProgressEvaluator[]; evenShare: number };

/** A panel's evaluators on its lane: disc, ring, diamond; the squares of who is done stand at its end with their number. */
export function PanelLane({ evaluators, evenShare }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const working = evaluators.filter(isAssigned);
  const done = working.filter((one) => markOf(one) === 'done').length;
  const people = working
    .map(({ name, submitted, assigned }) => t('person', { name, done: submitted, all: assigned }))
    .join(', ');
  return (
    <span
      className={styles.lane}
      role="img"
      aria-label={t('lane', { count: working.length, people })}
      style={{ '--even': `${evenShare * 100}%` }}
    >
      <s />
      {dotsOf(evaluators).map(({ evaluatorId, mark, at, lift }) => (
        <i
          key={evaluatorId}
          className={styles.mark}
          data-mark={mark}
          style={{ '--at': `${at}%`, '--lift': `${lift * 7}px` }}
        />
      ))}
      {done > 0 && <i className={styles.mark} data-mark="done" style={{ '--at': '100%', '--lift': '0px' }} />}
      {done > 1 && <em>{done}</em>}
    </span>
  );
}

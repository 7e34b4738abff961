import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { laneColour } from './lane-colour.ts';
import type { Leg } from './legs.ts';
import styles from './vertical-lane.module.css';

export type LaneStage = Pick<Leg, 'key' | 'state' | 'at'> & { content: ReactNode };

type Props = { stages: readonly LaneStage[]; lane?: number; label?: string };

/** A lane that runs down the page, with what each stage says beside it. */
export function VerticalLane({ stages, lane, label }: Props) {
  return (
    <ol data-lane={lane === undefined ? undefined : laneColour(lane)} aria-label={label}>
      {stages.map(({ key, state, at, content }, index) => (
        <li
          key={key}
          className={classNames(styles.item, state !== 'ahead' && styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
          style={state === 'now' ? { '--at': `${at ?? 50}%` } : undefined}
        >
          <div className={styles.bar} aria-hidden="true">
            {index + 1}
          </div>
          <div className={styles.body}>{content}</div>
        </li>
      ))}
    </ol>
  );
}

import { classNames } from '../../lib/class-names.ts';
import { laneColour } from './lane-colour.ts';
import styles from './lane-thin.module.css';
import type { Leg } from './legs.ts';

/** `missed` is run, but not as it should be. */
type ThinLeg = Omit<Leg, 'state'> & { state: Leg['state'] | 'missed' };

type Props = { legs: readonly ThinLeg[]; lane?: number; label?: string };

/** A lane of 14 px without numbers: 작성 중 → 제출 완료, a wallet, a meter. */
export function LaneThin({ legs, lane, label }: Props) {
  return (
    <ol
      className={styles.lane}
      data-lane={lane === undefined ? undefined : laneColour(lane)}
      aria-label={label}
    >
      {legs.map((leg) => (
        <li
          key={leg.key}
          className={classNames(styles.leg, leg.state !== 'ahead' && styles[leg.state])}
          aria-current={leg.state === 'now' ? 'step' : undefined}
          style={leg.state === 'now' ? { '--at': `${leg.at ?? 50}%` } : undefined}
        >
          <span className={styles.bar} />
          {leg.label && <span className={styles.label}>{leg.label}</span>}
        </li>
      ))}
    </ol>
  );
}

import { classNames } from '../../lib/class-names.ts';
import { laneColour } from './lane-colour.ts';
import styles from './lane-no.module.css';

type Props = {
  lane: number;
  size?: 'sm' | 'md' | 'lg';
  /** Of an earlier season: grey. */
  past?: boolean;
};

/** A track's number in its colour; the only way a track is marked, always beside its name. */
export function LaneNo({ lane, size = 'md', past }: Props) {
  return (
    <span
      className={classNames(styles.no, size !== 'md' && styles[size], past && styles.past)}
      data-lane={laneColour(lane)}
    >
      {lane}
    </span>
  );
}

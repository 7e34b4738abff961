import { Icon } from '../../../ui/icon/icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import styles from './part.module.css';

type Props = { lane: number; band: string; name: string; note: string; solid: boolean };

/** A member's name on a runner's bib: dashed while it waits for them, solid once they have signed. */
export function MemberBib({ lane, band, name, note, solid }: Props) {
  return (
    <div className={styles.bib} data-lane={laneColour(lane)} data-solid={solid || undefined}>
      <p className={styles.band}>{band}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.bibNote}>
        {solid && <Icon name="check" size="sm" />}
        {note}
      </p>
    </div>
  );
}

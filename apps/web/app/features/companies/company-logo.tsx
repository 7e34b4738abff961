import { laneColour } from '../../ui/lane/lane-colour.ts';
import styles from './company-page.module.css';

type Props = {
  logo: string | null;
  name: string;
  lane: number;
  /** In px, a side of the square. */
  size: number;
  from?: string;
};

/** A team's logo; where it has none, its first letter on the lane's colour. Always beside the name. */
export function CompanyLogo({ logo, name, lane, size, from = '/transfer/file/' }: Props) {
  if (logo) {
    return (
      <img
        className={styles.logo}
        src={`${from}${logo}?w=480`}
        alt=""
        width={size}
        height={size}
        decoding="async"
      />
    );
  }
  return (
    <span
      className={styles.logo}
      data-lane={laneColour(lane)}
      style={{ width: size, height: size, fontSize: size / 2 }}
      aria-hidden="true"
    >
      {[...name][0] ?? ''}
    </span>
  );
}

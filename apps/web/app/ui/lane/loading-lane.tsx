import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ui } from '../ui.ko.ts';
import styles from './loading-lane.module.css';

type Props = {
  label?: string;
  /** A thin one along the header's lower edge, for going from page to page. */
  edge?: boolean;
};

/** Something is being loaded; seen only when it takes longer than 0.4 s. */
export function LoadingLane({ label, edge }: Props) {
  const t = useTexts<typeof ui>('ui');
  return (
    <div
      className={classNames(styles.lane, edge && styles.edge)}
      role="progressbar"
      // The edge of the page stands in no landmark.
      aria-live={edge ? 'polite' : undefined}
      aria-label={label ?? t('loading')}
    >
      <span />
    </div>
  );
}

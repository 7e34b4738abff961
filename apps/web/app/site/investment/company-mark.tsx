import type { MarketCompany } from '@chulbal/contract/investment/investment';
import { srcSetOf } from '../../lib/picture-sources.ts';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import styles from './investment.module.css';

/**
 * A company's logo, or the first letter of its name in its lane's colour; decorative, for the name stands beside it. Whoever
 * wants another size sets `--side`.
 */
export function CompanyMark({ company }: { company: Pick<MarketCompany, 'logo' | 'lane' | 'teamName'> }) {
  return company.logo ? (
    <img
      className={styles.mark}
      src={`/transfer/file/${company.logo}`}
      srcSet={srcSetOf(`/transfer/file/${company.logo}`)}
      sizes="64px"
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={styles.mark} data-lane={laneColour(company.lane)} aria-hidden="true">
      {[...company.teamName][0]}
    </span>
  );
}

import type { MarketCompany } from '@chulbal/contract/investment/investment';
import type { ReactNode } from 'react';
import { Link } from '../../ui/action/link.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { CompanyMark } from './company-mark.tsx';
import styles from './investment.module.css';

type Props = { company: MarketCompany; igNo: number; tag?: ReactNode };

/** A company as a row of the market names it: mark, lane, track and region, and the way to its page. */
export function CompanyName({ company, igNo, tag }: Props) {
  return (
    <div className={styles.company}>
      <CompanyMark company={company} />
      <div>
        <p className={styles.place}>
          <LaneNo lane={company.lane} size="sm" />
          {[company.trackName, company.regionName].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.name}>
          <Link to={`/ipo/detail/${igNo}/${company.icNo}`}>{company.teamName}</Link>
          {tag}
        </p>
      </div>
    </div>
  );
}

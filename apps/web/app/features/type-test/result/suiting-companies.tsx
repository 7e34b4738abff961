import type { CompanyCard } from '@chulbal/contract/shown-companies';
import { Link } from '../../../ui/action/link.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import styles from './result.module.css';

/** Companies that suit a type, with their logos or their lane's number where they have none. */
export function SuitingCompanies({ companies }: { companies: readonly CompanyCard[] }) {
  return (
    <ul className={styles.companies}>
      {companies.map(({ icNo, igNo, lane, logo, teamName, companyTitle, onlyKorean }) => (
        <li key={icNo}>
          <Link to={`/ipo/detail/${igNo}/${icNo}`} lang={onlyKorean ? 'ko' : undefined}>
            {logo ? (
              <img src={`/transfer/file/${logo}?width=200`} alt="" width={64} height={64} loading="lazy" />
            ) : (
              <span className={styles.mark} data-lane={laneColour(lane)}>
                {lane}
              </span>
            )}
            <span>
              <b>{teamName}</b>
              <small>{companyTitle}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

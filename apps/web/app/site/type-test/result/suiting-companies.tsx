import type { CompanyCard } from '@chulbal/contract/companies/shown';
import { Link } from '../../../ui/action/link.tsx';
import { CompanyMark } from '../../investment/company-mark.tsx';
import styles from './result.module.css';

/** Companies that suit a type. */
export function SuitingCompanies({ companies }: { companies: readonly CompanyCard[] }) {
  return (
    <ul className={styles.companies}>
      {companies.map(({ icNo, igNo, lane, logo, teamName, companyTitle, onlyKorean }) => (
        <li key={icNo}>
          <Link to={`/ipo/detail/${igNo}/${icNo}`} lang={onlyKorean ? 'ko' : undefined}>
            <CompanyMark company={{ logo, lane, teamName }} />
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

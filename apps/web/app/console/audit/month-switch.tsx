import { yearMonthText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { exportReview as texts } from './export-review.ko.ts';
import styles from './exports.module.css';
import { addMonths } from './months.ts';

/** The month of a report, and the ones beside it. */
export function MonthSwitch({ month, thisMonth }: { month: string; thisMonth: string }) {
  const t = useTexts<typeof texts>('exportReview');
  const next = addMonths(month, 1);
  return (
    <nav className={styles.months} aria-label={t('month')}>
      <Link to={`?month=${addMonths(month, -1)}`} aria-label={t('before')}>
        <Icon name="chevron-left" size="sm" />
      </Link>
      <b aria-current="date">{yearMonthText(`${month}-01`, useLanguage())}</b>
      {next <= thisMonth ? (
        <Link to={`?month=${next}`} aria-label={t('after')}>
          <Icon name="chevron-right" size="sm" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

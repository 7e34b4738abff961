import { useSearchParams } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../action/link.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ui } from '../ui.ko.ts';
import { pagesAround } from './pages-around.ts';
import styles from './pagination.module.css';

type Props = { page: number; totalPages: number /** Name of the query key. */; param?: string };

/** Pages of a list as links that keep the rest of the query. Nothing where there is one page. */
export function Pagination({ page, totalPages, param = 'page' }: Props) {
  const t = useTexts<typeof ui>('ui');
  const [search] = useSearchParams();
  if (totalPages <= 1) return null;
  const to = (target: number) => {
    const query = new URLSearchParams(search);
    query.set(param, String(target));
    return `?${query}`;
  };
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <Step to={page > 1 ? to(page - 1) : null} label={t('pages.previous')} icon="chevron-left" />
      {pagesAround(page, totalPages).map((target) => (
        <Link
          key={target}
          className={styles.page}
          to={to(target)}
          aria-current={target === page ? 'page' : undefined}
        >
          {target}
        </Link>
      ))}
      <Step to={page < totalPages ? to(page + 1) : null} label={t('pages.next')} icon="chevron-right" />
    </nav>
  );
}

type StepProps = { to: string | null; label: string; icon: 'chevron-left' | 'chevron-right' };

function Step({ to, label, icon }: StepProps) {
  if (!to) {
    return (
      <span className={classNames(styles.page, styles.off)}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className={styles.page} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

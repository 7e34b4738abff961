import { useTexts } from '../../../../lib/use-texts.ts';
import { Link } from '../../../../ui/action/link.tsx';
import { Kbd } from '../../../../ui/data/kbd.tsx';
import { DenseIcon } from '../../../../ui/icon/dense-icon.tsx';
import type { desk as texts } from '../desk.ko.ts';
import { useDesk } from '../desk-context.ts';
import { Pips } from './pips.tsx';
import styles from './table-foot.module.css';

/** How many were found, what the marks mean, the keys, and the pages. */
export function TableFoot({ first, last, pages }: { first: number; last: number; pages: number }) {
  const t = useTexts<typeof texts>('desk');
  const { state, total, all, to, open, can } = useDesk();
  const { page } = state;
  const step = (by: number) => {
    const next = page + by;
    const there = next >= 1 && next <= pages;
    const label = t(by < 0 ? 'foot.previous' : 'foot.next');
    const icon = <DenseIcon name={by < 0 ? 'chevron-left' : 'chevron-right'} />;
    return there ? (
      <Link to={to({ page: next })} className={styles.step} aria-label={label} title={label}>
        {icon}
      </Link>
    ) : (
      <span className={styles.step} data-off>
        {icon}
      </span>
    );
  };
  return (
    <div className={styles.foot}>
      <span role="status">
        <b>{t('foot.found', { count: total.toLocaleString() })}</b>{' '}
        {t('foot.all', { all: all.toLocaleString() })}
      </span>
      <span className={styles.legend}>
        <Pips marks={['y']} /> {t('foot.verified')}
        <Pips marks={['q']} /> {t('foot.pending')}
        <Pips marks={['n']} /> {t('foot.rejected')}
      </span>
      <button type="button" className={styles.keys} onClick={() => open({ kind: 'keys' })}>
        <span className={styles.hints}>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t('foot.move')}
          {can('workApplications') && (
            <>
              {' '}
              <Kbd>X</Kbd> {t('foot.choose')}
            </>
          )}
        </span>
        <Kbd>?</Kbd> {t('foot.keys')}
      </button>
      <nav className={styles.pages} aria-label={t('foot.pages')}>
        <span>{t('foot.range', { first: first.toLocaleString(), last: last.toLocaleString() })}</span>
        {step(-1)}
        {step(1)}
      </nav>
    </div>
  );
}

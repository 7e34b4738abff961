import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { Kbd } from '../../../ui/data/kbd.tsx';
import { digitsOf } from '../../../ui/form/typing.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { pageSizes, rememberSize } from './page-size.ts';
import { Pips } from './pips.tsx';
import styles from './table-parts.module.css';

type Props = { first: number; last: number; pages: number; size: number };

/** How many were found, what the marks mean, the keys, and the pages: their size, the next, and any by its number. */
export function TableFoot({ first, last, pages, size }: Props) {
  const t = useTexts<typeof texts>('teamList');
  const { state, total, all, to, go, open, can } = useTeamList();
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
        <label className={styles.size}>
          <VisuallyHidden>{t('foot.size')}</VisuallyHidden>
          <select
            value={size}
            onChange={(event) => {
              const chosen = pageSizes.find((known) => known === Number(event.target.value)) ?? 50;
              rememberSize(chosen);
              // the team at the top of the page stays on it
              go({ size: chosen, page: Math.floor((first - 1) / chosen) + 1 });
            }}
          >
            {pageSizes.map((known) => (
              <option key={known} value={known}>
                {t('foot.perPage', { count: known })}
              </option>
            ))}
          </select>
        </label>
        <span className={styles.range}>
          {t('foot.range', { first: first.toLocaleString(), last: last.toLocaleString() })}
        </span>
        {step(-1)}
        {pages > 1 && <PageNumber key={page} page={page} pages={pages} />}
        {step(1)}
      </nav>
    </div>
  );
}

/** The page by its number: typed and sent with Enter, or left. What is no page is the nearest one. */
function PageNumber({ page, pages }: { page: number; pages: number }) {
  const t = useTexts<typeof texts>('teamList');
  const { go } = useTeamList();
  const [typed, setTyped] = useState(String(page));
  function leave() {
    const wanted = Math.min(pages, Math.max(1, Number(typed) || page));
    if (wanted === page) setTyped(String(page));
    else go({ page: wanted });
  }
  return (
    <span className={styles.jump}>
      <input
        inputMode="numeric"
        aria-label={t('foot.jump')}
        size={String(pages).length}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(digitsOf(event.target.value, 6))}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <span>/ {pages.toLocaleString()}</span>
    </span>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../../art/logo.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './console-layout.module.css';
import { isAt, visibleGroups } from './nav-entries.ts';
import { rememberNavFold } from './nav-fold.ts';
import { NavIcon } from './nav-icon.tsx';
import { useOperator } from './use-operator.ts';

/**
 * The left navigation: what there is for this role. Folds to icons, by itself where the window is narrow; on a phone
 * the bar's button opens it over the page.
 */
export function ConsoleNav({ folded: first }: { folded: boolean }) {
  const t = useTexts<typeof texts>('consoleFrame');
  const { brand } = useRootData();
  const { can } = useOperator();
  const { pathname } = useLocation();
  const [folded, setFolded] = useState(first);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pathname && nav.current?.matches(':popover-open')) nav.current.hidePopover();
    // There are more entries than a laptop is high.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const fold = () => {
    rememberNavFold(!folded);
    setFolded(!folded);
  };
  return (
    <nav
      ref={nav}
      id="console-nav"
      popover="auto"
      className={styles.nav}
      aria-label={t('nav.label')}
      data-folded={folded || undefined}
    >
      <div className={styles.top}>
        <Link to="/console" className={styles.home} aria-label={t('nav.home', { brand })}>
          <Logo brand={brand} />
          <RailMark />
        </Link>
        <small>{t('nav.area')}</small>
      </div>
      {visibleGroups(can).map(({ name, entries }) => (
        <div key={name} className={styles.group}>
          <p id={`nav-${name}`} className={styles.groupName}>
            {t(`groups.${name}`)}
          </p>
          <ul aria-labelledby={`nav-${name}`}>
            {entries.map(({ key, path, also, icon }) => (
              <li key={key}>
                <Link
                  className={styles.entry}
                  to={path}
                  aria-current={isAt({ path, also }, pathname) ? 'page' : undefined}
                  title={t(`nav.${key}`)}
                >
                  <NavIcon name={icon} />
                  <span>{t(`nav.${key}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={fold}>
        <NavIcon name={folded ? 'unfold' : 'fold'} />
        <span>{t(folded ? 'nav.unfold' : 'nav.fold')}</span>
      </button>
    </nav>
  );
}

/** The plus of the brand alone: what there is room for on the rail. */
function RailMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M7 0h6v7h7v6h-7v7H7v-7H0V7h7z" fill="var(--orange-500)" />
    </svg>
  );
}

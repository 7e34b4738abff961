import { type KeyboardEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isUnder } from '../../lib/is-under.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import type { header } from './header.ko.ts';
import styles from './main-nav.module.css';
import { builtMenu, groupTarget, isInGroup, type MenuGroupKey } from './menu.ts';

/** The menu of wide screens. Submenus open on hover and on focus by style alone; Escape closes them. */
export function MainNav({ brand }: { brand: string }) {
  const t = useTexts<typeof header>('header');
  const { pathname } = useLocation();
  const { site } = useRootData();
  const [closed, setClosed] = useState<MenuGroupKey | null>(null);

  function close(event: KeyboardEvent<HTMLElement>, key: MenuGroupKey) {
    if (event.key !== 'Escape') return;
    // the link that had the focus goes away with its submenu
    event.currentTarget.querySelector('a')?.focus();
    setClosed(key);
  }

  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <ul className={styles.list}>
        {builtMenu(site?.slug).map((group) => (
          <li
            key={group.key}
            className={styles.group}
            data-closed={closed === group.key || undefined}
            onKeyDown={(event) => close(event, group.key)}
            onPointerEnter={() => setClosed(null)}
            onFocus={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setClosed(null);
            }}
          >
            <Link
              className={styles.top}
              to={groupTarget(group)}
              aria-current={isInGroup(group, pathname) ? 'true' : undefined}
            >
              {t(`menu.${group.key}`, { brand })}
            </Link>
            {group.links.length > 0 && (
              <ul className={styles.sub}>
                {group.links.map((link) => (
                  <li key={link.key}>
                    <Link
                      to={link.to}
                      aria-current={isUnder(link.to, pathname) ? 'page' : undefined}
                      onClick={() => setClosed(group.key)}
                    >
                      {t(`menu.${link.key}`)}
                      <small>{t(`menu.${link.key}Note`)}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

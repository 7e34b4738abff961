import { type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isUnder } from '../../lib/is-under.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { Link } from '../../ui/action/link.tsx';
import { LogOutForm } from '../../ui/action/log-out-form.tsx';
import { onResized } from '../../ui/route/window-layout.ts';
import styles from './header.module.css';
import { builtMenu } from './menu.ts';
import type { siteFrame } from './site-frame.ko.ts';

/** Id that the button names. */
export const menuId = 'all-menu';

type Props = { loggedIn: boolean; brand: string };

/**
 * The menu of narrow screens: slides in under the header, groups fold as an accordion. A popover, so that it
 * opens, closes by Escape and gives focus back without script; with script the page behind it is inert.
 */
export function MobileMenu({ loggedIn, brand }: Props) {
  const t = useTexts<typeof siteFrame>('siteFrame');
  const menu = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const groups = builtMenu(useRootData().site?.slug);

  const page = useRef(key);
  useEffect(() => {
    // going to another page closes the menu
    if (page.current !== key && menu.current?.matches(':popover-open')) menu.current.hidePopover();
    page.current = key;
  }, [key]);

  useEffect(
    () =>
      onResized(({ compact }) => {
        // so does a window that has become wide, where the menu stands in the header
        if (!compact && menu.current?.matches(':popover-open')) menu.current.hidePopover();
      }),
    [],
  );

  function toggled(event: ToggleEvent<HTMLElement>) {
    // a group of links that unfolds inside is not the menu
    if (event.target !== event.currentTarget) return;
    const open = event.newState === 'open';
    for (const behind of document.querySelectorAll('main, footer')) behind.toggleAttribute('inert', open);
    document.documentElement.style.overflow = open ? 'hidden' : '';
  }

  return (
    <nav
      ref={menu}
      id={menuId}
      popover="auto"
      className={styles.menu}
      aria-label={t('allMenu')}
      onToggle={toggled}
    >
      {groups.map((group) =>
        group.links.length === 0 && group.to ? (
          <div key={group.key} className={styles.mobileGroup}>
            <Link className={styles.summary} to={group.to}>
              {t(`menu.${group.key}`, { brand })}
            </Link>
          </div>
        ) : (
          <details key={group.key} className={styles.mobileGroup} open>
            <summary className={styles.summary}>{t(`menu.${group.key}`, { brand })}</summary>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.key}>
                  <Link to={link.to} aria-current={isUnder(link.to, pathname) ? 'page' : undefined}>
                    {t(`menu.${link.key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
      <div className={styles.mobileEnd}>
        {loggedIn ? (
          <>
            <ButtonLink to="/auth/mypage">{t('myPage')}</ButtonLink>
            <LogOutForm action="/auth/logout" to="/">
              <Button type="submit" variant="ghost" block>
                {t('logout')}
              </Button>
            </LogOutForm>
          </>
        ) : (
          <>
            <ButtonLink to="/auth/login" variant="ink">
              {t('login')}
            </ButtonLink>
            <ButtonLink to="/auth/sign">{t('signUp')}</ButtonLink>
          </>
        )}
        <LanguageSwitch long className={styles.language} />
      </div>
    </nav>
  );
}

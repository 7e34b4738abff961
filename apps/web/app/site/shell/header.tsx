import type { SitePicture } from '@chulbal/contract/site/site';
import { type KeyboardEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../../art/logo.tsx';
import { isUnder } from '../../lib/is-under.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { Link } from '../../ui/action/link.tsx';
import { LogOutForm } from '../../ui/action/log-out-form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import styles from './header.module.css';
import { builtMenu, groupTarget, isInGroup, type MenuGroupKey } from './menu.ts';
import { MobileMenu, menuId } from './mobile-menu.tsx';
import type { siteFrame as texts } from './site-frame.ko.ts';

type Props = {
  /** Whether somebody is logged in. */
  loggedIn: boolean;
  /** Site data: the product's name as it is written. */
  brand?: string;
  /** In place of the word mark. */
  logo?: SitePicture | null | undefined;
};

/** Top of every page: logo, menu, language, account. Everything in it works before the script has come. */
export function Header({ loggedIn, brand = '출발+', logo }: Props) {
  const t = useTexts<typeof texts>('siteFrame');
  return (
    <header className={styles.header}>
      <Wrap className={styles.inner}>
        <Link className={styles.home} to="/" aria-label={t('logo', { brand })}>
          <Logo brand={brand} logo={logo} />
        </Link>
        <MainNav brand={brand} />
        <div className={styles.end}>
          <LanguageSwitch className={styles.wide} />
          <AccountLinks loggedIn={loggedIn} secondaryClass={styles.tablet} />
          <MenuButton />
        </div>
      </Wrap>
      <MobileMenu loggedIn={loggedIn} brand={brand} />
    </header>
  );
}

type AccountLinksProps = { loggedIn: boolean; secondaryClass?: string };

/** Log in and sign up, or log out (a POST: a GET never changes anything) and my page. */
function AccountLinks({ loggedIn, secondaryClass }: AccountLinksProps) {
  const t = useTexts<typeof texts>('siteFrame');
  if (loggedIn) {
    return (
      <>
        <LogOutForm action="/auth/logout" to="/" className={secondaryClass}>
          <button type="submit">{t('logout')}</button>
        </LogOutForm>
        <Link to="/auth/mypage">{t('myPage')}</Link>
      </>
    );
  }
  return (
    <>
      <Link className={secondaryClass} to="/auth/sign">
        {t('signUp')}
      </Link>
      <Link to="/auth/login">{t('login')}</Link>
    </>
  );
}

/** Opens and closes the menu of narrow screens; the browser tells whether it is expanded. */
function MenuButton() {
  const t = useTexts<typeof texts>('siteFrame');
  return (
    <button className={styles.menuButton} type="button" aria-label={t('allMenu')} popoverTarget={menuId}>
      <Icon name="menu" className={styles.lines} />
      <Icon name="cross" className={styles.cross} />
    </button>
  );
}

/** The menu of wide screens. Submenus open on hover and on focus by style alone; Escape closes them. */
function MainNav({ brand }: { brand: string }) {
  const t = useTexts<typeof texts>('siteFrame');
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

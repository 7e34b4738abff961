import type { SitePicture } from '@chulbal/contract/site/site';
import { Logo } from '../../art/logo.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { AccountLinks } from './account-links.tsx';
import type { header } from './header.ko.ts';
import styles from './header.module.css';
import { MainNav } from './main-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';

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
  const t = useTexts<typeof header>('header');
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
          <MenuButton className={styles.menuButton} />
        </div>
      </Wrap>
      <MobileMenu loggedIn={loggedIn} brand={brand} />
    </header>
  );
}

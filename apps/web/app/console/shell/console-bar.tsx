import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './console-bar.module.css';
import { ConsoleClock } from './console-clock.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleSearch } from './console-search.tsx';

/**
 * The bar on top: search, clock, who works here, and on a phone what opens the navigation. At its left the page's own
 * head lies, see PageHead.
 */
export function ConsoleBar() {
  const t = useTexts<typeof texts>('consoleFrame');
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.open} popoverTarget="console-nav" aria-label={t('nav.open')}>
        <Icon name="menu" />
      </button>
      <ConsoleSearch />
      <ConsoleClock />
      <ConsoleMenu />
    </header>
  );
}

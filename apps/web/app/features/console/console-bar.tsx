import styles from './console-bar.module.css';
import { ConsoleClock } from './console-clock.tsx';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleSearch } from './console-search.tsx';

/** The bar on top: search, clock, who works here. At its left the page's own head lies, see PageHead. */
export function ConsoleBar() {
  return (
    <header className={styles.bar}>
      <ConsoleSearch />
      <ConsoleClock />
      <ConsoleMenu />
    </header>
  );
}

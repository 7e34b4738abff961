import styles from './console-bar.module.css';
import { useOperator } from './use-operator.ts';

/** The bar on top. At its left the page's own head lies, see PageHead. */
export function ConsoleBar() {
  const { operator } = useOperator();
  return (
    <header className={styles.bar}>
      <span className={styles.me}>{operator.name}</span>
    </header>
  );
}

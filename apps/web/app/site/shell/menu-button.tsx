import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { header } from './header.ko.ts';
import styles from './menu-button.module.css';
import { menuId } from './mobile-menu.tsx';

/** Opens and closes the menu of narrow screens; the browser tells whether it is expanded. */
export function MenuButton({ className }: { className?: string }) {
  const t = useTexts<typeof header>('header');
  return (
    <button
      className={classNames(styles.button, className)}
      type="button"
      aria-label={t('allMenu')}
      popoverTarget={menuId}
    >
      <Icon name="menu" className={styles.lines} />
      <Icon name="cross" className={styles.cross} />
    </button>
  );
}

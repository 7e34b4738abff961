import { useTexts } from '../../lib/use-texts.ts';
import { Popover } from '../../ui/action/popover.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import styles from './canvas-switch.module.css';
import type { Desk } from './use-desk.ts';

type Props = { desk: Desk; onRename: () => void; onExample: () => void };

/** Which canvas is open; opens another, and makes, renames, copies and deletes them. */
export function CanvasSwitch({ desk, onRename, onExample }: Props) {
  const t = useTexts<typeof texts>('canvas');
  const at = desk.all.findIndex(({ id }) => id === desk.id) + 1;
  const kept = at > 0;
  const acts = [
    { key: 'add', act: desk.addCanvas, shown: true },
    { key: 'rename', act: onRename, shown: true },
    { key: 'copy', act: desk.copyCanvas, shown: kept },
    { key: 'remove', act: desk.removeCanvas, shown: kept },
    { key: 'example', act: onExample, shown: true },
  ] as const;
  return (
    <Popover
      buttonClassName={styles.switch}
      panelClassName={styles.panel}
      button={
        <>
          <span className={styles.name}>{desk.canvas.name || t('unnamed')}</span>
          {kept && (
            <small className={styles.at}>
              {at} / {desk.all.length}
            </small>
          )}
          <Icon name="chevron-down" size="sm" />
        </>
      }
    >
      {(close) => (
        <>
          {desk.all.length > 0 && (
            <ul className={styles.list} aria-label={t('switch.mine')}>
              {desk.all.map(({ id, canvas }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.item}
                    aria-current={id === desk.id || undefined}
                    onClick={() => {
                      desk.open(id);
                      close();
                    }}
                  >
                    <span className={styles.name}>{canvas.name || t('unnamed')}</span>
                    <small className={styles.at}>{t('count', { count: canvas.notes.length })}</small>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.list} aria-label={t('switch.label')}>
            {acts
              .filter(({ shown }) => shown)
              .map(({ key, act }) => (
                <li key={key}>
                  <button
                    type="button"
                    className={styles.item}
                    onClick={() => {
                      close();
                      act();
                    }}
                  >
                    {t(`switch.${key}`)}
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    </Popover>
  );
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { type ToastArea, type ToastItem, type ToastKind, toast, toasts } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './toaster.module.css';

const icons = { success: 'check', error: 'warning', info: 'info' } as const satisfies Record<
  ToastKind,
  string
>;
const none: readonly ToastItem[] = [];

type Props = {
  area?: ToastArea;
  /** At the foot of the page instead of its top, but on phones. */
  foot?: boolean;
};

/** Shows toasts; mounted once. A popover, so that a dialog does not cover it. */
export function Toaster({ area = 'portal', foot = false }: Props) {
  const t = useTexts<typeof ui>('ui');
  const items = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const box = useRef<HTMLElement>(null);
  useEffect(() => toasts.setArea(area), [area]);
  useEffect(() => {
    const popover = box.current;
    if (!popover?.showPopover) return;
    const open = popover.matches(':popover-open');
    if (items.length === 0) {
      if (open) popover.hidePopover();
      return;
    }
    // a dialog opened since then lies above: come to the top again
    if (open && document.querySelector('dialog[open]')) popover.hidePopover();
    if (!popover.matches(':popover-open')) popover.showPopover();
  }, [items]);
  return (
    <section
      ref={box}
      popover="manual"
      data-toasts
      aria-label={t('toasts')}
      className={classNames(styles.area, area === 'workbench' && styles.workbench, foot && styles.foot)}
      // Not on entering: a toast that comes up under a pointer at rest is not one that somebody went to.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) toasts.pause();
      }}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <div className={styles.list}>
        {items.map((item) => (
          <div
            key={item.id}
            className={classNames(styles.toast, styles[item.kind])}
            role={item.kind === 'error' ? 'alert' : 'status'}
          >
            <Icon name={icons[item.kind]} />
            <p>
              {item.text}
              {item.action && (
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    item.action?.run();
                    toast.close(item.id);
                    toasts.resume();
                  }}
                >
                  {item.action.label}
                </button>
              )}
            </p>
            <IconButton
              icon="cross"
              label={t('close')}
              onClick={() => {
                toast.close(item.id);
                toasts.resume();
              }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

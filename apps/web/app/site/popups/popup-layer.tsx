import type { PopupView } from '@chulbal/contract/popups/popups';
import { lazy, Suspense, useEffect, useRef } from 'react';
import styles from './popup.module.css';
import { PopupCard } from './popup-card.tsx';
import { putOffCookie } from './popup-cookie.ts';

/** Operators seldom have a popup stand in the way: it comes where one does. */
const ModalFrame = lazy(async () => ({
  default: (await import('../../ui/feedback/modal-frame.tsx')).ModalFrame,
}));

type Props = { popups: readonly PopupView[]; onClose: (popup: PopupView) => void };

/** What lies on top is seen: modals one after the other, then panels as a pile. Escape closes the top one. */
export function PopupLayer({ popups, onClose }: Props) {
  const modals = popups.filter(({ mode }) => mode === 'modal');
  const panels = popups.filter(({ mode }) => mode === 'panel');
  const close = (popup: PopupView, notToday: boolean) => {
    // Not every browser that is served has a cookie store.
    const cookie = putOffCookie(popup.popupNo, location.protocol === 'https:');
    if (notToday) Object.assign(document, { cookie });
    onClose(popup);
  };
  return (
    <>
      <Modals popups={modals} onClose={close} />
      {panels[0] && <Panel popup={panels[0]} left={panels.length - 1} onClose={close} />}
    </>
  );
}

type Close = (popup: PopupView, notToday: boolean) => void;

/** One dialog whose content changes, so that focus goes back where it was once the last is closed. */
function Modals({ popups, onClose }: { popups: readonly PopupView[]; onClose: Close }) {
  const last = useRef<PopupView>(null);
  const popup = popups[0] ?? last.current;
  useEffect(() => {
    last.current = popups[0] ?? last.current;
  });
  if (!popup) return null;
  const id = `popup-${popup.popupNo}`;
  return (
    <Suspense>
      <ModalFrame
        open={popups.length > 0}
        overlayCloses={false}
        labelledBy={id}
        wide="narrow"
        onClose={() => onClose(popup, false)}
      >
        <PopupCard key={id} popup={popup} titleId={id} onClose={(notToday) => onClose(popup, notToday)} />
      </ModalFrame>
    </Suspense>
  );
}

/** Beside what matters on the page: on the slide's picture, never over its words, its buttons or the days left. */
function Panel({ popup, left, onClose }: { popup: PopupView; left: number; onClose: Close }) {
  const panel = useRef<HTMLElement>(null);
  const id = `popup-${popup.popupNo}`;
  const close = (notToday: boolean) => {
    const held = panel.current?.contains(document.activeElement);
    onClose(popup, notToday);
    // the next one has the focus that this one had, or the page has it
    if (held) requestAnimationFrame(() => (panel.current ?? document.getElementById('main'))?.focus());
  };
  const onEscape = useRef(close);
  onEscape.current = close;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // whatever is open over the page is meant first
      if (document.querySelector('dialog[open]')) return;
      onEscape.current(false);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-more={left > 0 || undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <PopupCard key={id} popup={popup} titleId={id} onClose={close} />
    </section>
  );
}

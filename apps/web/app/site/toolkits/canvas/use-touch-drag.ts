import { type RefObject, useEffect, useRef } from 'react';
import styles from './canvas-note.module.css';
import { type NotePlace, placeIn } from './note-place.ts';

/** Milliseconds of a press before the note comes along; a finger that moves sooner scrolls, as ever. */
const PRESS = 350;
/** Pixels that a finger trembles. */
const TREMBLE = 8;
/** From the window's edge, where the page scrolls under the note, and how far with each frame. */
const EDGE = 72;
const STEP = 8;

/** Lets a finger carry a note after a long press; `onDrop` says where it was let go. Mice drag as the platform does. */
export function useTouchDrag(
  button: RefObject<HTMLElement | null>,
  noteId: string,
  onDrop: (place: NotePlace) => void,
): void {
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const note = button.current;
    if (!note) return;
    let begin: { x: number; y: number } | null = null;
    let at = { x: 0, y: 0 };
    let carried: HTMLElement | null = null;
    let timer = 0;
    let frame = 0;

    const sectionUnder = () => document.elementFromPoint(at.x, at.y)?.closest('[data-block]') ?? null;
    const mark = (over: Element | null) => {
      for (const section of document.querySelectorAll('[data-block][data-over]')) {
        if (section !== over) section.removeAttribute('data-over');
      }
      over?.setAttribute('data-over', 'true');
    };
    const follow = () => {
      if (!carried) return;
      carried.style.translate = `${at.x}px ${at.y}px`;
      if (at.y < EDGE) scrollBy(0, -STEP);
      else if (at.y > innerHeight - EDGE) scrollBy(0, STEP);
      mark(sectionUnder());
      frame = requestAnimationFrame(follow);
    };
    const lift = () => {
      carried = note.cloneNode(true) as HTMLElement;
      carried.removeAttribute('data-note');
      carried.inert = true;
      carried.classList.add(styles.carried ?? '');
      carried.style.width = `${note.offsetWidth}px`;
      document.body.append(carried);
      note.setAttribute('data-lifted', 'true');
      navigator.vibrate?.(10);
      follow();
    };
    const end = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      carried?.remove();
      carried = null;
      begin = null;
      note.removeAttribute('data-lifted');
      mark(null);
    };

    const down = (event: TouchEvent) => {
      end();
      const [touch] = event.touches;
      if (!touch || event.touches.length > 1) return;
      at = { x: touch.clientX, y: touch.clientY };
      begin = at;
      timer = window.setTimeout(lift, PRESS);
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!touch || !begin) return;
      at = { x: touch.clientX, y: touch.clientY };
      if (carried) event.preventDefault();
      else if (Math.hypot(at.x - begin.x, at.y - begin.y) > TREMBLE) end();
    };
    const up = (event: TouchEvent) => {
      const under = carried && sectionUnder();
      // what was carried was not pressed
      if (carried) event.preventDefault();
      const place = under ? placeIn(under, noteId, at.y) : null;
      end();
      if (place) drop.current(place);
    };
    /** A long press asks for a menu, or for the platform's own dragging, on some phones. */
    const hold = (event: Event) => {
      if (begin) event.preventDefault();
    };
    note.addEventListener('touchstart', down, { passive: true });
    note.addEventListener('touchmove', move, { passive: false });
    note.addEventListener('touchend', up, { passive: false });
    note.addEventListener('touchcancel', end);
    note.addEventListener('contextmenu', hold);
    note.addEventListener('dragstart', hold);
    return () => {
      end();
      note.removeEventListener('touchstart', down);
      note.removeEventListener('touchmove', move);
      note.removeEventListener('touchend', up);
      note.removeEventListener('touchcancel', end);
      note.removeEventListener('contextmenu', hold);
      note.removeEventListener('dragstart', hold);
    };
  }, [button, noteId]);
}

import { useEffect, useRef } from 'react';

/**
 * Gives a function that acts at once or, while a mouse button or a finger is pressed, when the press has become a click
 * or a drag has ended: what acts between press and release moves the page, and the click reaches nothing. Acts as the
 * component is then, and not at all once it has gone.
 */
export function useAfterPress(act: () => void): () => void {
  const latest = useRef(act);
  const pressed = useRef(false);
  const waiting = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      pressed.current = true;
    };
    // the click comes right after the release, before any timer
    const release = () => {
      pressed.current = false;
      if (waiting.current) later = setTimeout(() => latest.current());
      waiting.current = false;
    };
    document.addEventListener('mousedown', press, true);
    for (const name of ['mouseup', 'dragend'] as const) document.addEventListener(name, release, true);
    return () => {
      clearTimeout(later);
      document.removeEventListener('mousedown', press, true);
      for (const name of ['mouseup', 'dragend'] as const) document.removeEventListener(name, release, true);
    };
  }, []);
  return () => {
    if (pressed.current) waiting.current = true;
    else latest.current();
  };
}

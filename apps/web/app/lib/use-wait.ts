import { useEffect, useRef, useState } from 'react';
import type { Wait } from './post-file.ts';

/**
 * For a screen that sends files: whether one waits for a place at the server now, and what `postFile` takes to say so.
 * Its file is sent on where the screen is left, as when another tab of the same page is opened.
 */
export function useWait(): { held: boolean; wait: () => Wait } {
  const [held, setHeld] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return { held, wait: () => ({ onHeld: setHeld, hasLeft: () => left.current }) };
}

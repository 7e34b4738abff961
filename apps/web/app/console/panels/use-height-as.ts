import { type RefObject, useEffect } from 'react';

/** Keeps the height of something as a custom property of what it stands in, for what lies below it there. */
export function useHeightAs(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useEffect(() => {
    const watched = ref.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => {
      watched.parentElement?.style.setProperty(name, `${watched.offsetHeight}px`);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  });
}

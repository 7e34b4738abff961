/** Widths of the specification (section 9): the layout switches at 1024, phones end at 640, tablets at 1280. */
export type Layout = { compact: boolean; phone: boolean; tablet: boolean };

/** Milliseconds of quiet after which a resized window counts. */
const resizeDebounce = 300;

/** What a window of this width gets. */
export function layoutOf(width: number): Layout {
  return { compact: width <= 1024, phone: width <= 640, tablet: width > 640 && width <= 1280 };
}

/** Tells the layout of a window that was resized, for what style sheets cannot decide. Answers what ends it. */
export function onResized(listener: (layout: Layout) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(() => listener(layoutOf(window.innerWidth)), resizeDebounce);
  };
  window.addEventListener('resize', resized);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', resized);
  };
}

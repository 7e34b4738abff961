/** Widest and tallest canvas in device pixels: sharp on a dense screen, small enough for every device. */
const widest = 2600;
const tallest = 8000;

/** A page is shown at most this many times as tall as it is wide; whoever made a taller one wants no reader. */
const tallestForm = 10;

/** Pages that are shown; a small file may claim millions. */
export const mostPages = 500;

export type SheetSize = {
  /** Width to height of the place it takes. */
  ratio: number;
  /** From the page's own points to CSS pixels. */
  scale: number;
  /** Device pixels to a CSS pixel. */
  dense: number;
};

/** How large a page is drawn in a place, whatever it says of itself. */
export function sheetSize(
  page: { width: number; height: number },
  place: { width: number; density: number },
): SheetSize {
  const height = Math.min(page.height, page.width * tallestForm);
  const scale = Math.min(place.width / page.width, (place.width * tallestForm) / page.height);
  const dense = Math.min(place.density || 1, widest / place.width, tallest / (page.height * scale));
  return { ratio: page.width / height, scale, dense };
}

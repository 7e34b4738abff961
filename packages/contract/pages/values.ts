/** Parts of a story. */
export const MOST_SECTIONS = 20;

/** Widths in px in which the server has a picture of content, besides its own: from a company's mark on a phone up. */
export const pictureWidths = [240, 480, 960, 1600] as const;

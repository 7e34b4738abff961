/** A page's size in CSS pixels at 100 %. */
export type PageSize = { width: number; height: number };

/** Where a found text stands on a page, as parts of the page's width and height. */
export type HitBox = { left: number; top: number; width: number; height: number };

/** One place where the searched text was found. `boxes` may be empty where only the page is known. */
export type Hit = { page: number; boxes: readonly HitBox[] };

/**
 * A document of pages, whatever its format: what the pages, previews and search of the pane need. Pages count
 * from 1. `draw` puts a page into its place, as wide as that is; everything may be aborted.
 */
export type PagedDocument = {
  readonly pages: number;
  sizeOf(page: number): Promise<PageSize>;
  draw(page: number, place: HTMLElement, options: { words: boolean }, signal: AbortSignal): Promise<void>;
  /** Text pieces of a page in reading order, with their places; for searching. */
  piecesOf(page: number): Promise<readonly TextPiece[]>;
  close(): void;
};

export type TextPiece = { text: string; box: HitBox };

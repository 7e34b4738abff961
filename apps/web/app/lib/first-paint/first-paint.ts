import { createContext, use } from 'react';

/** What only the server knows of a page, so that it can be seen before its scripts come. */
export type FirstPaint = {
  /** What marks a script as ours. */
  nonce: string | undefined;
  /** The sheets of the page's routes as text, where the page brings them along; null where it links them. */
  sheets: string | null;
  /** Sheets of a part by its file, as far as the routes do not bring them; `text` where the page brings them along. */
  partSheets: (file: string) => readonly { address: string; text: string | null }[];
};

const inBrowser: FirstPaint = { nonce: undefined, sheets: null, partSheets: () => [] };

export const FirstPaintContext = createContext<FirstPaint>(inBrowser);

export function useFirstPaint(): FirstPaint {
  return use(FirstPaintContext);
}

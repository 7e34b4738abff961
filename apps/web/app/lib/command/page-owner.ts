import { useEffect } from 'react';

/** The header that says for whom the page was made that sends a command. */
export const pageOwnerHeader = 'x-page-of';

let page: { userId: number } | null = null;

/** Whose page this is, by the account's number; null where nobody writes on it. */
export function pageOwner(): number | null {
  return page?.userId ?? null;
}

/**
 * Says whose page this is while it is shown. In a browser that several people use somebody else may have logged in in
 * another window: what is written here is never theirs, and the server refuses it as of a session that is over.
 */
export function usePageOwner(userId: number): void {
  useEffect(() => {
    const mine = { userId };
    page = mine;
    // What is saved while the page goes is still theirs.
    return () =>
      queueMicrotask(() => {
        if (page === mine) page = null;
      });
  }, [userId]);
}

import { useEffect, useRef } from 'react';

/** The header that says for whom the page was made that sends a command or a file. */
export const pageOwnerHeader = 'x-page-of';

/** Of the page and its parts, the latest last: a part may go while the page stays. */
let owners: { userId: number }[] = [];

/** How many parts of the page say that it is opened by a personal link. */
let links = 0;

/**
 * The header that says whose page this is, by the account's number; none where nobody is logged in on it, nor where a
 * personal link has opened it.
 */
export function pageOwnerHeaders(): Record<string, string> {
  const owner = links > 0 ? undefined : owners.at(-1);
  return owner ? { [pageOwnerHeader]: String(owner.userId) } : {};
}

/**
 * Says whose page this is while it is shown. In a browser that several people use somebody else may have logged in in
 * another window: what is done here is never theirs, and the server refuses it as of a session that is over. Where the page
 * learns that it is theirs by now, it comes anew: what the one before wrote is not left to the other.
 * On a page of a personal link it does not matter who is logged in.
 */
export function usePageOwner(userId: number | null): void {
  const first = useRef(userId);
  useEffect(() => {
    first.current ??= userId;
    if (userId === null || userId === first.current) return;
    if (links > 0) first.current = userId;
    else window.location.reload();
  }, [userId]);
  useEffect(() => {
    if (userId === null) return;
    const mine = { userId };
    owners = [...owners, mine];
    // What is saved while the page goes is still theirs.
    return () =>
      queueMicrotask(() => {
        owners = owners.filter((owner) => owner !== mine);
      });
  }, [userId]);
}

/** Says that the page is whose personal link has opened it while this is shown, whoever is logged in in the browser. */
export function useLinkedPage(): void {
  useEffect(() => {
    links += 1;
    return () => {
      links -= 1;
    };
  }, []);
}

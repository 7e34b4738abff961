import { useEffect, useRef, useState } from 'react';
import type { Hit, PagedDocument, TextPiece } from '../../../ui/documents/paged-document.ts';
import { hitsOn } from './search-text.ts';

/** Milliseconds after the last letter until a search begins. */
const quiet = 250;

/** At most as many hits are gathered; who finds more wants another word. */
const mostHits = 500;

export type Found = { hits: readonly Hit[]; busy: boolean; hasWords: boolean };

const nothing: Found = { hits: [], busy: false, hasWords: true };

/** Searches a document page by page while the query stands. */
export function useSearch(shown: PagedDocument, query: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  const pieces = useRef(new Map<number, Promise<readonly TextPiece[]>>());
  useEffect(() => {
    if (query.trim() === '') {
      setFound(nothing);
      return;
    }
    let gone = false;
    const search = async () => {
      const hits: Hit[] = [];
      let hasWords = false;
      setFound({ hits: [], busy: true, hasWords: true });
      for (let page = 1; page <= shown.pages && hits.length < mostHits; page += 1) {
        const read = pieces.current.get(page) ?? shown.piecesOf(page);
        pieces.current.set(page, read);
        const words = await read.catch(() => []);
        if (gone) return;
        hasWords ||= words.length > 0;
        const more = hitsOn(page, words, query);
        hits.push(...more);
        if (more.length > 0) setFound({ hits: [...hits], busy: true, hasWords });
      }
      setFound({ hits, busy: false, hasWords });
    };
    const soon = setTimeout(() => void search(), quiet);
    return () => {
      gone = true;
      clearTimeout(soon);
    };
  }, [shown, query]);
  return found;
}

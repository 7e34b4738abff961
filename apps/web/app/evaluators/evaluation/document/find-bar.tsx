import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { Hit, PagedDocument, TextPiece } from '../../../ui/documents/paged-document.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './document-pane.module.css';
import { hitsOn } from './search-text.ts';

type Props = {
  query: string;
  onQuery: (query: string) => void;
  found: Found;
  at: number;
  onTurn: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Finding in the document: Enter goes on, with Shift back, Escape closes. */
export function FindBar({ query, onQuery, found, at, onTurn, onClose }: Props) {
  const t = useTexts<typeof texts>('judging');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const count = found.hits.length;
  const words =
    query.trim() === ''
      ? ''
      : count > 0
        ? t('hits', { at: at + 1, count })
        : found.busy
          ? t('searching')
          : found.hasWords
            ? t('noHits')
            : t('noWords');
  return (
    <search className={styles.find}>
      <input
        ref={field}
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onTurn(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') {
            event.preventDefault();
            onClose();
          }
        }}
      />
      <span role="status">{words}</span>
      <button type="button" aria-label={t('previousHit')} disabled={count === 0} onClick={() => onTurn(-1)}>
        <DenseIcon name="chevron-up" />
      </button>
      <button type="button" aria-label={t('nextHit')} disabled={count === 0} onClick={() => onTurn(1)}>
        <DenseIcon name="chevron-down" />
      </button>
      <button type="button" aria-label={t('findClose')} onClick={onClose}>
        <DenseIcon name="cross" />
      </button>
    </search>
  );
}

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

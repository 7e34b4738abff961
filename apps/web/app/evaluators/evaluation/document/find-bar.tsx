import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './document-pane.module.css';
import type { Found } from './use-search.ts';

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

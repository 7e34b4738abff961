import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './document-pane.module.css';
import { FullscreenButton } from './fullscreen-button.tsx';

type Props = {
  at: number;
  pages: number;
  zoom: number;
  finding: boolean;
  onPage: (page: number) => void;
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  onFind: () => void;
};

/** Page, size, finding and the whole screen. */
export function PageTools({ at, pages, zoom, finding, onPage, onZoom, onFit, onFind }: Props) {
  const t = useTexts<typeof texts>('judging');
  const [typed, setTyped] = useState<string | null>(null);
  function go() {
    const page = Number(typed);
    if (typed !== null && Number.isInteger(page) && page >= 1) onPage(Math.min(pages, page));
    setTyped(null);
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      <button
        type="button"
        aria-label={t('find')}
        title={t('find')}
        data-find
        aria-expanded={finding}
        onClick={onFind}
      >
        <DenseIcon name="search" />
      </button>
      <label className={styles.pageField}>
        <VisuallyHidden>{t('page')}</VisuallyHidden>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed ?? at}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') go();
            if (key === 'Escape') setTyped(null);
          }}
          onBlur={go}
        />
        {t('pageOf', { pages })}
      </label>
      <button type="button" aria-label={t('smaller')} title={t('smaller')} onClick={() => onZoom(-1)}>
        <DenseIcon name="zoom-out" />
      </button>
      <button type="button" className={styles.fit} aria-pressed={zoom === 1} onClick={onFit}>
        {zoom === 1 ? t('fit') : t('zoom', { percent: Math.round(zoom * 100) })}
      </button>
      <button type="button" aria-label={t('larger')} title={t('larger')} onClick={() => onZoom(1)}>
        <DenseIcon name="zoom-in" />
      </button>
      <FullscreenButton />
    </div>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { PagedDocument, PageSize } from '../../../ui/documents/paged-document.ts';
import type { judging as texts } from '../judging.ko.ts';
import styles from './document-pane.module.css';

type Props = {
  shown: PagedDocument;
  pages: number;
  size: PageSize;
  at: number;
  onPage: (page: number) => void;
};

/** Small pictures of the pages; one stop for Tab, arrows go on from page to page. */
export function PageThumbs({ shown, pages, size, at, onPage }: Props) {
  const t = useTexts<typeof texts>('judging');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    const frame = list.current;
    if (!now || !frame) return;
    const above = now.offsetTop - frame.scrollTop;
    if (above < 0 || above + now.offsetHeight > frame.clientHeight) {
      frame.scrollTo({ top: now.offsetTop - frame.clientHeight / 2 });
    }
  });
  function move(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = event.key === 'Home' ? 1 : event.key === 'End' ? pages : by ? at + by : null;
    if (next === null) return;
    event.preventDefault();
    const bounded = Math.min(pages, Math.max(1, next));
    onPage(bounded);
    list.current?.querySelectorAll('button')[bounded - 1]?.focus({ preventScroll: true });
  }
  return (
    <nav className={styles.thumbs} aria-label={t('thumbs')} ref={list} onKeyDown={move}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <Thumb
          key={page}
          shown={shown}
          page={page}
          size={size}
          now={page === at}
          onPage={() => onPage(page)}
        />
      ))}
    </nav>
  );
}

type ThumbProps = {
  shown: PagedDocument;
  page: number;
  size: PageSize;
  now: boolean;
  onPage: () => void;
};

function Thumb({ shown, page, size, now, onPage }: ThumbProps) {
  const t = useTexts<typeof texts>('judging');
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    });
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  useEffect(() => {
    if (!near || !place.current) return;
    const gone = new AbortController();
    shown.draw(page, place.current, { words: false }, gone.signal).catch(() => {});
    return () => gone.abort();
  }, [near, shown, page]);
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-current={now ? 'page' : undefined}
      tabIndex={now ? 0 : -1}
      onClick={onPage}
    >
      <div
        ref={place}
        className={styles.thumbPaper}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      />
      {t('pageName', { page })}
    </button>
  );
}

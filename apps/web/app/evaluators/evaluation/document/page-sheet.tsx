import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { Hit, PagedDocument, PageSize } from '../../../ui/documents/paged-document.ts';
import type { judging as texts } from '../judging.ko.ts';
import styles from './document-pane.module.css';

type Props = {
  shown: PagedDocument;
  page: number;
  /** Size of a page until this one says its own. */
  size: PageSize;
  /** Redrawn when it changes: how wide the page is shown. */
  width: number;
  hits: readonly Hit[];
  hit: Hit | null;
};

/** One page: drawn when it comes near and given up when it is far, so that a long document stays small. */
export function PageSheet({ shown, page, size, width, hits, hit }: Props) {
  const t = useTexts<typeof texts>('judging');
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: frame.current?.closest('[data-pages]') ?? null,
      rootMargin: '1200px 0px',
    });
    if (frame.current) seen.observe(frame.current);
    return () => seen.disconnect();
  }, []);
  useEffect(() => {
    const element = place.current;
    if (!near || !element || width === 0) return;
    const gone = new AbortController();
    shown.draw(page, element, { words: true }, gone.signal).then(
      () => setBroken(false),
      () => !gone.signal.aborted && setBroken(true),
    );
    return () => gone.abort();
  }, [near, shown, page, width]);
  useEffect(() => {
    if (!near) place.current?.replaceChildren();
  }, [near]);
  return (
    <div className={styles.sheet} ref={frame} data-page={page}>
      <div
        ref={place}
        className={styles.paper}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        role="group"
        aria-label={t('pageName', { page })}
      />
      {broken && <p className={styles.brokenPage}>{t('brokenPage')}</p>}
      {near &&
        hits.flatMap((each) =>
          each.boxes.map((box) => (
            <mark
              key={`${box.left}-${box.top}`}
              className={styles.hit}
              data-now={each === hit || undefined}
              aria-hidden="true"
              style={{
                left: `${box.left * 100}%`,
                top: `${box.top * 100}%`,
                width: `${box.width * 100}%`,
                height: `${box.height * 100}%`,
              }}
            />
          )),
        )}
    </div>
  );
}

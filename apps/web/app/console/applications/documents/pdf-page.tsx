import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { PagedDocument } from '../../../ui/documents/paged-document.ts';
import styles from './document-pane.module.css';
import type { documents as texts } from './documents.ko.ts';

/** A sheet of A4 until the page says its own proportions. */
const a4 = '210 / 297';

/** One page: drawn on a canvas, with its words over it for marking and for assistive technology. */
export function PdfPage({ pdf, number }: { pdf: PagedDocument; number: number }) {
  const t = useTexts<typeof texts>('documents');
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '600px' },
    );
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  useEffect(() => {
    if (!near || !place.current) return;
    const gone = new AbortController();
    pdf.draw(number, place.current, { words: true }, gone.signal).catch(() => {
      if (!gone.signal.aborted) setBroken(true);
    });
    return () => gone.abort();
  }, [near, pdf, number]);
  return (
    <figure className={styles.page}>
      <div ref={place} className={styles.paper} style={{ aspectRatio: a4 }} />
      <figcaption>{broken ? t('broken') : t('page', { page: number, pages: pdf.pages })}</figcaption>
    </figure>
  );
}

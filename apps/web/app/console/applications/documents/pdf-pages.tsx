import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { PagedDocument } from '../../../ui/documents/paged-document.ts';
import { openPdfDocument } from '../../../ui/documents/pdf-document.ts';
import { mostPages } from '../../../ui/documents/sheet-size.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLane } from '../../../ui/lane/loading-lane.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import styles from './document-pane.module.css';

type Opened = { kind: 'opening' } | { kind: 'broken' } | { kind: 'there'; pdf: PagedDocument };

/** Every page of a PDF, one under the other; each is drawn when it comes near. */
export function PdfPages({ blob, name }: { blob: Blob; name: string }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    void openPdfDocument(blob).then(
      (pdf) => {
        close = pdf.close;
        if (gone) pdf.close();
        else setOpened({ kind: 'there', pdf });
      },
      () => !gone && setOpened({ kind: 'broken' }),
    );
    return () => {
      gone = true;
      close();
    };
  }, [blob]);
  if (opened.kind === 'broken') {
    return (
      <div className={styles.message}>
        <ErrorState plain title={t('paneFailed.title')} text={t('paneFailed.text')} />
      </div>
    );
  }
  if (opened.kind === 'opening') {
    return (
      <div className={styles.message}>
        <LoadingLane />
        <p role="status">{t('loading')}</p>
      </div>
    );
  }
  const { pdf } = opened;
  return (
    <ScrollRegion className={styles.sheet} label={`${name}, ${t('pages', { pages: pdf.pages })}`}>
      {Array.from({ length: Math.min(pdf.pages, mostPages) }, (_, at) => at + 1).map((page) => (
        <PdfPage key={page} pdf={pdf} number={page} />
      ))}
      {pdf.pages > mostPages && <p>{t('more', { pages: mostPages })}</p>}
    </ScrollRegion>
  );
}

/** A sheet of A4 until the page says its own proportions. */
const a4 = '210 / 297';

/** One page: drawn on a canvas, with its words over it for marking and for assistive technology. */
function PdfPage({ pdf, number }: { pdf: PagedDocument; number: number }) {
  const t = useTexts<typeof texts>('teamDrawer');
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

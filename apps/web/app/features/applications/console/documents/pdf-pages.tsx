import { useEffect, useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingLane } from '../../../../ui/lane/loading-lane.tsx';
import { ScrollRegion } from '../../../../ui/layout/scroll-region.tsx';
import styles from './document-pane.module.css';
import type { documents as texts } from './documents.ko.ts';
import { openPdf, type Pdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { mostPages } from './sheet-size.ts';

type Opened = { kind: 'opening' } | { kind: 'broken' } | { kind: 'there'; pdf: Pdf };

/** Every page of a PDF, one under the other; each is drawn when it comes near. */
export function PdfPages({ blob, name }: { blob: Blob; name: string }) {
  const t = useTexts<typeof texts>('documents');
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    void openPdf(blob).then(
      ({ pdf, destroy }) => {
        close = destroy;
        if (gone) destroy();
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
        <ErrorState plain title={t('failed.title')} text={t('failed.text')} />
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
    <ScrollRegion className={styles.sheet} label={`${name}, ${t('pages', { pages: pdf.numPages })}`}>
      {Array.from({ length: Math.min(pdf.numPages, mostPages) }, (_, at) => at + 1).map((page) => (
        <PdfPage key={page} pdf={pdf} number={page} />
      ))}
      {pdf.numPages > mostPages && <p>{t('more', { pages: mostPages })}</p>}
    </ScrollRegion>
  );
}

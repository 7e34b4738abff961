import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PartSheets } from '../../../lib/first-paint/sheets.tsx';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DenseButton } from '../../../ui/action/dense-button.tsx';
import { formatBytes } from '../../../ui/data/bytes.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { LoadingLane } from '../../../ui/lane/loading-lane.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { TeamFile } from '../drawer/section.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import type { loader } from '../team-drawer.tsx';
import { useTeamList } from '../team-list-context.ts';
import styles from './document-pane.module.css';
import { shownAs } from './shown-as.ts';
import { useSaveDocument } from './use-save-document.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx').then(({ PdfPages }) => ({ default: PdfPages })));

/** The document that the address opens, where the table was: beside the drawer, so that both are read together. */
export function DocumentPane() {
  const { state, can } = useTeamList();
  const opened = useRouteLoaderData<typeof loader>('console/applications/team-drawer');
  const files: TeamFile[] =
    opened?.kind === 'there' && opened.teamNo === state.team
      ? [...opened.detail.files, ...opened.materials.flatMap(({ receipt }) => receipt?.files ?? [])]
      : [];
  const file = files.find(({ serverFileName }) => serverFileName === state.file);
  return file && can('readDocuments') ? <OpenDocument key={file.serverFileName} file={file} /> : null;
}

function OpenDocument({ file }: { file: TeamFile }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { go } = useTeamList();
  const save = useSaveDocument();
  const { name, serverFileName } = file;
  const kind = shownAs(name);
  const [loaded, retry] = useDocument(kind === null ? null : serverFileName);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <section className={styles.pane} aria-label={t('paneLabel', { name })}>
      <div className={styles.bar}>
        <h2 ref={title} tabIndex={-1}>
          {name}
        </h2>
        <span className={styles.facts}>
          {file.label} · {formatBytes(file.size)}
        </span>
        <Button size="sm" onClick={() => void save(file)}>
          <DenseIcon name="download" />
          {t('save')}
        </Button>
        <DenseButton icon="cross" label={t('paneClose')} onClick={() => go({ file: null })} />
      </div>
      {(loaded.kind === 'failed' || kind === null) && (
        <div className={styles.message}>
          <ErrorState plain title={t('paneFailed.title')} text={t('paneFailed.text')} onRetry={retry} />
        </div>
      )}
      {loaded.kind === 'loading' && kind !== null && <Loading />}
      {loaded.kind === 'there' && kind === 'picture' && <PictureView blob={loaded.blob} name={name} />}
      {loaded.kind === 'there' && kind === 'pdf' && (
        <Suspense fallback={<Loading />}>
          <PartSheets of="console/applications/documents/pdf-pages.tsx" />
          <PdfPages blob={loaded.blob} name={name} />
        </Suspense>
      )}
    </section>
  );
}

function Loading() {
  const t = useTexts<typeof texts>('teamDrawer');
  return (
    <div className={styles.message}>
      <LoadingLane />
      <p role="status">{t('loading')}</p>
    </div>
  );
}

/** A submitted picture, as large as the place allows. */
function PictureView({ blob, name }: { blob: Blob; name: string }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <ScrollRegion className={styles.sheet} label={name}>
      {address && <img className={styles.picture} src={address} alt={t('picture', { name })} />}
    </ScrollRegion>
  );
}

type LoadedDocument = { kind: 'loading' } | { kind: 'failed' } | { kind: 'there'; blob: Blob };

/** A document by its opaque name, and a way to try again. Null fetches nothing. */
function useDocument(serverFileName: string | null): [LoadedDocument, () => void] {
  const [request, setRequest] = useState({ serverFileName });
  const [loaded, setLoaded] = useState<LoadedDocument>({ kind: 'loading' });
  useEffect(() => {
    setLoaded({ kind: 'loading' });
    if (request.serverFileName === null) return;
    const gone = new AbortController();
    fetchDocument(request.serverFileName, gone.signal).then(
      (blob) => !gone.signal.aborted && setLoaded({ kind: 'there', blob }),
      () => !gone.signal.aborted && setLoaded({ kind: 'failed' }),
    );
    return () => gone.abort();
  }, [request]);
  return [loaded, () => setRequest({ ...request })];
}

/**
 * Fetches a document to be shown here; the reading goes on record. Rejects when it is refused, broken off or
 * cannot be reached.
 */
async function fetchDocument(serverFileName: string, signal: AbortSignal): Promise<Blob> {
  const reply = await fetch('/console/applications/document', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serverFileName }),
    signal,
  });
  if (!reply.ok) throw new Error(`The document was refused with ${reply.status}`);
  return reply.blob();
}

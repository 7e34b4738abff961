import type { JudgedDocument } from '@chulbal/contract/evaluation/evaluation';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { LoadingLane } from '../../../ui/lane/loading-lane.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { ui } from '../../../ui/ui.ko.ts';
import type { judging as texts } from '../judging.ko.ts';
import type { SheetPlace } from '../sheet/save-call.ts';
import styles from './document-pane.module.css';
import { judgedDocumentAddress, withheldReason } from './fetch-judged.ts';
import { FullscreenButton } from './fullscreen-button.tsx';
import { PagedView } from './paged-view.tsx';
import { type Opened, readPaged, useOpened } from './use-opened.ts';

type Props = {
  file: JudgedDocument;
  place: SheetPlace;
  load: () => Promise<Blob>;
  /** Whether names or schools are hidden from the evaluator. */
  blind: boolean;
  /** Gives the bar of the documents' tabs with tools in it. */
  bar: (tools: ReactNode) => ReactNode;
};

/** A document shown as what it is; what cannot be shown says so and is downloaded instead. */
export function OpenDocument(props: Props) {
  const { file, place, bar } = props;
  const t = useTexts<typeof texts>('judging');
  const kind = shownAs(file.extension);
  if (kind === 'picture') return <PictureDocument {...props} />;
  if (kind !== null) return <PagesDocument {...props} kind={kind} />;
  const extension = file.extension.replace(/^\./, '').toUpperCase();
  return (
    <>
      {bar(null)}
      <Unshown title={t('other.title', { extension })} text={t('other.text')} file={file} place={place} />
    </>
  );
}

function PagesDocument({ file, place, load, blind, bar, kind }: Props & { kind: 'pdf' | 'hwp' }) {
  const t = useTexts<typeof texts>('judging');
  const [opened, retry] = useOpened(
    load,
    (blob) => readPaged(kind, blob),
    (shown) => shown.close(),
  );
  if (opened.kind === 'there') {
    const notes = [...(blind ? [t('blindNote')] : []), ...(kind === 'hwp' ? [t('hwpNote')] : [])];
    return <PagedView shown={opened.shown} name={file.label} bar={bar} notes={notes} />;
  }
  return (
    <>
      {bar(null)}
      {opened.kind === 'opening' ? (
        <Opening text={t(kind === 'hwp' ? 'loadingHwp' : 'loading')} />
      ) : (
        <NotOpened opened={opened} file={file} place={place} onRetry={retry} />
      )}
    </>
  );
}

function PictureDocument({ file, place, load, bar }: Props) {
  const t = useTexts<typeof texts>('judging');
  const [opened, retry] = useOpened(load, async (blob) => URL.createObjectURL(blob), URL.revokeObjectURL);
  return (
    <>
      {bar(<Tools />)}
      {opened.kind === 'there' ? (
        <ScrollRegion className={styles.picture} label={file.label}>
          <img src={opened.shown} alt={t('picture', { name: file.label })} />
        </ScrollRegion>
      ) : opened.kind === 'opening' ? (
        <Opening text={t('loading')} />
      ) : (
        <NotOpened opened={opened} file={file} place={place} onRetry={retry} />
      )}
    </>
  );
}

function Tools() {
  return (
    <div className={styles.tools}>
      <FullscreenButton />
    </div>
  );
}

/** Seen only when it takes a moment. */
function Opening({ text }: { text: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.message}>
      <LoadingLane />
      <p role="status">{late ? text : ''}</p>
    </div>
  );
}

type FileProps = { file: JudgedDocument; place: SheetPlace };

function NotOpened({
  opened,
  onRetry,
  ...rest
}: FileProps & {
  opened: Exclude<Opened<unknown>, { kind: 'opening' | 'there' }>;
  onRetry: () => void;
}) {
  const t = useTexts<typeof texts>('judging');
  if (opened.kind === 'withheld') {
    return (
      <div className={styles.message}>
        <ErrorState plain title={t('withheld')} text={opened.why} />
      </div>
    );
  }
  return opened.kind === 'broken' ? (
    <Unshown title={t('broken.title')} text={t('broken.text')} {...rest} />
  ) : (
    <Unshown title={t('failed.title')} text={t('failed.text')} onRetry={onRetry} {...rest} />
  );
}

function Unshown({
  title,
  text,
  onRetry,
  file,
  place,
}: FileProps & { title: string; text: string; onRetry?: () => void }) {
  const t = useTexts<typeof texts>('judging');
  const save = useSaveJudged();
  return (
    <div className={styles.message}>
      <ErrorState plain title={title} text={text} {...(onRetry ? { onRetry } : {})} />
      <Button onClick={() => void save(place, file)}>
        <DenseIcon name="download" />
        {t('save')}
      </Button>
    </div>
  );
}

/** How a document is shown in place, by its extension; null: it can only be downloaded. */
function shownAs(extension: string): 'pdf' | 'hwp' | 'picture' | null {
  const plain = extension.toLowerCase().replace(/^\./, '');
  if (plain === 'pdf') return 'pdf';
  if (plain === 'hwp' || plain === 'hwpx') return 'hwp';
  return ['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(plain) ? 'picture' : null;
}

/** Saves a document on this device with its progress; the reading goes on record. */
function useSaveJudged(): (place: SheetPlace, file: JudgedDocument) => Promise<void> {
  const t = useTexts<typeof ui>('ui');
  return async (place, { serverFileName, name }) => {
    const { download } = await import('../../../ui/feedback/download.ts');
    await download(
      judgedDocumentAddress,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...place, serverFileName }),
        failed: t('downloads.failed'),
        reasonOf: withheldReason,
      },
      name,
    );
  };
}

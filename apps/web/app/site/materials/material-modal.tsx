import type { MaterialView, MaterialReceipt as Receipt } from '@chulbal/contract/materials/materials';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirm } from '../../lib/dialogs.ts';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { apply } from '../applications/apply.ko.ts';
import { saveStoredFile } from '../applications/files/save-stored-file.ts';
import type { FileWords } from './file-words.server.ts';
import { MaterialForm } from './material-form.tsx';
import type { materials as texts } from './materials.ko.ts';
import styles from './materials.module.css';
import { isView, type Material, type Place, useMaterial } from './use-material.ts';
import { useSubmitMaterial } from './use-submit-material.ts';

type Props = {
  place: Place;
  stageName: string;
  isEdit: boolean;
  words: FileWords;
  /** Turns the edit mode on, and off again once the changes are handed in. */
  onEdit: (isEdit: boolean) => void;
  onClose: () => void;
};

/** What a stage asks of a team: its slots, or in the place of them what was handed in, with a way to change it. */
export function MaterialModal({ place, stageName, isEdit, words, onEdit, onClose }: Props) {
  const t = useTexts<typeof texts>('materials');
  const material = useMaterial(place);
  const page = useRevalidator();
  const { view, uploads } = material;
  const known = isView(view) ? view : null;
  const isOpen = known?.state === 'open' || known?.state === 'grace';
  const writes = known !== null && isOpen && (isEdit || !known.receipt);
  const [isDone, setIsDone] = useState(false);
  const press = useSubmitMaterial(material, () => {
    setIsDone(true);
    onEdit(false);
    void page.revalidate();
  });

  async function close() {
    if (uploads.unfinished()) {
      const words = { title: t('leave.title'), body: t('leave.text'), ok: t('leave.ok') };
      if (!(await confirm({ ...words, cancel: t('leave.stay'), danger: true }))) return;
    }
    void page.revalidate();
    onClose();
  }

  const title = writes && known.receipt ? 'editTitle' : known?.receipt ? 'receiptTitle' : 'title';
  return (
    <Modal
      open
      onClose={() => void close()}
      title={t(title, { stage: stageName })}
      actions={
        <>
          <Button variant={writes ? 'ghost' : 'line'} onClick={() => void close()}>
            {t('close')}
          </Button>
          {known && writes && known.role === 'leader' && (
            <Button variant="primary" onClick={() => void press.submit()} aria-disabled={press.busy}>
              {press.busy ? t('submitting') : t(known.receipt ? 'resubmit' : 'submit')}
            </Button>
          )}
          {known?.receipt && !writes && isOpen && (
            <Button
              variant="ink"
              onClick={() => {
                setIsDone(false);
                onEdit(true);
              }}
            >
              {t('edit')}
            </Button>
          )}
        </>
      }
    >
      {!known && <Unknown view={view} onAgain={material.reload} />}
      {known && writes && <MaterialForm {...{ material, words }} view={known} press={press} />}
      {known && !writes && known.receipt && (
        <MaterialReceipt view={known} receipt={known.receipt} isNew={isDone} />
      )}
      {known && !writes && !known.receipt && <Waiting view={known} />}
    </Modal>
  );
}

function Unknown({ view, onAgain }: { view: Material['view']; onAgain: () => void }) {
  const t = useTexts<typeof texts>('materials');
  if (view === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <SkeletonRows count={2} />
      </div>
    );
  }
  if (typeof view === 'object' && 'message' in view) return <p role="alert">{view.message}</p>;
  return (
    <div role="alert" className={styles.stack}>
      <p>{t('failedToLoad')}</p>
      <Button size="sm" icon="retry" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}

/** Before it opens, and where nothing was handed in. */
function Waiting({ view }: { view: MaterialView }) {
  const t = useTexts<typeof texts>('materials');
  const language = useLanguage();
  const { deadline, slots } = view;
  return (
    <div className={styles.stack}>
      <p>
        {view.state === 'upcoming' ? t('from', { at: momentText(deadline.opensAt, language) }) : t('closed')}{' '}
        {view.state === 'upcoming' && t('until', { at: momentText(deadline.closesAt, language) })}
      </p>
      <ul className={styles.names}>
        {slots.map(({ code, label, hint }) => (
          <li key={code}>
            <b>{label}</b> {hint}
          </li>
        ))}
      </ul>
    </div>
  );
}

type MaterialReceiptProps = {
  view: MaterialView;
  receipt: Receipt;
  /** It was handed in just now. */
  isNew: boolean;
};

/** The proof of what was handed in: number, Korean time, every file with its fingerprint. */
function MaterialReceipt({ view, receipt, isNew }: MaterialReceiptProps) {
  const t = useTexts<typeof texts>('materials');
  const language = useLanguage();
  const fields = useTexts<typeof apply>('apply');
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.done}>
        {isNew && <Status kind="submitted">{t('submitted')}</Status>}
      </p>
      <DefinitionList
        ruled
        facts={[
          { key: 'number', term: t('receipt.number'), text: <b>{view.number}</b> },
          {
            key: 'at',
            term: t('receipt.at'),
            text: <time dateTime={receipt.arrivedAt}>{stampText(receipt.arrivedAt, language)}</time>,
          },
          {
            key: 'version',
            term: t('receipt.version'),
            text: t('receipt.times', { version: receipt.version }),
          },
        ]}
      />
      <h3 className={styles.part}>{t('receipt.files')}</h3>
      <ul className={styles.files}>
        {receipt.files.map((file) => (
          <li key={file.serverFileName}>
            <span className={styles.slot}>{file.label}</span>
            <a
              href={`/transfer/file/${file.serverFileName}`}
              onClick={(event) => {
                event.preventDefault();
                void saveStoredFile(file, fields('file.downloadFailed'));
              }}
            >
              {file.name}
            </a>{' '}
            <span className={styles.size}>{formatBytes(file.size)}</span>
            <span className={styles.hash}>SHA-256 {file.sha256}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('receipt.content')} <span className={styles.hash}>{receipt.contentSha256}</span>
      </p>
      <p className={styles.note}>{view.changed ? t('changed') : t('receipt.hint')}</p>
    </div>
  );
}

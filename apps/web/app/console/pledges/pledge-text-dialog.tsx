import type { PledgeTextDraft } from '@chulbal/contract/pledges';
import { useEffect, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import { pledgeTextCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { pledgeText as texts } from './pledge-text.ko.ts';
import styles from './pledge-text.module.css';
import { PledgeTextForm } from './pledge-text-form.tsx';

type Props = {
  /** The stage whose pledge is shown; null while the dialog is closed. */
  stage: { trackNo: number; stageNo: number } | null;
  onClose: () => void;
};

/**
 * The pledge of a judged stage: `<PledgeTextDialog stage={shown ? { trackNo, stageNo } : null} onClose={…} />`. Who
 * builds panels may write a new version; the others read.
 */
export function PledgeTextDialog({ stage, onClose }: Props) {
  const t = useTexts<typeof texts>('pledgeText');
  const { can } = useOperator();
  const [draft, setDraft] = useState<PledgeTextDraft | null>(null);
  const key = stage ? `${stage.trackNo}/${stage.stageNo}` : '';

  useEffect(() => {
    setDraft(null);
    const [trackNo, stageNo] = key.split('/').map(Number);
    if (!trackNo || !stageNo) return;
    let wanted = true;
    void pledgeTextCommand('read', { trackNo, stageNo }).then((answer) => {
      if (!wanted) return;
      if (answer.kind === 'done') setDraft(answer.data);
      else toast.error(answer.kind === 'refused' ? answer.problem.message : t('unreached'));
    });
    return () => {
      wanted = false;
    };
  }, [key, t]);

  return (
    <Modal open={stage !== null} onClose={onClose} overlayCloses={false} title={t('title')}>
      {!draft && <p>{t('loading')}</p>}
      {draft && stage && !can('buildPanels') && <PledgeTextPreview draft={draft} />}
      {draft && stage && can('buildPanels') && (
        <PledgeTextForm key={`${key}/${draft.version}`} stage={stage} draft={draft} onDone={onClose} />
      )}
    </Modal>
  );
}

/** The text in force, to read. */
function PledgeTextPreview({ draft }: { draft: PledgeTextDraft }) {
  const t = useTexts<typeof texts>('pledgeText');
  const language = useLanguage();
  return (
    <>
      <p className={styles.state}>{t('state', draft)}</p>
      <h3>{draft.title[language]}</h3>
      <ol className={styles.read}>
        {draft.clauses.map(({ title, body }) => (
          <li key={title.ko}>
            <b>{title[language]}</b>
            <p>{body[language]}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

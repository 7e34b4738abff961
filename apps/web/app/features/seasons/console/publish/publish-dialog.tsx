import type { OutputOf } from '@chulbal/contract/endpoint';
import type { previewPublication } from '@chulbal/contract/operator-seasons';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Modal } from '../../../../ui/feedback/modal.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useBuilder } from '../builder-context.ts';
import { seasonCommand } from '../season-commands.ts';
import type { seasonPublish as texts } from '../season-publish.ko.ts';
import { PublicationChanges } from './publication-changes.tsx';
import styles from './publish.module.css';

type Publication = OutputOf<typeof previewPublication>;

/** What publishing changes and for whom; from the second time on it asks why. */
export function PublishDialog({ again, onClose }: { again: boolean; onClose: () => void }) {
  const t = useTexts<typeof texts>('seasonPublish');
  const { editor, plan, view, say } = useBuilder();
  const [publication, setPublication] = useState<Publication | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { year } = plan;

  useEffect(() => {
    let gone = false;
    void (async () => {
      const saved = await editor.save();
      const answer = saved ? await seasonCommand('publication', { year }) : null;
      if (gone) return;
      if (answer?.kind === 'done') setPublication(answer.data);
      else setProblem(answer?.kind === 'refused' ? answer.problem.message : t('failed'));
    })();
    return () => {
      gone = true;
    };
  }, [editor, year, t]);

  async function publish() {
    if (again && !reason.trim()) {
      setReasonError(t('reasonNeeded'));
      document.querySelector<HTMLElement>('#f-publish-reason')?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    const answer = await seasonCommand('publish', { year, editVersion: view.season.editVersion, reason });
    setBusy(false);
    if (answer.kind === 'done') {
      editor.adopt(answer.data);
      const done = t('done', { version: answer.data.rulesVersion });
      toast.success(done, { area: 'workbench' });
      say(done);
      return onClose();
    }
    if (answer.kind !== 'refused') return setProblem(t('failed'));
    setReasonError(answer.problem.fields.reason ?? null);
    if (!answer.problem.fields.reason) setProblem(answer.problem.message);
  }

  return (
    <Modal
      open
      onClose={onClose}
      overlayCloses={false}
      title={again ? t('titleAgain', { year }) : t('titleFirst', { year })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} aria-disabled={!publication} onClick={() => void publish()}>
            {t('publish', { version: view.season.rulesVersion + 1 })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.lede}>{again ? t('ledeAgain') : t('ledeFirst')}</p>
        {problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
        {!publication && !problem && <p className={styles.lede}>{t('loading')}</p>}
        {publication && <PublicationChanges publication={publication} first={!again} />}
        {again && publication && (
          <Field
            label={t('reason')}
            name="publish.reason"
            required
            hint={t('reasonHint')}
            error={reasonError ?? undefined}
          >
            <TextArea
              rows={2}
              max={500}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setReasonError(null);
              }}
            />
          </Field>
        )}
      </div>
    </Modal>
  );
}

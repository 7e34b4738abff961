import type { getResultComments } from '@chulbal/contract/announcements/announcements';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { type FormEvent, useEffect, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { announcement as texts } from './announcement.ko.ts';
import styles from './announcement.module.css';
import { announcementCommand } from './commands.ts';

type Props = {
  stage: { trackNo: number; stageNo: number };
  team: { teamNo: number; teamName: string };
  onClose: () => void;
};

/** What evaluators wrote to a team, and what the team will read of it. */
export function CommentDialog({ stage, team, onClose }: Props) {
  const t = useTexts<typeof texts>('announcement');
  const [comments, setComments] = useState<OutputOf<typeof getResultComments> | null>(null);
  const [text, setText] = useState('');
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo } = stage;
  const { teamNo } = team;
  useEffect(() => {
    let over = false;
    void announcementCommand('comments', { trackNo, stageNo, teamNo }).then((answer) => {
      if (over || answer.kind !== 'done') return;
      setComments(answer.data);
      setText(answer.data.edited || answer.data.given.join('\n\n'));
    });
    return () => {
      over = true;
    };
  }, [trackNo, stageNo, teamNo]);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await run(() => announcementCommand('editComment', { trackNo, stageNo, teamNo, text })))) return;
    toast.success(t('commentDialog.saved'));
    onClose();
  }
  return (
    <Modal
      open
      overlayCloses={false}
      onClose={onClose}
      title={t('commentDialog.title', { team: team.teamName })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('commentDialog.cancel')}
          </Button>
          <Button type="submit" form="edit-comment" variant="ink" busy={busy} disabled={!comments}>
            {t('commentDialog.save')}
          </Button>
        </>
      }
    >
      {!comments && <SkeletonRows count={2} />}
      {comments && (
        <form id="edit-comment" className={styles.form} onSubmit={save} noValidate>
          <div>
            <h3 className={styles.given}>{t('commentDialog.given')}</h3>
            {comments.given.length === 0 && <p className={styles.quiet}>{t('commentDialog.noneGiven')}</p>}
            <ul className={styles.givenList}>
              {[...new Set(comments.given)].map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
          <Field
            label={t('commentDialog.text')}
            name="comment"
            hint={t('commentDialog.hint')}
            error={problem && (problem.fields.text ?? problem.message)}
          >
            <TextArea
              data-focus-first
              rows={8}
              max={3000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </form>
      )}
    </Modal>
  );
}

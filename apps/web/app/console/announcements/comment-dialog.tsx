import type { getResultComments } from '@chulbal/contract/announcements/announcements';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { useEffect, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
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
  async function save() {
    if (!(await run(() => announcementCommand('editComment', { trackNo, stageNo, teamNo, text })))) return;
    toast.success(t('commentDialog.saved'));
    onClose();
  }
  return (
    <FormDialog
      wide
      title={t('commentDialog.title', { team: team.teamName })}
      ok={t('commentDialog.save')}
      variant="ink"
      cancel={t('commentDialog.cancel')}
      cancelLook="ghost"
      blocked={!comments}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {!comments && <SkeletonRows count={2} />}
      {comments && (
        <>
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
        </>
      )}
    </FormDialog>
  );
}

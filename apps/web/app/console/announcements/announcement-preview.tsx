import type {
  AnnouncementTemplates,
  getResultComments,
  previewAnnouncement,
} from '@chulbal/contract/announcements/announcements';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Outcome } from '@chulbal/contract/results/words';
import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { announcementCommand } from '../shell/commands.ts';
import { SendToMe } from '../trial-letters/send-to-me.tsx';
import type { announcement as texts } from './announcement.ko.ts';
import styles from './announcement.module.css';

type Page = OutputOf<typeof previewAnnouncement>;

type Props = {
  stage: { trackNo: number; stageNo: number };
  templates: AnnouncementTemplates;
  outcome: Outcome;
};

const SIZE = 5;

/** The messages of one outcome as their teams would get them, made anew a moment after the last key. */
export function AnnouncementPreview({ stage, templates, outcome }: Props) {
  const t = useTexts<typeof texts>('announcement');
  const [found, setFound] = useState<Page | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [about, setAbout] = useState<{ teamNo: number; teamName: string } | null>(null);
  const { trackNo, stageNo } = stage;
  const make = useCallback(
    async (isOver: () => boolean = () => false) => {
      const asked = { trackNo, stageNo, templates, outcome, keyword, page, size: SIZE };
      const answer = await announcementCommand('preview', asked);
      if (isOver()) return;
      setFailed(failureText(answer, t('previewFailed')));
      setFound(answer.kind === 'done' ? answer.data : null);
    },
    [trackNo, stageNo, templates, outcome, keyword, page, t],
  );
  useEffect(() => {
    let over = false;
    const timer = setTimeout(() => void make(() => over), 400);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [make]);
  return (
    <section className={styles.preview}>
      <h2 className={styles.part}>{t('preview')}</h2>
      <p className={styles.quiet}>{t('previewHint')}</p>
      <Field label={t('find')} name="keyword">
        <TextInput
          type="search"
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value);
            setPage(1);
          }}
        />
      </Field>
      <div role="status" className={styles.quiet}>
        {failed ? <FieldError>{failed}</FieldError> : found && t('found', { count: found.totalElements })}
      </div>
      {failed && (
        <Button variant="line" size="sm" onClick={() => void make()}>
          {t('reload')}
        </Button>
      )}
      {found?.totalElements === 0 && <p>{t('nobody')}</p>}
      <ul className={styles.letters}>
        {found?.content.map((letter) => (
          <li key={letter.teamNo}>
            <p className={styles.to}>
              <b>{letter.teamName}</b> <span>{letter.number}</span>{' '}
              <span>{t(`language.${letter.language}`)}</span>
            </p>
            <p className={styles.subject}>{letter.subject}</p>
            {letter.lines.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
            <div className={styles.pages}>
              <Button variant="line" size="sm" onClick={() => setAbout(letter)}>
                {t('editComment')}
              </Button>
              <SendToMe
                letter={{
                  language: letter.language,
                  subject: letter.subject,
                  lines: letter.lines,
                  button: null,
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      {found && found.totalPages > 1 && (
        <div className={styles.pages}>
          <Button variant="line" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('prev')}
          </Button>
          <span>{t('page', { page, pages: found.totalPages })}</span>
          <Button
            variant="line"
            size="sm"
            disabled={page >= found.totalPages}
            onClick={() => setPage(page + 1)}
          >
            {t('next')}
          </Button>
        </div>
      )}
      {about && (
        <CommentDialog
          key={about.teamNo}
          stage={{ trackNo, stageNo }}
          team={about}
          onClose={() => setAbout(null)}
        />
      )}
    </section>
  );
}

/** What to say of an answer that is not there: why it was refused, or `otherwise`. Null for one that is. */
function failureText(answer: Answer<unknown>, otherwise: string): string | null {
  if (answer.kind === 'done') return null;
  return answer.kind === 'refused' ? answer.problem.message : otherwise;
}

type CommentDialogProps = {
  stage: { trackNo: number; stageNo: number };
  team: { teamNo: number; teamName: string };
  onClose: () => void;
};

/** What evaluators wrote to a team, and what the team will read of it. */
export function CommentDialog({ stage, team, onClose }: CommentDialogProps) {
  const t = useTexts<typeof texts>('announcement');
  const [comments, setComments] = useState<OutputOf<typeof getResultComments> | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [text, setText] = useState('');
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo } = stage;
  const { teamNo } = team;
  // Loaded again where somebody else saved first: what they wrote is shown beside what is typed, which stays.
  const [overtaken, setOvertaken] = useState(0);
  useEffect(() => {
    let over = false;
    void announcementCommand('comments', { trackNo, stageNo, teamNo }).then((answer) => {
      if (over) return;
      setFailed(failureText(answer, t('commentDialog.failed')));
      if (answer.kind !== 'done') return;
      setComments(answer.data);
      if (overtaken === 0) setText(answer.data.edited || answer.data.given.join('\n\n'));
    });
    return () => {
      over = true;
    };
  }, [trackNo, stageNo, teamNo, overtaken, t]);
  async function save() {
    const seen = comments?.edited ?? '';
    const edit = { trackNo, stageNo, teamNo, text, seen };
    const saved = await run(async () => {
      const answer = await announcementCommand('editComment', edit);
      const isRefused = answer.kind === 'refused' && answer.problem.name === 'editedElsewhere';
      if (isRefused) setOvertaken((before) => before + 1);
      return answer;
    });
    if (!saved) return;
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
      {!comments && (failed ? <FieldError>{failed}</FieldError> : <SkeletonRows count={2} />)}
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
          {overtaken > 0 && (
            <div>
              <h3 className={styles.given}>
                {t('commentDialog.elsewhere', { by: comments.editedBy ?? '' })}
              </h3>
              <p className={comments.edited ? styles.line : styles.quiet}>
                {comments.edited || t('commentDialog.taken')}
              </p>
            </div>
          )}
          <Field
            label={t('commentDialog.text')}
            name="comment"
            hint={t('commentDialog.hint')}
            error={
              problem &&
              (problem.name === 'editedElsewhere'
                ? t('commentDialog.overtaken')
                : (problem.fields.text ?? problem.message))
            }
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

import type { AnnouncementView } from '@chulbal/contract/announcements/announcements';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { announcementCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { announcement as texts } from './announcement.ko.ts';
import styles from './announcement.module.css';

type Props = {
  announcement: AnnouncementView;
  /** `resultVersion`: the newest that is final. */
  stage: { trackNo: number; stageNo: number; resultVersion: number };
  /** One of the history: nothing can be done about it. */
  past?: boolean;
};

/** Where an announcement stands, and the one thing to do about it. */
export function AnnouncementState({ announcement, stage, past }: Props) {
  const t = useTexts<typeof texts>('announcement');
  const language = useLanguage();
  const { can } = useOperator();
  const [open, setOpen] = useState<'confirm' | 'withdraw' | null>(null);
  const { state, releaseAt, releasedAt, requestedBy, mayConfirm, notices, teams, withdrawReason } =
    announcement;
  const at = momentText(releasedAt ?? releaseAt, language);
  const waits = state === 'pending' || state === 'scheduled';
  // What it announces is not the result any more: it is never released.
  const stale = waits && announcement.resultVersion < stage.resultVersion;
  const said = {
    pending: mayConfirm ? t('current.pending', { name: requestedBy, at }) : t('current.ownPending'),
    scheduled: t('current.scheduled', { at }),
    released: t('current.released', { at, done: notices, count: teams }),
    withdrawn: t('current.withdrawn', { reason: withdrawReason ?? '' }),
  }[state];
  const mayAct = !past && can('announceResults');
  return (
    <section className={styles.state} data-state={stale ? 'stale' : state}>
      <div>
        <h2 className={styles.stateName}>
          <span className={styles.mark} aria-hidden="true" />
          {t(`state.${stale ? 'stale' : state}`)}{' '}
          <small>{t('version', { version: announcement.resultVersion })}</small>
        </h2>
        <p>{stale ? t('current.stale', { version: stage.resultVersion }) : said}</p>
      </div>
      <div className={styles.acts}>
        {!past && state === 'released' && announcement.verifyUntil && (
          <ButtonLink to={`/contest/selected/${stage.trackNo}/${stage.stageNo}`} size="sm">
            {t('current.verify')}
          </ButtonLink>
        )}
        {mayAct && stale && <Replace announcement={announcement} version={stage.resultVersion} />}
        {mayAct && waits && !stale && (
          <Button variant="line" onClick={() => setOpen('withdraw')}>
            {t('current.withdraw')}
          </Button>
        )}
        {mayAct && state === 'pending' && !stale && mayConfirm && (
          <Button variant="primary" onClick={() => setOpen('confirm')}>
            {t('current.confirm')}
          </Button>
        )}
      </div>
      {open === 'confirm' && <ConfirmDialog announcement={announcement} onClose={() => setOpen(null)} />}
      {open === 'withdraw' && <WithdrawDialog announcement={announcement} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** Takes an announcement of an earlier result back; the form of the new one opens in its place. */
function Replace({ announcement, version }: { announcement: AnnouncementView; version: number }) {
  const t = useTexts<typeof texts>('announcement');
  const { busy, problem, run } = useCommand();
  const { announcementId } = announcement;
  async function replace() {
    const reason = t('current.staleReason', { version });
    if (await run(() => announcementCommand('withdraw', { announcementId, reason })))
      toast.success(t('withdrawDialog.done'));
  }
  return (
    <>
      <Refusal problem={problem} />
      <Button variant="primary" busy={busy} onClick={replace}>
        {t('current.replace', { version })}
      </Button>
    </>
  );
}

type DialogProps = { announcement: AnnouncementView; onClose: () => void };

function ConfirmDialog({ announcement, onClose }: DialogProps) {
  const t = useTexts<typeof texts>('announcement');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const { announcementId, releaseAt, teams } = announcement;
  async function confirm() {
    if (!(await run(() => announcementCommand('confirm', { announcementId })))) return;
    toast.success(t('confirmed'));
    onClose();
  }
  return (
    <Modal
      narrow
      open
      overlayCloses={false}
      onClose={onClose}
      title={t('confirmDialog.title')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('confirmDialog.cancel')}
          </Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {t('confirmDialog.ok')}
          </Button>
        </>
      }
    >
      {problem && <ErrorSummary errors={{}} message={problem.message} />}
      <p>{t('confirmDialog.body', { at: momentText(releaseAt, language), count: teams })}</p>
    </Modal>
  );
}

function WithdrawDialog({ announcement, onClose }: DialogProps) {
  const t = useTexts<typeof texts>('announcement');
  const { announcementId } = announcement;
  return (
    <ReasonCommand
      title={t('withdrawDialog.title')}
      body={t('withdrawDialog.body')}
      submit={t('withdrawDialog.ok')}
      send={(reason) => announcementCommand('withdraw', { announcementId, reason })}
      done={t('withdrawDialog.done')}
      onClose={onClose}
    />
  );
}

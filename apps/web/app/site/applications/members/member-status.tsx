import type { ApplicationView } from '@chulbal/contract/applications/applications';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import type { apply } from '../apply.ko.ts';
import { command } from '../commands.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './members.module.css';

type Submitted = ApplicationView['members'][number];

/** Whether a submitted member has confirmed their own entry; who has not gets the link again. */
export function MemberStatus({ memberKey, resend = true }: { memberKey: string; resend?: boolean }) {
  const t = useTexts<typeof apply>('apply');
  const { application } = useApply().data;
  const member = application?.members.find(({ key }) => key === memberKey);
  if (!application || !member) return null;
  if (member.status === 'refused') return <Status kind="bad">{t('status.refused')}</Status>;
  if (member.confirmedAt) return <Status kind="ok">{t('status.confirmed')}</Status>;
  return (
    <span className={styles.status}>
      <Status kind="upcoming">{t('status.waiting')}</Status>
      {resend && application.role === 'leader' && <ResendLink teamNo={application.teamNo} member={member} />}
    </span>
  );
}

/** Sends a member the personal link once more. */
export function ResendLink({ teamNo, member }: { teamNo: number; member: Submitted }) {
  const t = useTexts<typeof apply>('apply');
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    const answer = await command('resend', { teamNo, tmNo: member.tmNo });
    setBusy(false);
    if (answer.kind === 'done') toast.success(t('resent', { name: member.name }));
    else toast.error(answer.kind === 'refused' ? answer.problem.message : t('notReached'));
  }
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={send}>
      {t('resend')}
    </Button>
  );
}

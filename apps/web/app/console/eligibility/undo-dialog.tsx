import type { EligibilityTeam } from '@chulbal/contract/eligibility';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { eligibilityCommand } from './commands.ts';
import type { eligibility as texts } from './eligibility.ko.ts';

/** Takes a decision back, for a reason. */
export function UndoDialog({ team, onClose }: { team: EligibilityTeam; onClose: () => void }) {
  const t = useTexts<typeof texts>('eligibility');
  const { run, busy, problem } = useCommand();
  const { decision, teamNo, teamName } = team;
  async function undo(reason: string) {
    if (!decision) return;
    const { decisionId } = decision;
    if (!(await run(() => eligibilityCommand('undoEligibility', { teamNo, decisionId, reason })))) return;
    toast.success(t('undone'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('undoTitle')}
      body={t('undoText', { team: teamName })}
      submit={t('undo')}
      busy={busy}
      problem={problem}
      onSubmit={undo}
      onClose={onClose}
    />
  );
}

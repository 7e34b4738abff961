import type { EligibilityTeam } from '@chulbal/contract/eligibility';
import { useTexts } from '../../lib/use-texts.ts';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { eligibilityCommand } from './commands.ts';
import type { eligibility as texts } from './eligibility.ko.ts';

/** Takes a decision back, for a reason. */
export function UndoDialog({ team, onClose }: { team: EligibilityTeam; onClose: () => void }) {
  const t = useTexts<typeof texts>('eligibility');
  const { decision, teamNo, teamName } = team;
  if (!decision) return null;
  const { decisionId } = decision;
  return (
    <ReasonCommand
      title={t('undoTitle')}
      body={t('undoText', { team: teamName })}
      submit={t('undo')}
      send={(reason) => eligibilityCommand('undoEligibility', { teamNo, decisionId, reason })}
      done={t('undone')}
      onClose={onClose}
    />
  );
}

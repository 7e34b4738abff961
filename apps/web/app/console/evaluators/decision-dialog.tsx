import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { useTexts } from '../../lib/use-texts.ts';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { evaluatorCommand } from './commands.ts';
import type { evaluatorDialogs as texts } from './evaluator-dialogs.ko.ts';

/** What needs a reason: closing or opening somebody's log-in, or another first password. */
export type Decision = { what: 'disable' | 'enable' | 'password'; evaluator: EvaluatorView };

type Props = { decision: Decision; onClose: () => void };

/** Asks for the reason, which goes into the audit log, and does it. */
export function DecisionDialog({ decision: { what, evaluator }, onClose }: Props) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  const { evaluatorId, name } = evaluator;
  const status = what === 'enable' ? 'active' : 'disabled';
  return (
    <ReasonCommand
      title={t(`decide.${what}.title`, { name })}
      body={t(`decide.${what}.body`)}
      submit={t(`decide.${what}.submit`)}
      danger={what === 'disable'}
      oneLine={200}
      send={(reason) =>
        what === 'password'
          ? evaluatorCommand('sendPassword', { evaluatorId, reason })
          : evaluatorCommand('setStatus', { evaluatorId, status, reason })
      }
      done={t(`done.${what}`, { name })}
      onClose={onClose}
    />
  );
}

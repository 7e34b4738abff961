import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { evaluatorCommand } from './commands.ts';
import type { evaluatorDialogs as texts } from './evaluator-dialogs.ko.ts';

/** What needs a reason: closing or opening somebody's log-in, or another first password. */
export type Decision = { what: 'disable' | 'enable' | 'password'; evaluator: EvaluatorView };

type Props = { decision: Decision; onClose: () => void };

/** Asks for the reason, which goes into the audit log, and does it. */
export function DecisionDialog({ decision: { what, evaluator }, onClose }: Props) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  const { busy, problem, run } = useCommand();
  const { evaluatorId, name } = evaluator;

  async function decide(reason: string) {
    const status = what === 'enable' ? ('active' as const) : ('disabled' as const);
    const done = await run(() =>
      what === 'password'
        ? evaluatorCommand('sendPassword', { evaluatorId, reason })
        : evaluatorCommand('setStatus', { evaluatorId, status, reason }),
    );
    if (!done) return;
    toast.success(t(`done.${what}`, { name }));
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`decide.${what}.title`, { name })}
      body={t(`decide.${what}.body`)}
      submit={t(`decide.${what}.submit`)}
      danger={what === 'disable'}
      oneLine={200}
      busy={busy}
      problem={problem}
      onSubmit={(reason) => void decide(reason)}
      onClose={onClose}
    />
  );
}

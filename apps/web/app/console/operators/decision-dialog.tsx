import type { OperatorView } from '@chulbal/contract/operators/operators';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { operatorCommand } from './commands.ts';
import type { operators as texts } from './operators.ko.ts';

/** What needs a reason: closing or opening somebody's log-in, or letting them set it up anew. */
export type Decision = { what: 'disable' | 'enable' | 'reset'; operator: OperatorView };

type Props = { decision: Decision; onClose: () => void };

/** Asks for the reason, which goes into the audit log, and does it. */
export function DecisionDialog({ decision: { what, operator }, onClose }: Props) {
  const t = useTexts<typeof texts>('operators');
  const { busy, problem, run } = useCommand();
  const { operatorId, name } = operator;

  async function decide(reason: string) {
    const status = what === 'enable' ? ('active' as const) : ('disabled' as const);
    const done = await run(() =>
      what === 'reset'
        ? operatorCommand('reset', { operatorId, reason })
        : operatorCommand('setStatus', { operatorId, status, reason }),
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

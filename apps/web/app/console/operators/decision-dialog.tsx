import type { OperatorView } from '@chulbal/contract/operators/operators';
import { useTexts } from '../../lib/use-texts.ts';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { operatorCommand } from './commands.ts';
import type { operators as texts } from './operators.ko.ts';

/** What needs a reason: closing or opening somebody's log-in, or letting them set it up anew. */
export type Decision = { what: 'disable' | 'enable' | 'reset'; operator: OperatorView };

type Props = { decision: Decision; onClose: () => void };

/** Asks for the reason, which goes into the audit log, and does it. */
export function DecisionDialog({ decision: { what, operator }, onClose }: Props) {
  const t = useTexts<typeof texts>('operators');
  const { operatorId, name } = operator;
  const status = what === 'enable' ? 'active' : 'disabled';
  return (
    <ReasonCommand
      title={t(`decide.${what}.title`, { name })}
      body={t(`decide.${what}.body`)}
      submit={t(`decide.${what}.submit`)}
      danger={what === 'disable'}
      oneLine={200}
      send={(reason) =>
        what === 'reset'
          ? operatorCommand('reset', { operatorId, reason })
          : operatorCommand('setStatus', { operatorId, status, reason })
      }
      done={t(`done.${what}`, { name })}
      onClose={onClose}
    />
  );
}

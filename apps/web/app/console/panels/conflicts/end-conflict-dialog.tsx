import type { Answer } from '../../../lib/command/commands.ts';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import type { panelConflicts as texts } from '../panel-conflicts.ko.ts';

type Props = {
  /** Which of the page's texts say what it does. */
  act: 'remove' | 'dismiss' | 'takeBack';
  who: string;
  team: string;
  send: (reason: string) => Promise<Answer<unknown>>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks why what kept an evaluator from a team does so no more, and does it. */
export function EndConflictDialog({ act, who, team, send, onClose, onDone }: Props) {
  const t = useTexts<typeof texts>('panelConflicts');
  const { busy, problem, run } = useCommand();
  async function submit(reason: string) {
    if (!(await run(() => send(reason)))) return;
    toast.success(t(`${act}.done`));
    onDone();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`${act}.title`, { who, team })}
      body={t(`${act}.body`, { who, team })}
      submit={t(`${act}.ok`)}
      danger
      oneLine={200}
      {...(act === 'takeBack' ? { reasonLabel: t('takeBack.reason') } : {})}
      busy={busy}
      problem={problem}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}

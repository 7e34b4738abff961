import type { Answer } from '../../../lib/command/commands.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
import type { panels as texts } from '../panels.ko.ts';

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
  const t = useTexts<typeof texts>('panels');
  return (
    <ReasonCommand
      title={t(`${act}.title`, { who, team })}
      body={t(`${act}.body`, { who, team })}
      submit={t(`${act}.ok`)}
      danger
      oneLine={200}
      {...(act === 'takeBack' ? { reasonLabel: t('takeBack.reason') } : {})}
      send={send}
      done={t(`${act}.done`)}
      onDone={() => {
        onDone();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

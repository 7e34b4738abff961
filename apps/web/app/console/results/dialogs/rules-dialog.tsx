import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import { resultCommand } from '../commands.ts';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';
import { Facts } from './facts.tsx';
import { useRuleNames } from './use-rule-names.ts';

/** Makes what was tried the rules of the stage. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const nameOf = useRuleNames();
  const { data, rules, unsaved, view } = useResult();
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo } = data.stage;

  async function save(reason: string) {
    if (!(await run(() => resultCommand('saveRules', { trackNo, stageNo, rules, reason })))) return;
    toast.success(t('rules.done'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('rules.title')}
      body={t('rules.body')}
      submit={t('rules.submit')}
      busy={busy}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('rules.changed'), unsaved.map(nameOf).join(', ')],
          [t('rules.moves'), t('rules.movesText', view.moves)],
        ]}
      />
    </ReasonDialog>
  );
}

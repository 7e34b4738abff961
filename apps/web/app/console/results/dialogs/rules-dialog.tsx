import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
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
  const { trackNo, stageNo } = data.stage;
  return (
    <ReasonCommand
      title={t('rules.title')}
      body={t('rules.body')}
      submit={t('rules.submit')}
      send={(reason) => resultCommand('saveRules', { trackNo, stageNo, rules, reason })}
      done={t('rules.done')}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('rules.changed'), unsaved.map(nameOf).join(', ')],
          [t('rules.moves'), t('rules.movesText', view.moves)],
        ]}
      />
    </ReasonCommand>
  );
}

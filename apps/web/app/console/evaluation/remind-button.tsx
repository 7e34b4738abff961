import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { judgingCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { Person } from './figures.ts';
import type { judgingProgress as texts } from './judging-progress.ko.ts';

/** A letter to these evaluators, stage by stage; nobody gets two within a day. */
export function RemindButton({ people, label }: { people: readonly Person[]; label: string }) {
  const t = useTexts<typeof texts>('judgingProgress');
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  if (!can('manageEvaluators')) return null;

  async function remind() {
    const byStage = Map.groupBy(people, ({ panel }) => `${panel.trackNo} ${panel.stageNo}`);
    let reminded = 0;
    for (const own of byStage.values()) {
      const panel = own[0]?.panel;
      if (!panel) continue;
      const evaluatorIds = own.map(({ evaluatorId }) => evaluatorId).slice(0, 500);
      const { trackNo, stageNo } = panel;
      const done = await run(() => judgingCommand('remind', { trackNo, stageNo, evaluatorIds }));
      if (!done) return;
      reminded += done.data.reminded;
    }
    if (reminded > 0) toast.success(t('letters.done', { count: reminded }));
    else toast.info(t('letters.doneNone'));
  }
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => void remind()}>
        <DenseIcon name="bell" />
        {label}
      </Button>
      <Refusal problem={problem} what={t('letters.refused')} />
    </>
  );
}

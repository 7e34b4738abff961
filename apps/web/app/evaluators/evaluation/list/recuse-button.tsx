import type { JudgedStage, RecusalKind } from '@chulbal/contract/evaluation/evaluation';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { evaluationCommand } from '../commands.ts';
import type { judgePage as texts } from '../detail/judge-page.ko.ts';
import { RecuseDialog } from '../detail/recuse-dialog.tsx';
import type { judgeList } from './judge-list.ko.ts';

type Props = { stage: Pick<JudgedStage, 'trackNo' | 'stageNo'>; targetNo: number; name: string };

/** Gives a team back as soon as its name is seen, before its documents can be read. */
export function RecuseButton({ stage, targetNo, name }: Props) {
  const t = useTexts<typeof judgeList>('judgeList');
  const page = useTexts<typeof texts>('judgePage');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function recuse(kind: RecusalKind, note: string) {
    setBusy(true);
    setProblem(null);
    const { trackNo, stageNo } = stage;
    const answer = await evaluationCommand('recuse', { trackNo, stageNo, targetNo, kind, note });
    setBusy(false);
    if (answer.kind === 'refused') {
      const { fields, message } = answer.problem;
      setProblem(Object.values(fields)[0] ?? message);
    }
    if (answer.kind === 'unreached') setProblem(page('unreached'));
    if (answer.kind !== 'done') return;
    setOpen(false);
    toast.success(page('recused'));
    await revalidate();
  }
  return (
    <>
      <Button size="sm" aria-label={t('recuseOf', { name })} onClick={() => setOpen(true)}>
        {t('column.recuse')}
      </Button>
      <RecuseDialog
        open={open}
        name={name}
        busy={busy}
        problem={problem}
        onClose={() => {
          setOpen(false);
          setProblem(null);
        }}
        onRecuse={(kind, note) => void recuse(kind, note)}
      />
    </>
  );
}

import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { stepAfter } from '../apply-data.ts';
import { useApply } from './apply-context.ts';

/**
 * Goes on to the next step. What is missing in this one is shown first, with focus on the first field;
 * pressing again goes on all the same, for a draft may have gaps.
 */
export function useNextStep(): () => void {
  const t = useTexts<typeof apply>('apply');
  const { engine, findings, pressedOnce, press, goTo, step } = useApply();
  return () => {
    const after = stepAfter(step);
    if (!after) return;
    const first = findings.find((finding) => finding.step === step);
    if (first && !pressedOnce(step)) {
      press(step);
      toast.info(t('nextMissing'));
      goTo(step, first.path);
      return;
    }
    void engine.save();
    goTo(after);
  };
}

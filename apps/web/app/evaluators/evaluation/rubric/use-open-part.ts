import type { CriterionView } from '@chulbal/contract/evaluation/evaluation';
import { useEffect, useState } from 'react';
import { scoreOf, type Values } from '../sheet/sheet-values.ts';
import type { Rubric } from './rubric-context.ts';

/** Which part of the rubric is open: at first the first criterion without a score. `turn` counts moves of the focus. */
export function useOpenPart(
  rubric: readonly CriterionView[],
  values: Values,
  { locked }: Pick<Rubric, 'locked'>,
) {
  const [state, setState] = useState(() => {
    const first = rubric.find(({ code }) => !values[scoreOf(code)]) ?? rubric[0];
    return { active: first?.code ?? '', turn: 0 };
  });
  const [unlocking, setUnlocking] = useState(false);
  useEffect(() => {
    if (!unlocking || locked !== null) return;
    setUnlocking(false);
    setState(({ active, turn }) => ({ active, turn: turn + 1 }));
  }, [unlocking, locked]);
  const open = (active: string, focus = false) =>
    setState(({ turn }) => ({ active, turn: focus ? turn + 1 : turn }));
  /** The open part takes the focus as soon as it can be written: before, no score takes a key. */
  const focusUnlocked = () => setUnlocking(true);
  return { ...state, open, focusUnlocked };
}

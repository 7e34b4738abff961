import type { CriterionView } from '@chulbal/contract/evaluation/evaluation';
import { useState } from 'react';
import { scoreOf, type Values } from '../sheet/sheet-values.ts';

/** Which part of the rubric is open: at first the first criterion without a score. `turn` counts moves of the focus. */
export function useOpenPart(rubric: readonly CriterionView[], values: Values) {
  const [state, setState] = useState(() => {
    const first = rubric.find(({ code }) => !values[scoreOf(code)]) ?? rubric[0];
    return { active: first?.code ?? '', turn: 0 };
  });
  const open = (active: string, focus = false) =>
    setState(({ turn }) => ({ active, turn: focus ? turn + 1 : turn }));
  return { ...state, open };
}

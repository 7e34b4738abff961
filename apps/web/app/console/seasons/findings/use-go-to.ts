import type { Contradiction } from '@chulbal/contract/seasons/contradictions';
import { useBuilder } from '../builder-context.ts';
import { useTab } from '../use-tab.ts';
import { fieldOf } from './field-of.ts';

/** Opens the place of a contradiction, with focus on the field that is to be changed. */
export function useGoTo(): (found: Contradiction) => void {
  const { choose, focusAt } = useBuilder();
  const [, setTab] = useTab();
  return (found) => {
    const { tab, field } = fieldOf(found);
    if (found.lane !== null) choose({ lane: found.lane, stageNo: found.stageNo }, field);
    else {
      setTab(tab);
      focusAt(field);
    }
  };
}

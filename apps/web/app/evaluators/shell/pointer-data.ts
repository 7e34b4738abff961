import type { OutputOf } from '@chulbal/contract/endpoint';
import type { pointerMe } from '@chulbal/contract/evaluators/evaluators';
import type { MyStage } from '@chulbal/contract/pledges';
import { useRouteLoaderData } from 'react-router';

export type Evaluator = OutputOf<typeof pointerMe>;

/** What every page of the evaluators' area knows, from the layout's loader. */
export type PointerData = {
  evaluator: Evaluator;
  /** The track and stage of the address; null on pages of none. */
  stage: MyStage | null;
  /** The server's time when this was asked, ISO. */
  now: string;
};

/** Who judges, and the stage of the address: `const { evaluator, stage } = usePointer()`. */
export function usePointer(): PointerData {
  const data = useRouteLoaderData<PointerData>('evaluators/shell/pointer-layout');
  if (!data) throw new Error('usePointer needs the evaluators’ layout around it');
  return data;
}

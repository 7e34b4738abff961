import type { OutputOf } from '@chulbal/contract/endpoint';
import type { pointerMe } from '@chulbal/contract/evaluators/evaluators';
import type { MyStage } from '@chulbal/contract/pledges';

export type Evaluator = OutputOf<typeof pointerMe>;

/** What every page of the evaluators' area knows, from the layout's loader. */
export type PointerData = {
  evaluator: Evaluator;
  /** The track and stage of the address; null on pages of none. */
  stage: MyStage | null;
  /** The server's time when this was asked, ISO. */
  now: string;
};

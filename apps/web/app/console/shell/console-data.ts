import type { OutputOf } from '@chulbal/contract/endpoint';
import type { operatorMe } from '@chulbal/contract/operators/operators';

export type Operator = OutputOf<typeof operatorMe>;

/** What every page of the console knows, from the layout's loader. */
export type ConsoleData = {
  operator: Operator;
  /** The navigation is folded to icons. */
  folded: boolean;
};

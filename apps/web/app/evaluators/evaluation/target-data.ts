import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getTarget, listTargets } from '@chulbal/contract/evaluation/evaluation';

/** What the page of one target is loaded with. */
export type TargetData = OutputOf<typeof getTarget>;

/** What the list of targets is loaded with. */
export type TargetsData = OutputOf<typeof listTargets>;

import type { listExclusionRequests } from '@chulbal/contract/conflicts';
import type { OutputOf } from '@chulbal/contract/endpoint';

/** What a team asks for: that somebody does not judge them. */
export type ExclusionRequest = OutputOf<typeof listExclusionRequests>[number];

import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listExclusionRequests } from '@chulbal/contract/panels/conflicts';

/** What a team asks for: that somebody does not judge them. */
export type ExclusionRequest = OutputOf<typeof listExclusionRequests>[number];

import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getOverview } from '@chulbal/contract/overview';

/** What the situation room shows of a season. */
export type Situation = OutputOf<typeof getOverview>;
export type SituationTrack = Situation['tracks'][number];

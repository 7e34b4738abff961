import type { getCoverage } from '@chulbal/contract/assignments';
import type { OutputOf } from '@chulbal/contract/endpoint';

/** Who judges how many, and which teams too few judge. */
export type Coverage = OutputOf<typeof getCoverage>;

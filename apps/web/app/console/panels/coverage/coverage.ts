import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getCoverage } from '@chulbal/contract/panels/assignments';

/** Who judges how many, and which teams too few judge. */
export type Coverage = OutputOf<typeof getCoverage>;

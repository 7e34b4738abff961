import { applicationInvariants } from './applications.queries.ts';
import { fileInvariants } from './files.queries.ts';
import { judgingInvariants } from './judging.queries.ts';
import type { Invariant } from './looking.queries.ts';
import { marketInvariants } from './market.queries.ts';
import { raffleInvariants } from './raffle.queries.ts';
import { recordInvariants } from './records.queries.ts';
import { teamInvariants } from './teams.queries.ts';

/** Everything that must hold at any time over the whole database and the files. */
export const invariants: readonly Invariant[] = [
  ...teamInvariants,
  ...applicationInvariants,
  ...fileInvariants,
  ...judgingInvariants,
  ...marketInvariants,
  ...raffleInvariants,
  ...recordInvariants,
];

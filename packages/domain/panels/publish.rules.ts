import type { AssignmentState } from '@chulbal/contract/panels/assignments';
import type { Duty } from '@chulbal/contract/panels/duties';
import { pairOf } from '@chulbal/contract/panels/facts';

type Standing = { evaluatorId: number; teamNo: number; state: AssignmentState };

/** What publishing changes: pairs that are new, that judged before and do again, that go on, and that end. */
export type Changes<S extends Standing> = { added: Duty[]; revived: Duty[]; kept: Duty[]; ended: S[] };

/** Compares what a plan means with what stands. Whoever gave a team back has no duty about it: plans keep them apart. */
export function changesOf<S extends Standing>(duties: readonly Duty[], standing: readonly S[]): Changes<S> {
  const before = new Map(standing.map((one) => [pairOf(one.evaluatorId, one.teamNo), one]));
  const wanted = new Set(duties.map(({ evaluatorId, teamNo }) => pairOf(evaluatorId, teamNo)));
  const stateOf = ({ evaluatorId, teamNo }: Duty) => before.get(pairOf(evaluatorId, teamNo))?.state;
  return {
    added: duties.filter((duty) => stateOf(duty) === undefined),
    revived: duties.filter((duty) => stateOf(duty) !== undefined && stateOf(duty) !== 'active'),
    kept: duties.filter((duty) => stateOf(duty) === 'active'),
    ended: standing.filter(
      ({ evaluatorId, teamNo, state }) => state === 'active' && !wanted.has(pairOf(evaluatorId, teamNo)),
    ),
  };
}

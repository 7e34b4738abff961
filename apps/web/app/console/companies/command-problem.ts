import { toast } from '../../lib/toast.ts';

/** Says why a command was not done; whoever closed the log-in is told nothing. */
export function commandProblem(
  answer: { kind: string; problem?: { message: string } },
  failed: string,
): void {
  if (answer.kind === 'refused') toast.error(answer.problem?.message ?? failed);
  else if (answer.kind === 'unreached') toast.error(failed);
}

/** Stages as an evaluator needs them: the next deadline first, those that have closed last, the newest of them first. */
export function inOrderOfNeed<Stage extends { closesAt: Date }>(
  stages: readonly Stage[],
  now: Date,
): Stage[] {
  const time = ({ closesAt }: Stage) => closesAt.getTime();
  const open = stages.filter(({ closesAt }) => closesAt > now).sort((a, b) => time(a) - time(b));
  const closed = stages.filter(({ closesAt }) => closesAt <= now).sort((a, b) => time(b) - time(a));
  return [...open, ...closed];
}

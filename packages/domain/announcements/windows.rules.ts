import type { FinalTeam } from '../results/final/rules.ts';

/** What is wrong with the times of an announcement, by field; empty when each comes after the one before. */
export function timeProblems({
  releaseAt,
  appealUntil,
  verifyUntil,
}: {
  releaseAt: Date;
  appealUntil: Date | null;
  verifyUntil: Date | null;
}): ('appealUntil' | 'verifyUntil')[] {
  const early = (until: Date | null) => until !== null && until <= releaseAt;
  return [
    ...(early(appealUntil) ? (['appealUntil'] as const) : []),
    ...(early(verifyUntil) ? (['verifyUntil'] as const) : []),
  ];
}

/** Whether something that was opened with an announcement can still be done; the instant itself is already closed. */
export function isOpen(until: Date | null, now: Date): boolean {
  return until !== null && now < until;
}

type Placed = Pick<FinalTeam, 'decision' | 'reserve' | 'region'>;

/** Whether a result says something else about a team than the one it was told before; null: it was told nothing. */
export function isNews(before: Placed | null | undefined, team: Placed): boolean {
  if (!before) return true;
  const kindOf = ({ decision }: Placed) => (decision === 'cut' ? 'notSelected' : decision);
  if (kindOf(before) !== kindOf(team)) return true;
  if (before.reserve?.rank !== team.reserve?.rank || before.reserve?.among !== team.reserve?.among)
    return true;
  return team.reserve?.among === 'region' && before.region !== team.region;
}

/** A released announcement as one team of its result knows it. */
export type Announced = { announcementId: number; appealUntil: Date | null; team: Placed };

/**
 * What a team may say against its result. A window belongs to the announcement at which the team learned its result: a
 * later one that is no news to the team neither opens, moves nor closes one, and one that is opens its own beside those
 * that are open still. In a window the team may appeal once, and an appeal is about what the team was told last.
 *
 * `told`: the team's released announcements, the oldest first; `made`: by which announcement each appeal was made.
 */
export function appealWindow(
  told: readonly Announced[],
  made: readonly { announcementId: number }[],
): { until: Date; announcementId: number } | null {
  const news = told.filter((one, at) => isNews(told[at - 1]?.team, one.team));
  const newest = news.at(-1);
  const unused = news.filter(
    (one) => !made.some(({ announcementId }) => announcementId >= one.announcementId),
  );
  const ends = unused.flatMap(({ appealUntil }) => (appealUntil ? [appealUntil.getTime()] : []));
  if (!newest || ends.length === 0) return null;
  return { until: new Date(Math.max(...ends)), announcementId: newest.announcementId };
}

/** Until when the selected teams of a stage are public: no later announcement ends that sooner. Null: they never were. */
export function verificationEnd(released: readonly { verifyUntil: Date | null }[]): Date | null {
  const ends = released.flatMap(({ verifyUntil }) => (verifyUntil ? [verifyUntil.getTime()] : []));
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** What became of a team in the result that decides who goes on. */
type Outcome = { released: string | undefined; newest: string | undefined };

/** Selected in the result that was released, and not withdrawn in a newer one. */
export function isSelected({ released, newest }: Outcome): boolean {
  return released === 'selected' && newest !== 'withdrawn';
}

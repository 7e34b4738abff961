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

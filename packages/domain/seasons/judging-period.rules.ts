import type { Completion, Extension, StageRule } from './rules.ts';

/**
 * When the sheets of a stage can be written: from the first instant to before the second. `ended`: whatever the times
 * say, the season was ended or the result is final.
 */
export type JudgingPeriod = { beginsAt: Date; closesAt: Date; ended: boolean };

/** What the rules in force of a track say of it: `TrackRules`. */
type JudgedRules = {
  track: { trackNo: number; graceMinutes: number };
  stages: readonly Pick<StageRule, 'stageNo' | 'kind' | 'opensAt' | 'closesAt'>[];
  extensions: readonly Extension[];
  completions: readonly Completion[];
  finished: boolean;
};

/**
 * When a stage is judged; with `teamNo`, when that team is. It begins when the stage has opened and no application of
 * the track can change any more: after the grace of the closing for all, and after that of every team that was given
 * more time (or was asked to complete its application) before then. Who is given more time once judging has begun is
 * waited for alone: the others' beginning does not move, and who is asked to complete something then is judged
 * meanwhile. It ends when the stage closes, earlier when the result is final, and goes on after a reopening until the
 * instant that was set (product.md, "Judging has a beginning and an end").
 */
export function judgingPeriod(
  rules: JudgedRules,
  { stageNo, teamNo = null, final = null }: { stageNo: number; teamNo?: number | null; final?: Final },
): JudgingPeriod {
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (!stage) throw new Error(`Stage ${stageNo} is not of track ${rules.track.trackNo}.`);
  const graceMs = rules.track.graceMinutes * 60_000;
  const applying = rules.stages.filter(({ kind }) => kind === 'application');
  const later = applying.flatMap((one) => [
    ...rules.extensions
      .filter(({ trackNo, what = 'stage' }) => trackNo === rules.track.trackNo && what === 'stage')
      .filter((extension) => extension.stageNo === one.stageNo && extension.teamNo !== null),
    ...rules.completions
      .filter((completion) => completion.stageNo === one.stageNo)
      .map((completion) => ({ ...completion, closesAt: completion.dueAt })),
  ]);
  // The stages' closings count extensions for all teams already.
  let begins = Math.max(
    stage.opensAt.getTime(),
    ...applying.map(({ closesAt }) => closesAt.getTime() + graceMs),
  );
  for (const { givenAt, closesAt } of later.toSorted((a, b) => timeOf(a.givenAt) - timeOf(b.givenAt))) {
    if (timeOf(givenAt) < begins) begins = Math.max(begins, closesAt.getTime() + graceMs);
  }
  // Who was asked to complete something is judged meanwhile: what is handed in again voids the sheets before it.
  const own = later.filter((one) => teamNo !== null && one.teamNo === teamNo && !('dueAt' in one));
  const isOfTeam = (one: Extension) =>
    one.trackNo === rules.track.trackNo &&
    one.stageNo === stageNo &&
    (one.what ?? 'stage') === 'stage' &&
    teamNo !== null &&
    one.teamNo === teamNo;
  const beginsAt = new Date(Math.max(begins, ...own.map(({ closesAt }) => closesAt.getTime() + graceMs)));
  const closings = [
    stage.closesAt,
    ...(final?.reopenedUntil ? [final.reopenedUntil] : []),
    ...rules.extensions.filter(isOfTeam).map(({ closesAt }) => closesAt),
  ];
  return {
    beginsAt,
    closesAt: new Date(Math.max(...closings.map((at) => at.getTime()))),
    ended: rules.finished || isFinal(final),
  };
}

/** That a result is final, and until when judging was opened again after it. */
export type Final = { reopenedUntil: Date | null } | null;

/** Whether a result stands: it is final, and judging was not opened again since. */
export function isFinal(final: Final): boolean {
  return final !== null && final.reopenedUntil === null;
}

/** Whether judging is over, final or not; before it begins it is not. */
export function isOver({ closesAt, ended }: Pick<JudgingPeriod, 'closesAt' | 'ended'>, now: Date): boolean {
  return ended || closesAt <= now;
}

function timeOf(givenAt: Date | undefined): number {
  return givenAt?.getTime() ?? Number.NEGATIVE_INFINITY;
}

/** Whether sheets can be written, by the server's clock; the instant of the closing is already closed. */
export function isJudging({ beginsAt, closesAt, ended }: JudgingPeriod, now: Date): boolean {
  return !ended && beginsAt <= now && now < closesAt;
}

/**
 * Where judging stands for an evaluator: `waiting` before it begins. `over` says not why; and to whoever has signed, and
 * writes nothing in any case, the calendar alone says it: they do not learn from it that a result is final (S-04).
 */
export function judgingPhase(
  { beginsAt, closesAt, ended }: JudgingPeriod,
  { signed, now }: { signed: boolean; now: Date },
): 'waiting' | 'open' | 'over' {
  if (ended && !signed) return 'over';
  if (now < beginsAt) return 'waiting';
  return now < closesAt ? 'open' : 'over';
}

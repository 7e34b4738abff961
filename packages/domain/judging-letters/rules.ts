import type { JudgingLetterKind } from '@chulbal/contract/evaluation/judging-letters';

const HOUR_MS = 3_600_000;

/** What is older is no news any more: it is noted as said without a letter. */
const NEWS_MS = { panels: 7 * 24 * HOUR_MS, opens: 24 * HOUR_MS, handed: 7 * 24 * HOUR_MS };

/** Hours before judging closes at which who is behind is told. */
export const closingHours = { closing72: 72, closing24: 24, closing6: 6 } as const;
type ClosingKind = keyof typeof closingHours;

export type StageFacts = {
  planId: number;
  publishedAt: Date;
  /** When judging begins and ends. */
  beginsAt: Date;
  closesAt: Date;
  /** Kinds that the stage sends. */
  letters: readonly JudgingLetterKind[];
};

export type EvaluatorFacts = {
  evaluatorId: number;
  /** Teams they judge now, and those of them that they have not submitted. */
  teams: number;
  left: number;
  signed: boolean;
  pledged: boolean;
  /** The published plan names them, as a member or an alternate. */
  planned: boolean;
  /** Whether a plan of this stage was told of, this one or an earlier. */
  notifiedOfPlan: boolean;
  /** Whether the published plan gave them a team or took one away. */
  changedByPlan: boolean;
  /** Since when they have had any of their teams; null without one. */
  since: Date | null;
  /** Teams that came to them, and teams that an operator took from them, after the plan was published. */
  handed: readonly { teamNo: number; at: Date }[];
  taken: readonly { teamNo: number; at: Date }[];
};

/** Something to tell somebody; `send` is false where it is only noted, so that it is never said late. */
export type Occasion = { kind: JudgingLetterKind; occasion: string; send: boolean };

/** Everything there is to tell an evaluator of a stage by now, said before or not. */
export function occasionsOf(stage: StageFacts, one: EvaluatorFacts, now: Date): Occasion[] {
  const since = (at: Date) => now.getTime() - at.getTime();
  const found: Occasion[] = [];
  const note = (kind: JudgingLetterKind, occasion: string, worth: boolean) =>
    found.push({ kind, occasion, send: worth && stage.letters.includes(kind) });
  if (one.changedByPlan || (one.planned && one.teams === 0 && !one.notifiedOfPlan)) {
    note('panels', `plan ${stage.planId}`, since(stage.publishedAt) < NEWS_MS.panels);
  }
  if (now >= stage.closesAt) return found;
  if (now >= stage.beginsAt && one.teams > 0) {
    // Panels that come after the beginning say themselves that it has begun.
    const before = one.since !== null && one.since < stage.beginsAt;
    note('opens', 'begin', before && since(stage.beginsAt) < NEWS_MS.opens);
  }
  for (const { teamNo, at } of one.handed) {
    note('handed', `team ${teamNo} ${at.toISOString()}`, since(at) < NEWS_MS.handed);
  }
  for (const { teamNo, at } of one.taken) {
    note('handed', `taken ${teamNo} ${at.toISOString()}`, since(at) < NEWS_MS.handed);
  }
  const closing = closingNow(stage, now);
  if (closing && one.since !== null && one.since < closing.at) {
    note(closing.kind, stage.closesAt.toISOString(), one.teams > 0 && isBehind(one));
  }
  return found;
}

/** Behind is who has a sheet to submit or a stage to sign. */
export function isBehind({ left, signed }: Pick<EvaluatorFacts, 'left' | 'signed'>): boolean {
  return left > 0 || !signed;
}

/**
 * The nearest of the marks before the closing that has come, and when it came; null before the first. A mark from before
 * the beginning of judging is none: then the letter about the beginning names the closing.
 */
function closingNow(
  { beginsAt, closesAt }: Pick<StageFacts, 'beginsAt' | 'closesAt'>,
  now: Date,
): { kind: ClosingKind; at: Date } | null {
  const marks = (Object.keys(closingHours) as ClosingKind[])
    .map((kind) => ({ kind, at: new Date(closesAt.getTime() - closingHours[kind] * HOUR_MS) }))
    .filter(({ at }) => at > beginsAt && at <= now);
  return marks.at(-1) ?? null;
}

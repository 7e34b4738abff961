import type { StageKind, StageView } from '@chulbal/contract/seasons/seasons';

/** What a season goes through, in this order. */
export const phases = [
  'setup',
  'applying',
  'eligibility',
  'judging',
  'exhibition',
  'final',
  'closing',
] as const;
export type Phase = (typeof phases)[number];

/** `filled`: how much of it has passed, 0 to 1. Tracks do not go in step, so more than one may be on. */
export type PhaseState = { phase: Phase; filled: number; isOn: boolean };

type Track = {
  stages: readonly Pick<StageView, 'kind' | 'opensAt' | 'closesAt' | 'confirmBy' | 'announcesAt'>[];
};
type Span = { from: number; to: number } | null;

/**
 * Where a season stands at `now` (ms). A phase lasts from the first opening of its stages on any track to the last
 * closing; eligibility is looked at from the end of applying to the beginning of judging; a phase that no track has is
 * left out.
 */
export function phasesOf(tracks: readonly Track[], now: number): PhaseState[] {
  const stages = tracks.flatMap((track) => track.stages);
  const applying = spanOf(stages, ['application']);
  const judging = spanOf(stages, ['review', 'presentation']);
  const last = Math.max(...stages.map(({ closesAt, announcesAt }) => Date.parse(announcesAt ?? closesAt)));
  const spans: Record<Phase, Span> = {
    setup: applying && { from: Number.NEGATIVE_INFINITY, to: applying.from },
    applying,
    eligibility: applying && judging && { from: applying.to, to: Math.max(applying.to, judging.from) },
    judging,
    exhibition: spanOf(stages, ['exhibition']),
    final: spanOf(stages, ['final']),
    closing: stages.length > 0 ? { from: last, to: Number.POSITIVE_INFINITY } : null,
  };
  return phases.flatMap((phase) => {
    const span = spans[phase];
    if (!span) return [];
    const isOn = span.from <= now && now < span.to;
    const length = span.to - span.from;
    const filled =
      now >= span.to ? 1 : isOn ? (Number.isFinite(length) ? (now - span.from) / length : 0.5) : 0;
    return [{ phase, filled, isOn }];
  });
}

function spanOf(stages: Track['stages'], kinds: readonly StageKind[]): Span {
  const own = stages.filter(({ kind }) => kinds.includes(kind));
  if (own.length === 0) return null;
  return {
    from: Math.min(...own.map(({ opensAt }) => Date.parse(opensAt))),
    to: Math.max(...own.map(({ closesAt }) => Date.parse(closesAt))),
  };
}

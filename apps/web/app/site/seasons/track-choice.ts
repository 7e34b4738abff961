import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { StageView, TrackView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { type Applicant, type Misfit, misfitOf } from '@chulbal/contract/seasons/track-fit';
import type { StageState } from '@chulbal/contract/seasons/values';

/** The stage of a track at which it is applied for, and where that stands. */
export function entryOf(
  track: Pick<TrackView, 'stages'>,
  now: number,
): { stage: StageView; state: StageState } | null {
  const stage = track.stages.find(({ kind }) => kind === 'application');
  return stage ? { stage, state: stageState(stage, now) } : null;
}

/** What choosing a track comes to, for somebody who is known. */
export type Verdict =
  | { kind: 'mine'; application: ApplicationSummary }
  | { kind: 'elsewhere'; application: ApplicationSummary }
  | { kind: 'misfit'; misfit: Misfit }
  | { kind: 'free' };

type Known = { person: Applicant; applications: readonly ApplicationSummary[] };

/** What choosing the track comes to on `today` (yyyy-MM-dd in Korea): the way on, or why there is none. */
export function verdictOf(track: TrackView, { person, applications }: Known, today: string): Verdict {
  const mine = applications.find(
    ({ trackNo, status }) => trackNo === track.trackNo && status !== 'cancelled',
  );
  if (mine) return { kind: 'mine', application: mine };
  const elsewhere = applications.find(({ status }) => status === 'submitted');
  if (track.oneTrackAYear && elsewhere) return { kind: 'elsewhere', application: elsewhere };
  const misfit = misfitOf(person, track, today);
  return misfit ? { kind: 'misfit', misfit } : { kind: 'free' };
}

/** The open track that is most likely this person's: one of schools before one that takes everybody. */
export function openWay(
  tracks: readonly TrackView[],
  person: Applicant,
  now: number,
  today: string,
): TrackView | null {
  const open = tracks.filter(
    (track) => entryOf(track, now)?.state === 'open' && misfitOf(person, track, today) === null,
  );
  return open.find(({ schoolTypes }) => schoolTypes.length > 0) ?? open[0] ?? null;
}

/** Which first-person sentence a track's rules make; null where the rules say nothing that one could say of oneself. */
export function sentenceOf({
  nationality,
  businessMonths,
  schoolTypes,
}: Pick<TrackView, 'nationality' | 'businessMonths' | 'schoolTypes'>):
  | { key: 'foreign' | 'pupils' | 'high' | 'students' }
  | { key: 'business'; years: number }
  | { key: 'businessMonths'; months: number }
  | null {
  if (nationality === 'foreign') return { key: 'foreign' };
  if (businessMonths !== null) {
    return businessMonths % 12 === 0
      ? { key: 'business', years: businessMonths / 12 }
      : { key: 'businessMonths', months: businessMonths };
  }
  const only = (...types: string[]) =>
    schoolTypes.length > 0 && schoolTypes.every((type) => types.includes(type));
  if (only('elementary', 'middle')) return { key: 'pupils' };
  if (only('high')) return { key: 'high' };
  return only('college', 'university', 'graduate') ? { key: 'students' } : null;
}

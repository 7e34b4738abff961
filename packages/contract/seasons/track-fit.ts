import { ageOn } from '../applications/rules.ts';
import type { TrackView } from './seasons.ts';

/** What is known of a person before they write: `schoolType` from what they wrote elsewhere, null where nowhere. */
export type Applicant = { birthDate: string; country: string; schoolType: string | null };

/** The part of a track's rules that says for whom it is. */
export type FitRules = Pick<TrackView, 'schoolTypes' | 'nationality'>;

/** Why a track is hardly this person's. */
export type Misfit = 'nationality' | 'school' | 'age';

/**
 * Whole years at which people are usually pupils of a kind of school, with some room on both sides. Adults go to
 * school, too: an age is a question to the person, never a refusal.
 */
const usualAges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  elementary: [6, 14],
  middle: [11, 17],
  high: [14, 21],
  college: [16, 120],
  university: [16, 120],
  graduate: [18, 120],
};

/**
 * Why the track is hardly this person's on `today` (yyyy-MM-dd in Korea), or null. `nationality` is held by the
 * server (4012), `school` at submission; `age` is a guess, made only where no kind of school is known.
 */
export function misfitOf(person: Applicant, track: FitRules, today: string): Misfit | null {
  if (track.nationality === 'foreign' && person.country === 'KR') return 'nationality';
  if (track.schoolTypes.length === 0) return null;
  if (person.schoolType !== null) return track.schoolTypes.includes(person.schoolType) ? null : 'school';
  const age = ageOn(person.birthDate, today);
  const unusual = track.schoolTypes.every((type) => {
    const [least, most] = usualAges[type] ?? [0, 120];
    return age < least || age > most;
  });
  return unusual ? 'age' : null;
}

/** Whether people under 14, who need a guardian's consent, may be pupils of the track's schools. */
export function mayHaveChildren({ schoolTypes }: Pick<FitRules, 'schoolTypes'>): boolean {
  return schoolTypes.includes('elementary') || schoolTypes.includes('middle');
}

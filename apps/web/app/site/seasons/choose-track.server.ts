import { myProfile } from '@chulbal/contract/accounts';
import { type ApplicationSummary, myApplication } from '@chulbal/contract/applications/applications';
import { myApplications } from '@chulbal/contract/materials/materials';
import type { Applicant } from '@chulbal/contract/seasons/track-fit';
import type { Visit } from '../../../server/visit.ts';

/** Who asks for a track, and the applications that they have this year. */
export type Asking = { name: string; person: Applicant; applications: readonly ApplicationSummary[] };

/** What is known of the person of this visit; null for a visitor, or where it cannot be asked. */
export async function whoAsks(visit: Visit, year: number): Promise<Asking | null> {
  if (!visit.who()) return null;
  const [profile, mine] = await Promise.all([visit.attempt(myProfile), visit.attempt(myApplications)]);
  if (!profile.ok || !mine.ok) return null;
  const { name, birthDate, country } = profile.data;
  const applications = mine.data.applications.filter((one) => one.year === year);
  const schoolType = await writtenSchoolType(visit, applications);
  return { name, person: { birthDate, country, schoolType }, applications };
}

/** The kind of school that the person wrote as a leader this year; null where they never chose one. */
async function writtenSchoolType(
  visit: Visit,
  applications: readonly ApplicationSummary[],
): Promise<string | null> {
  const own = applications.find(({ role }) => role === 'leader');
  if (!own) return null;
  const found = await visit.attempt(myApplication, { trackNo: own.trackNo, stageNo: own.stageNo });
  return (found.ok && found.data.application?.fields['leader.tmSchoolType']) || null;
}

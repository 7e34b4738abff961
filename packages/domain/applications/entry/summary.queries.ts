import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { ChecklistEntry } from '@chulbal/contract/applications/checklist';
import type { ApplicationForm } from '@chulbal/contract/applications/fields';
import { deadlineFor, type TrackRules } from '../../seasons/queries.ts';
import { LEADER_KEY } from '../members.rules.ts';
import type { MyTeam } from '../places.queries.ts';
import { confirmationDate } from '../stage-views.rules.ts';
import type { MemberRow } from '../team.queries.ts';

/** As many as a start page names. */
const NAMED = 3;

/** How many items a draft lacks, and the first of them. */
export function missingOf(
  entries: readonly ChecklistEntry[],
  form: ApplicationForm,
): Pick<ApplicationSummary, 'missing' | 'missingItems'> {
  const missing = entries.filter(({ done }) => !done);
  const nameOf = (person: string) =>
    (person === LEADER_KEY ? form.leader : form.members.find(({ key }) => key === person))?.tmName || null;
  return {
    missing: missing.length,
    missingItems: missing
      .slice(0, NAMED)
      .map(({ id, person }) => ({ id, name: person === undefined ? null : nameOf(person) })),
  };
}

/** Who of a submitted team is still to confirm, and until when; null where nobody is, or none can any more. */
export function confirmingOf(
  { application, place }: MyTeam,
  { rules, members, now }: { rules: TrackRules; members: readonly MemberRow[]; now: Date },
): ApplicationSummary['confirming'] {
  const { stageNo, teamNo, confirmUntil } = application;
  const waiting = members.filter(({ status, confirmedAt }) => status === 'active' && !confirmedAt);
  if (waiting.length === 0) return null;
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  const deadline = deadlineFor(rules, stageNo, teamNo);
  const until = confirmationDate({ confirmBy: stage?.confirmBy ?? null }, deadline, confirmUntil);
  if (now >= until) return null;
  const own = place.role === 'member' && waiting.some(({ memberKey }) => memberKey === place.key);
  return { waiting: waiting.length, own, until: until.toISOString() };
}

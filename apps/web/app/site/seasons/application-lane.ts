import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { AnnouncedResult } from '@chulbal/contract/materials/materials';
import type { StageView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import type { Leg } from '../../ui/lane/legs.ts';

type Facts = Pick<ApplicationSummary, 'status' | 'missing' | 'deadline' | 'stageNo' | 'stages'>;
type StepFacts = Facts &
  Pick<ApplicationSummary, 'changed' | 'role' | 'teamNo' | 'trackNo'> &
  Partial<Pick<ApplicationSummary, 'completion'>>;

/**
 * What somebody's own application is at a time: being written, handed in, withdrawn, or (`missed`) never
 * handed in before its deadline. Until the deadline all can be changed.
 */
export type Standing = 'draft' | 'submitted' | 'cancelled' | 'missed';

export function standingOf({ status, deadline }: Facts, now: Date): Standing {
  if (status !== 'draft') return status;
  return isOpen(deadline, now) ? 'draft' : 'missed';
}

/** Whether what was changed since it was submitted can still be submitted, and is not. */
export function isUnsent(application: Facts & Pick<ApplicationSummary, 'changed'>, now: Date): boolean {
  return (
    application.changed && standingOf(application, now) === 'submitted' && isOpen(application.deadline, now)
  );
}

/** Whether an application may still be written and handed in. */
export function isOpen({ closesAt }: Facts['deadline'], now: Date): boolean {
  return now.getTime() < Date.parse(closesAt);
}

/** Whether the season of an application is over. */
export function isOver({ stages }: Pick<Facts, 'stages'>, now: Date): boolean {
  return stages.every(({ closesAt }) => Date.parse(closesAt) <= now.getTime());
}

/**
 * The legs of an application's lane by time and status, without words: the leg of the application is run by
 * handing it in, the others as their time passes or once they are told. Who did not hand in, or did not pass, runs no
 * further.
 */
export function legsOf(
  application: Facts,
  now: Date,
  result: AnnouncedResult | null = null,
): Pick<Leg, 'key' | 'state' | 'at'>[] {
  const standing = standingOf(application, now);
  const told = result ? indexOf(application, result) : -1;
  const end = result && result.state !== 'passed' ? told : application.stages.length;
  return application.stages.map((stage, index) => {
    const key = String(stage.stageNo);
    if (index > end) return { key, state: 'ahead' };
    if (stage.stageNo === application.stageNo)
      return { key, ...applicationLeg(standing, application.missing) };
    if (standing !== 'submitted') return { key, state: 'ahead' };
    return { key, ...(index <= told ? { state: 'done' } : laterLeg(stage, now)) };
  });
}

/** What a team was told of the last stage of which it was told anything; null where of none. */
export function lastResult(
  application: Pick<ApplicationSummary, 'teamNo' | 'stages'>,
  results: readonly AnnouncedResult[],
): AnnouncedResult | null {
  const own = results.filter(({ teamNo }) => teamNo === application.teamNo);
  return own.sort((one, other) => indexOf(application, other) - indexOf(application, one))[0] ?? null;
}

function indexOf({ stages }: Pick<Facts, 'stages'>, { stageNo }: Pick<AnnouncedResult, 'stageNo'>): number {
  return stages.findIndex((stage) => stage.stageNo === stageNo);
}

/** How far a draft is: every missing item holds it back, and only handing it in brings it to the mark. */
function applicationLeg(standing: Standing, missing: number): Pick<Leg, 'state' | 'at'> {
  if (standing === 'submitted') return { state: 'done' };
  if (standing !== 'draft') return { state: 'ahead' };
  return { state: 'now', at: Math.max(10, 90 - missing * 6) };
}

function laterLeg(stage: StageView, now: Date): Pick<Leg, 'state' | 'at'> {
  const state = stageState(stage, now.getTime());
  if (state === 'upcoming') return { state: 'ahead' };
  if (state !== 'open') return { state: 'done' };
  const [opens, closes] = [Date.parse(stage.opensAt), Date.parse(stage.closesAt)];
  return { state: 'now', at: Math.round(((now.getTime() - opens) / (closes - opens)) * 100) };
}

export type NextStep = {
  key: 'continue' | 'finish' | 'resubmit' | 'result' | 'receipt' | 'record';
  to: string;
  /** Something is waiting to be handed in. */
  urgent: boolean;
};

/**
 * The one thing to do about an application: the leader goes on writing while it is open, all see its result, or before
 * there is one the receipt. Of a team that was withdrawn its members see nothing any more.
 */
export function nextStepOf(
  application: StepFacts,
  now: Date,
  result: AnnouncedResult | null = null,
): NextStep | null {
  const { teamNo, trackNo, stageNo, deadline, changed, missing, role, completion } = application;
  const standing = standingOf(application, now);
  const form = `/apply/${trackNo}/${stageNo}`;
  if (role === 'leader' && isOpen(deadline, now)) {
    if (standing === 'draft') return { key: missing === 0 ? 'finish' : 'continue', to: form, urgent: true };
    const isAsked = completion && !completion.answered && now.getTime() < Date.parse(completion.dueAt);
    if (changed || isAsked) return { key: 'resubmit', to: form, urgent: true };
  }
  if (standing === 'cancelled' && role !== 'leader') return null;
  if (standing === 'cancelled') return { key: 'record', to: `/apply/receipt/${teamNo}`, urgent: false };
  if (standing !== 'submitted') return null;
  // The schedule map shows results, and it knows the season that runs.
  if (result && !isOver(application, now)) return { key: 'result', to: resultPath(result), urgent: false };
  return {
    key: isOver(application, now) ? 'record' : 'receipt',
    to: `/apply/receipt/${teamNo}`,
    urgent: false,
  };
}

/** Where a result is read whole, with averages, comments and what can be said against it. */
export function resultPath({ trackNo, stageNo }: AnnouncedResult): string {
  return `/contest/schedule?track=${trackNo}&result=${stageNo}`;
}

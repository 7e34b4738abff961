import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type {
  AnnouncedResult,
  MaterialTask,
  myApplications,
  OpenAppeal,
} from '@chulbal/contract/materials/materials';
import { isOutstanding } from '../materials/is-outstanding.ts';
import { isOpen, isOver, lastResult, nextStepOf, standingOf } from '../seasons/application-lane.ts';

/**
 * The one thing somebody has to do next, in any of their applications; where they only wait, what comes next by itself:
 * a stage that opens, or a result.
 */
export type MyNext = {
  kind: Due | 'opens' | 'announces';
  application: ApplicationSummary;
  /** Until when, ISO. */
  at: string;
  /** Name of the stage that asks for it. */
  stageName: string;
  /** What is asked for, in words; empty for the application itself. */
  asked: readonly string[];
  /** Where it is done. */
  to: string;
  /** What the team was told last, where it was told anything. */
  result: AnnouncedResult | null;
};

type Due =
  | 'material'
  | 'completion'
  | 'resubmit'
  | 'finish'
  | 'draft'
  | 'confirm'
  | 'confirmations'
  | 'appeal';

type Found = Omit<MyNext, 'result'>;

/** Whether nothing is to be done until then. */
export const isWaiting = ({ kind }: Pick<MyNext, 'kind'>): boolean =>
  kind === 'opens' || kind === 'announces';

/**
 * What has the nearest deadline of all that this person can still do: material of a stage, what an operator asked to
 * complete, an edit that was not submitted, a draft, a confirmation of their own or of their members, an appeal. Where
 * they have done it all, what their submitted team waits for. Null where there is nothing of either.
 *
 * @param now ms since the epoch, by the server's clock
 */
export function myNext(
  { applications, materials, appeals, results }: OutputOf<typeof myApplications>,
  now: number,
): MyNext | null {
  const all = applications.flatMap((one) => [
    ...ofMaterials(one, materials),
    ...ofAppeals(one, appeals),
    ...ofConfirmation(one, now),
    ...ofApplication(one, now),
  ]);
  const waits = all.length > 0 ? [] : applications.flatMap((one) => ofWaiting(one, results, now));
  const [first] = [...all, ...waits].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return first ? { ...first, result: lastResult(first.application, results) } : null;
}

function ofMaterials(application: ApplicationSummary, materials: readonly MaterialTask[]): Found[] {
  if (application.status !== 'submitted') return [];
  return materials
    .filter((task) => task.teamNo === application.teamNo && isOutstanding(task))
    .map(({ trackNo, stageNo, stageName, missing, deadline }) => ({
      ...{ kind: 'material', application, at: deadline.closesAt, stageName, asked: missing },
      to: `/contest/schedule?track=${trackNo}&submit=${stageNo}`,
    }));
}

function ofAppeals(application: ApplicationSummary, appeals: readonly OpenAppeal[]): Found[] {
  return appeals
    .filter(({ teamNo }) => teamNo === application.teamNo)
    .map(({ trackNo, stageNo, stageName, until }) => ({
      ...{ kind: 'appeal', application, at: until, stageName, asked: [] },
      to: `/contest/schedule?track=${trackNo}&result=${stageNo}`,
    }));
}

function ofConfirmation(application: ApplicationSummary, now: number): Found[] {
  const { confirming, role, trackNo, stageNo, stages } = application;
  if (!confirming || now >= Date.parse(confirming.until)) return [];
  if (role === 'member' && !confirming.own) return [];
  const stageName = stages.find((stage) => stage.stageNo === stageNo)?.name ?? '';
  const kind = confirming.own ? 'confirm' : 'confirmations';
  const to = `/apply/${trackNo}/${stageNo}`;
  return [{ kind, application, at: confirming.until, stageName, asked: [], to }];
}

function ofApplication(application: ApplicationSummary, now: number): Found[] {
  const { role, trackNo, stageNo, stages, deadline, changed, missing, completion } = application;
  const at = new Date(now);
  if (role !== 'leader' || isOver(application, at)) return [];
  const stageName = stages.find((stage) => stage.stageNo === stageNo)?.name ?? '';
  const here = { application, stageName, to: `/apply/${trackNo}/${stageNo}` };
  const standing = standingOf(application, at);
  if (standing === 'draft')
    return [{ ...here, kind: missing === 0 ? 'finish' : 'draft', at: deadline.closesAt, asked: [] }];
  if (standing !== 'submitted') return [];
  if (completion && !completion.answered && now < Date.parse(completion.dueAt))
    return [{ ...here, kind: 'completion', at: completion.dueAt, asked: completion.items }];
  return changed && isOpen(deadline, at)
    ? [{ ...here, kind: 'resubmit', at: deadline.closesAt, asked: [] }]
    : [];
}

/** What comes next for a team that runs: the result of the stage it is in, else the stage that opens. */
function ofWaiting(
  application: ApplicationSummary,
  results: readonly AnnouncedResult[],
  now: number,
): Found[] {
  const { status, stages, stageNo: own } = application;
  const result = lastResult(application, results);
  if (status !== 'submitted' || (result && result.state !== 'passed')) return [];
  const told = stages.findIndex(({ stageNo }) => stageNo === result?.stageNo);
  const ahead = stages
    .slice(told + 1)
    .flatMap(({ stageNo, name, opensAt, announcesAt }) => [
      ...(stageNo === own ? [] : [{ kind: 'opens' as const, stageName: name, at: opensAt }]),
      ...(announcesAt ? [{ kind: 'announces' as const, stageName: name, at: announcesAt }] : []),
    ]);
  const [next] = ahead
    .filter(({ at }) => now < Date.parse(at))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const to = nextStepOf(application, new Date(now), result)?.to;
  return next && to ? [{ ...next, application, asked: [], to }] : [];
}

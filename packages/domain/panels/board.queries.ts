import type { Language } from '@chulbal/contract/language';
import type { PanelBoard, PlanProblem } from '@chulbal/contract/panels/panels';
import type { DraftedPlan } from '@chulbal/contract/panels/plan';
import { reviewPlan } from '@chulbal/contract/panels/review';
import type { Db } from '../db.ts';
import { listKeepingBack } from '../eligibility/queries.ts';
import type { Stage } from './assignments.queries.ts';
import { type BuildOptions, buildPanels } from './build.rules.ts';
import { readStageFacts, type StageFacts } from './facts.queries.ts';
import { findPlan, readContent, undoOf, viewPlan } from './plans.queries.ts';
import { stageSettings } from './settings.queries.ts';
import { getJudgedStage } from './stages.queries.ts';

/** Everything that the panels of a stage are built from and with. Throws 404 for a stage that is not judged. */
export async function getPanelBoard(
  db: Db,
  { trackNo, stageNo, language, now }: Stage & { language: Language; now: Date },
): Promise<Omit<PanelBoard, 'needs'>> {
  const ref = { trackNo, stageNo };
  const judged = await getJudgedStage(db, ref);
  const { rules, stage } = judged;
  const facts = await readStageFacts(db, judged);
  const draft = await findPlan(db, { ...ref, state: 'draft' });
  const published = await findPlan(db, { ...ref, state: 'published' });
  return {
    trackName: rules.track.name[language],
    stageName: stage.name[language],
    lane: rules.track.lane,
    settings: await stageSettings(db, ref),
    itemParts: (rules.choices.teamItemPart ?? []).map(({ code, label }) => ({ code, name: label[language] })),
    regions: rules.regions.map(({ code, name }) => ({ code, name: name[language] })),
    teams: facts.teams,
    evaluators: evaluatorViews(facts),
    conflicts: facts.apart,
    draft: draft && (await viewPlan(db, draft, facts.plan)),
    published: published && (await viewPlan(db, published, facts.plan)),
    undo: await undoOf(db, ref),
    notReady: (await listKeepingBack(db, { rules, teamNos: facts.teams.map(({ teamNo }) => teamNo), now }))
      .length,
  };
}

/** Evaluators by name, with how much they have and how often they may not. */
export function evaluatorViews({ evaluators, apart, assignments }: StageFacts): PanelBoard['evaluators'] {
  const conflicts = countBy(apart.map(({ evaluatorId }) => evaluatorId));
  const active = assignments.filter(({ state }) => state === 'active');
  const load = countBy(active.map(({ evaluatorId }) => evaluatorId));
  return evaluators
    .map(({ evaluatorId, name, affiliation, expertise, loadLimit, pledge }) => ({
      evaluatorId,
      name,
      affiliation,
      expertise,
      loadLimit,
      pledge,
      conflicts: conflicts.get(evaluatorId) ?? 0,
      load: load.get(evaluatorId) ?? 0,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ko') || a.evaluatorId - b.evaluatorId);
}

/** Makes the best plan around what is pinned in the draft, or says why there is none; changes nothing. */
export async function proposePanels(
  db: Db,
  { trackNo, stageNo, ...options }: Stage & BuildOptions,
): Promise<{ plan: DraftedPlan | null; problems: PlanProblem[] }> {
  const ref = { trackNo, stageNo };
  const facts = await readStageFacts(db, await getJudgedStage(db, ref));
  const draft = await findPlan(db, { ...ref, state: 'draft' });
  const pins = draft ? await readContent(db, draft.id) : { panels: [] };
  const built = buildPanels(facts.plan, options, pins);
  if ('problems' in built) return { plan: null, problems: built.problems };
  const { figures, problems } = reviewPlan(built.content, facts.plan);
  return { plan: { content: built.content, figures, problems }, problems };
}

function countBy(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

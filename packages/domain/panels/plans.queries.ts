import type { PlanFacts } from '@chulbal/contract/panels/facts';
import type { PanelContent, PanelPlan } from '@chulbal/contract/panels/panels';
import { reviewPlan } from '@chulbal/contract/panels/review';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { Stage } from './assignments.queries.ts';
import type { PanelPlansTable } from './tables.ts';

export type PlanRow = Selectable<PanelPlansTable>;

/** The draft or the published plan of a stage; null where there is none. */
export async function findPlan(
  db: Db,
  { trackNo, stageNo, state }: Stage & { state: 'draft' | 'published' },
): Promise<PlanRow | null> {
  const row = await db.sql
    .selectFrom('panelPlans')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '=', state)
    .executeTakeFirst();
  return row ?? null;
}

/** The plan that was published before the one that is now; null where there was none. */
export async function findPublishedBefore(db: Db, { trackNo, stageNo }: Stage): Promise<PlanRow | null> {
  const row = await db.sql
    .selectFrom('panelPlans')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '=', 'superseded')
    .where('publishedAt', 'is not', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** The panels of a plan as they stand. */
export async function readContent(db: Db, planId: number): Promise<PanelContent> {
  const panels = await db.sql
    .selectFrom('panels')
    .select(['id', 'name'])
    .where('planId', '=', planId)
    .orderBy('position')
    .execute();
  const ids = [0, ...panels.map(({ id }) => id)];
  const evaluators = await db.sql
    .selectFrom('panelEvaluators')
    .select(['panelId', 'evaluatorId', 'role', 'pinned'])
    .where('panelId', 'in', ids)
    .orderBy('role', 'desc')
    .orderBy('evaluatorId')
    .execute();
  const teams = await db.sql
    .selectFrom('panelTeams')
    .select(['panelId', 'teamNo', 'pinned'])
    .where('panelId', 'in', ids)
    .orderBy('teamNo')
    .execute();
  return {
    panels: panels.map(({ id, name }) => ({
      name,
      evaluators: evaluators.filter(({ panelId }) => panelId === id).map(({ panelId: _, ...one }) => one),
      teams: teams.filter(({ panelId }) => panelId === id).map(({ panelId: _, ...one }) => one),
    })),
  };
}

/** A plan with what would come of it by these facts. */
export async function viewPlan(db: Db, plan: PlanRow, facts: PlanFacts): Promise<PanelPlan> {
  const content = await readContent(db, plan.id);
  const { figures, problems } = reviewPlan(content, facts);
  return {
    planId: plan.id,
    version: plan.version,
    state: plan.state,
    revision: plan.revision,
    reason: plan.reason,
    savedAt: plan.savedAt.toISOString(),
    publishedAt: plan.publishedAt?.toISOString() ?? null,
    content,
    figures,
    problems,
  };
}

/** What undoing would bring back now. */
export async function undoOf(db: Db, stage: Stage): Promise<'save' | 'discard' | 'plan' | null> {
  const draft = await findPlan(db, { ...stage, state: 'draft' });
  if (draft) return (await findSaveBefore(db, draft)) ? 'save' : 'discard';
  const isPublished = await findPlan(db, { ...stage, state: 'published' });
  return isPublished && (await findPublishedBefore(db, stage)) ? 'plan' : null;
}

/** The save of a draft before the one that counts. */
export async function findSaveBefore(
  db: Db,
  plan: PlanRow,
): Promise<{ revision: number; content: PanelContent } | null> {
  const [, before] = await db.sql
    .selectFrom('panelPlanSaves')
    .select(['revision', 'content'])
    .where('planId', '=', plan.id)
    .orderBy('revision', 'desc')
    .limit(2)
    .execute();
  return before ?? null;
}

/** Every plan of a stage, newest first. */
export async function listPlans(db: Db, { trackNo, stageNo }: Stage) {
  const rows = await db.sql
    .selectFrom('panelPlans as p')
    .innerJoin('accounts as maker', 'maker.id', 'p.madeBy')
    .leftJoin('accounts as publisher', 'publisher.id', 'p.publishedBy')
    .selectAll('p')
    .select(['maker.name as makerName', 'publisher.name as publisherName'])
    .select((eb) => [
      eb
        .selectFrom('panels')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('panels.planId', '=', 'p.id')
        .as('panels'),
      eb
        .selectFrom('panelTeams')
        .innerJoin('panels', 'panels.id', 'panelTeams.panelId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('panels.planId', '=', 'p.id')
        .as('teams'),
      eb
        .selectFrom('panelEvaluators')
        .innerJoin('panels', 'panels.id', 'panelEvaluators.panelId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('panels.planId', '=', 'p.id')
        .as('evaluators'),
    ])
    .where('p.trackNo', '=', trackNo)
    .where('p.stageNo', '=', stageNo)
    .orderBy('p.version', 'desc')
    .execute();
  return rows.map((row) => ({
    planId: row.id,
    version: row.version,
    state: row.state,
    panels: Number(row.panels),
    teams: Number(row.teams),
    evaluators: Number(row.evaluators),
    reason: row.reason,
    savedAt: row.savedAt.toISOString(),
    madeBy: row.makerName,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: row.publisherName,
    supersededAt: row.supersededAt?.toISOString() ?? null,
  }));
}

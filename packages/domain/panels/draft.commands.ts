import type { PanelContent, PanelPlan } from '@chulbal/contract/panels/panels';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import type { Stage } from './assignments.queries.ts';
import { firstTwice } from './draft.rules.ts';
import { readStageFacts } from './facts.queries.ts';
import {
  findPlan,
  findPublishedBefore,
  findSaveBefore,
  type PlanRow,
  readContent,
  viewPlan,
} from './plans.queries.ts';
import { lockStage } from './stages.commands.ts';
import { getJudgedStage, type JudgedStage } from './stages.queries.ts';

type Asked = Stage & { revision: number; now: Date };

/**
 * Keeps a plan as the draft of a stage, whole. Nobody but operators sees it.
 *
 * @throws 404 for a stage that is not judged, a team that is not of its track or somebody who is no evaluator; 400 for
 * whoever stands in it twice; 4043 when the draft is not of `revision`, or there is one and `revision` is 0.
 */
export async function savePanelDraft(
  db: Db,
  actor: OperatorActor,
  asked: Asked & { content: PanelContent },
): Promise<PanelPlan> {
  const judged = await getJudgedStage(db, asked);
  if (firstTwice(asked.content)) throw fault('invalidRequest', { fields: { content: twice } });
  return db.transaction(async (tx) => {
    await lockStage(tx, asked);
    await refuseUnknown(tx, asked);
    const before = await heldDraft(tx, asked);
    const plan = before
      ? await saveAgain(tx, before, asked)
      : await createDraft(tx, actor, { ...asked, content: asked.content });
    const view = await viewPlan(tx, plan, (await readStageFacts(tx, judged)).plan);
    await record(tx, actor, {
      action: 'panels.save',
      object: panelsObject(judged),
      after: { version: plan.version, revision: plan.revision, figures: view.figures },
      now: asked.now,
    });
    return view;
  });
}

const twice = {
  ko: '같은 심사위원이나 팀이 두 번 들어 있어요.',
  en: 'An evaluator or a team stands in it twice.',
};

/**
 * Takes the last step back: the save of the draft before, or the draft itself, or makes a draft of the plan that was
 * published before. Gives the draft as it is then.
 *
 * @throws 404; 4043; 4060 nothingToUndo.
 */
export async function undoPanels(
  db: Db,
  actor: OperatorActor,
  asked: Asked,
): Promise<{ draft: PanelPlan | null }> {
  const judged = await getJudgedStage(db, asked);
  return db.transaction(async (tx) => {
    await lockStage(tx, asked);
    const draft = await heldDraft(tx, asked);
    const { plan, undone } = draft
      ? await undoDraft(tx, draft, asked.now)
      : { plan: await draftOfEarlier(tx, actor, asked), undone: 'plan' };
    const view = plan && (await viewPlan(tx, plan, (await readStageFacts(tx, judged)).plan));
    await record(tx, actor, {
      action: 'panels.undo',
      object: panelsObject(judged),
      before: draft ? { version: draft.version, revision: draft.revision } : null,
      after: { undone, version: plan?.version ?? null, revision: plan?.revision ?? null },
      now: asked.now,
    });
    return { draft: view };
  });
}

/** What an entry of the audit log about the panels of a stage is about. */
export function panelsObject({ rules, stage }: JudgedStage): { kind: string; id: string; label: string } {
  const { trackNo, name } = rules.track;
  return { kind: 'panels', id: `${trackNo}/${stage.stageNo}`, label: `${name.ko} ${stage.name.ko}` };
}

/** The draft that the asker has seen; null where they saw none and there is none. */
export async function heldDraft(tx: Db, asked: Stage & { revision: number }): Promise<PlanRow | null> {
  const draft = await findPlan(tx, { ...asked, state: 'draft' });
  if ((draft?.revision ?? 0) !== asked.revision) throw fault('editedElsewhere');
  return draft;
}

async function undoDraft(
  tx: Db,
  draft: PlanRow,
  now: Date,
): Promise<{ plan: PlanRow | null; undone: 'save' | 'discard' }> {
  const before = await findSaveBefore(tx, draft);
  if (!before) {
    await tx.sql
      .updateTable('panelPlans')
      .set({ state: 'superseded', supersededAt: now })
      .where('id', '=', draft.id)
      .execute();
    return { plan: null, undone: 'discard' };
  }
  const revision = draft.revision + 1;
  const saves = tx.sql.deleteFrom('panelPlanSaves').where('planId', '=', draft.id);
  await saves.where('revision', '=', draft.revision).execute();
  await tx.sql
    .updateTable('panelPlanSaves')
    .set({ revision })
    .where('planId', '=', draft.id)
    .where('revision', '=', before.revision)
    .execute();
  await writeContent(tx, draft.id, before.content);
  return { plan: await setRevision(tx, draft.id, { revision, now }), undone: 'save' };
}

async function draftOfEarlier(tx: Db, actor: OperatorActor, asked: Asked): Promise<PlanRow> {
  const earlier = await findPublishedBefore(tx, asked);
  if (!earlier) throw fault('nothingToUndo');
  return createDraft(tx, actor, { ...asked, content: await readContent(tx, earlier.id) });
}

async function saveAgain(
  tx: Db,
  draft: PlanRow,
  { content, now }: Asked & { content: PanelContent },
): Promise<PlanRow> {
  const revision = draft.revision + 1;
  await tx.sql
    .insertInto('panelPlanSaves')
    .values({ planId: draft.id, revision, content: json(content) })
    .execute();
  await writeContent(tx, draft.id, content);
  return setRevision(tx, draft.id, { revision, now });
}

async function setRevision(
  tx: Db,
  planId: number,
  { revision, now }: { revision: number; now: Date },
): Promise<PlanRow> {
  return tx.sql
    .updateTable('panelPlans')
    .set({ revision, savedAt: now })
    .where('id', '=', planId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function createDraft(
  tx: Db,
  { operatorId }: OperatorActor,
  { trackNo, stageNo, content, now }: Stage & { content: PanelContent; now: Date },
): Promise<PlanRow> {
  const last = await tx.sql
    .selectFrom('panelPlans')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  const plan = await tx.sql
    .insertInto('panelPlans')
    .values({ trackNo, stageNo, version, state: 'draft', madeBy: operatorId, madeAt: now, savedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.sql
    .insertInto('panelPlanSaves')
    .values({ planId: plan.id, revision: plan.revision, content: json(content) })
    .execute();
  await writeContent(tx, plan.id, content);
  return plan;
}

/** Writes the panels of a draft in the place of those it had; three statements, however many teams there are. */
async function writeContent(tx: Db, planId: number, content: PanelContent): Promise<void> {
  await tx.sql.deleteFrom('panels').where('planId', '=', planId).execute();
  if (content.panels.length === 0) return;
  await tx.sql
    .insertInto('panels')
    .values(content.panels.map(({ name }, index) => ({ planId, position: index + 1, name })))
    .execute();
  const evaluators = content.panels.flatMap((panel, index) =>
    panel.evaluators.map((one) => ({ ...one, position: index + 1 })),
  );
  await sql`
    insert into panel_evaluators (panel_id, evaluator_id, role, pinned)
    select p.id, g."evaluatorId", g.role, g.pinned
    from jsonb_to_recordset(${JSON.stringify(evaluators)}::jsonb)
      as g("evaluatorId" bigint, role text, pinned boolean, position int)
    join panels p on p.plan_id = ${planId} and p.position = g.position`.execute(tx.sql);
  const teams = content.panels.flatMap((panel, index) =>
    panel.teams.map((one) => ({ ...one, position: index + 1 })),
  );
  await sql`
    insert into panel_teams (panel_id, team_no, pinned)
    select p.id, g."teamNo", g.pinned
    from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as g("teamNo" bigint, pinned boolean, position int)
    join panels p on p.plan_id = ${planId} and p.position = g.position`.execute(tx.sql);
}

async function refuseUnknown(tx: Db, { trackNo, content }: Stage & { content: PanelContent }): Promise<void> {
  const evaluatorIds = content.panels.flatMap(({ evaluators }) =>
    evaluators.map(({ evaluatorId }) => evaluatorId),
  );
  const teamNos = content.panels.flatMap(({ teams }) => teams.map(({ teamNo }) => teamNo));
  const { rows } = await sql<{ evaluators: number; teams: number }>`
    select
      (select count(*)::int from evaluators where account_id = any(${evaluatorIds}::bigint[])) as evaluators,
      (select count(*)::int from applications where team_no = any(${teamNos}::bigint[])
        and track_no = ${trackNo} and number is not null) as teams`.execute(tx.sql);
  const [known] = rows;
  if (known?.evaluators !== evaluatorIds.length || known.teams !== teamNos.length) throw fault('notFound');
}

import { createSheet } from '@chulbal/testing/evaluation';
import { campus } from '@chulbal/testing/factories';
import { type PanelScenario, panelScenario } from '@chulbal/testing/panel-scenario';
import { beforeEach, describe, expect, test } from 'vitest';
import { deadlineOf } from '../seasons/queries.ts';
import { proposePanels } from './board.queries.ts';
import { savePanelDraft, undoPanels } from './draft.commands.ts';
import { listPlans } from './plans.queries.ts';
import { publishPanels } from './publish.commands.ts';
import { saveStageSettings } from './settings.commands.ts';
import { stageSettings, usualSettings } from './settings.queries.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const options = { panelCount: null, alternates: 1, region: 1, expertise: 1 };
let db: PanelScenario['db'];
let actor: PanelScenario['actor'];
let evaluatorIds: PanelScenario['evaluatorIds'];
let teamNos: PanelScenario['teamNos'];
let later: PanelScenario['later'];
let plan: PanelScenario['plan'];
let board: PanelScenario['board'];
let save: PanelScenario['save'];
let publish: PanelScenario['publish'];
let judging: PanelScenario['judging'];
let actions: PanelScenario['actions'];

beforeEach(async () => {
  ({ db, actor, evaluatorIds, teamNos, later, plan, board, save, publish, judging, actions } =
    await panelScenario());
});

describe('a draft', () => {
  test('is kept whole, version by version, and nobody judges by it', async () => {
    const { figures, problems, version, revision } = await save(plan([0, 1], [2]));
    expect({ version, revision, problems }).toEqual({ version: 1, revision: 1, problems: [] });
    expect(figures).toMatchObject({ panels: 1, teams: 2, assignments: 4, shortTeams: 0 });
    const { content } = await save(plan([1, 2]));
    expect((await board()).draft).toMatchObject({ version: 1, revision: 2, content });
    expect(await judging()).toEqual([]);
    expect((await actions()).slice(-2)).toEqual(['panels.save', 'panels.save']);
  });

  test('of an older revision is refused, as is who stands in it twice or is not there', async () => {
    await save(plan([0, 1]));
    const asked = { ...stage, revision: 0, content: plan([0]), now: later() };
    const refusal = (given: object) =>
      savePanelDraft(db, actor, { ...asked, revision: 1, ...given }).catch(({ error }) => error);
    expect(await refusal({ revision: 0 })).toBe('editedElsewhere');
    expect(await refusal({ content: plan([0, 0]) })).toBe('invalidRequest');
    expect(await refusal({ content: plan([0, 9]) })).toBe('notFound');
    expect(await refusal({ stageNo: 1 })).toBe('notFound');
  });

  test('is proposed around its pins, and a proposal changes nothing', async () => {
    const content = plan([2]);
    for (const one of content.panels[0]?.evaluators ?? []) one.pinned = true;
    await save(content);
    const before = await board();
    const { plan: proposed, problems } = await proposePanels(db, { ...stage, ...options });
    expect(problems).toEqual([]);
    expect(proposed?.content.panels[0]?.evaluators).toContainEqual({
      evaluatorId: evaluatorIds[2],
      role: 'member',
      pinned: true,
    });
    expect(await board()).toEqual(before);
  });

  test('cannot be proposed with too few evaluators, and it says how many are missing', async () => {
    const { plan: none, problems } = await proposePanels(db, { ...stage, ...options, panelCount: 2 });
    expect(none).toBeNull();
    expect(problems).toMatchObject([{ code: 'tooFewEvaluators', needs: 4, has: 3, missing: 1 }]);
  });
});

describe('publishing', () => {
  test('gives every team to every member', async () => {
    expect(await publish(plan([0, 1], [2]))).toEqual({ version: 1, assigned: 4, kept: 0, withdrawn: 0 });
    expect(await judging()).toEqual(['0 0 active', '0 1 active', '1 0 active', '1 1 active']);
    expect((await actions()).at(-1)).toBe('panels.publish');
  });

  test('is refused with errors, and with warnings that nobody accepted', async () => {
    const { panels } = plan([0, 1, 2]);
    const missing = { panels: panels.map((panel) => ({ ...panel, teams: panel.teams.slice(1) })) };
    await expect(publish(missing, { allowWarnings: true })).rejects.toMatchObject({
      error: 'panelsIncomplete',
      details: { detail: { problems: [{ code: 'unplaced', teamNo: teamNos[0] }] } },
    });
    await expect(publish({ panels })).rejects.toMatchObject({ error: 'panelsIncomplete' });
    expect(await publish({ panels }, { allowWarnings: true })).toMatchObject({ assigned: 6 });
  });

  test('waits for teams under the confirmed minimum once nobody can confirm any more', async () => {
    const { revision } = await save(plan([0, 1]));
    const { opensAt } = await deadlineOf(db, { ...stage, teamNo: null });
    const asked = { ...stage, revision, reason: '', allowWarnings: false };
    await expect(publishPanels(db, actor, { ...asked, now: opensAt })).rejects.toMatchObject({
      ...{ error: 'eligibilityOpen', details: { detail: { teamNos } } },
    });
    expect(await publishPanels(db, actor, { ...asked, now: later() })).toMatchObject({ assigned: 4 });
  });

  test('anew asks for a reason, goes on with what both plans have, and voids the rest', async () => {
    await publish(plan([0, 1]));
    for (const evaluatorId of evaluatorIds.slice(0, 2)) {
      await createSheet(db, { ...stage, evaluatorId, teamNo: teamNos[0] ?? 0 });
    }
    await expect(publish(plan([1, 2]))).rejects.toMatchObject({ error: 'invalidRequest' });
    const reason = '한 분이 못 오세요';
    expect(await publish(plan([1, 2]), { reason })).toEqual({
      version: 2,
      assigned: 2,
      kept: 2,
      withdrawn: 2,
    });
    const sheets = await db.sql
      .selectFrom('sheets')
      .select(['evaluatorId', 'voidReason'])
      .orderBy('evaluatorId')
      .execute();
    expect(sheets).toEqual([
      { evaluatorId: evaluatorIds[0], voidReason: reason },
      { evaluatorId: evaluatorIds[1], voidReason: null },
    ]);
    expect((await listPlans(db, stage)).map(({ version, state }) => [version, state])).toEqual([
      [2, 'published'],
      [1, 'superseded'],
    ]);
  });

  test('that gives a team back lets the sheet count again that only the plan had voided', async () => {
    await publish(plan([0, 1]));
    await createSheet(db, { ...stage, evaluatorId: evaluatorIds[0] ?? 0, teamNo: teamNos[0] ?? 0 });
    await publish(plan([1, 2]), { reason: '바꿔요' });
    expect((await board()).undo).toBe('plan');
    const { draft } = await undoPanels(db, actor, { ...stage, revision: 0, now: later() });
    expect(draft).toMatchObject({ version: 3, state: 'draft', content: plan([0, 1]) });
    const asked = { ...stage, revision: 1, reason: '되돌려요', allowWarnings: false, now: later() };
    expect(await publishPanels(db, actor, asked)).toMatchObject({ assigned: 2, kept: 2, withdrawn: 2 });
    const sheet = await db.sql.selectFrom('sheets').select(['voidedAt', 'version']).executeTakeFirst();
    expect(sheet).toEqual({ voidedAt: null, version: 3 });
  });
});

describe('undoing', () => {
  test('goes back save by save, then gives the draft up, then has nothing left', async () => {
    await save(plan([0, 1]));
    await save(plan([1, 2]));
    const undo = async (revision: number) =>
      (await undoPanels(db, actor, { ...stage, revision, now: later() })).draft;
    expect(await undo(2)).toMatchObject({ revision: 3, content: plan([0, 1]) });
    await expect(undo(2)).rejects.toMatchObject({ error: 'editedElsewhere' });
    expect(await undo(3)).toBeNull();
    expect((await board()).draft).toBeNull();
    await expect(undo(0)).rejects.toMatchObject({ error: 'nothingToUndo' });
  });
});

describe('settings of a judged stage', () => {
  test('are kept, and what was seen cannot be unseen', async () => {
    expect(await stageSettings(db, stage)).toEqual({ ...usualSettings, panelSize: 2 });
    const [evaluatorId = 0] = evaluatorIds;
    await createSheet(db, { ...stage, evaluatorId, teamNo: teamNos[0] ?? 0 });
    const change = (given: object) =>
      saveStageSettings(db, actor, { ...stage, ...usualSettings, ...given, now: later() });
    await expect(change({ blindNames: true })).rejects.toMatchObject({ error: 'judgingBegun' });
    await change({ showsCounts: true });
    expect((await stageSettings(db, stage)).showsCounts).toBe(true);
    expect((await actions()).at(-1)).toBe('panels.set');
  });
});

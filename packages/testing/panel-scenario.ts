import type { PanelContent } from '@chulbal/contract/panels/panels';
import type { UserActor } from '@chulbal/domain/actor';
import { getPanelBoard } from '@chulbal/domain/panels/board.queries';
import { savePanelDraft } from '@chulbal/domain/panels/draft.commands';
import { publishPanels } from '@chulbal/domain/panels/publish.commands';
import { saveStageSettings } from '@chulbal/domain/panels/settings.commands';
import { usualSettings } from '@chulbal/domain/panels/settings.queries';
import { createEvaluator } from './evaluators.ts';
import { campus, createSubmitted, seasonNow } from './factories.ts';
import { createOperator } from './operators.ts';
import { publishedSeason } from './seasons.ts';
import { testDb } from './test-db.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };

export type PanelScenario = Awaited<ReturnType<typeof panelScenario>>;

/** A judged stage of two teams and three evaluators, and what an operator does with its panels. */
export async function panelScenario() {
  const db = await testDb();
  let now = seasonNow;
  await publishedSeason(db, { now });
  const actor = await createOperator(db);
  const evaluatorIds: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    evaluatorIds.push((await createEvaluator(db, { loadLimit: 2 })).evaluatorId);
  }
  const teams = [await createSubmitted(db), await createSubmitted(db)];
  const teamNos = teams.map(({ teamNo }) => teamNo);
  const leader = teams[0]?.actor as UserActor;
  await saveStageSettings(db, actor, { ...stage, ...usualSettings, panelSize: 2, now });

  /** A minute later: what is done afterwards has another time. */
  function later(): Date {
    now = new Date(now.getTime() + 60_000);
    return now;
  }

  /** One panel of these members and alternates, with all teams. */
  function plan(members: number[], alternates: number[] = []): PanelContent {
    const seat = (role: 'member' | 'alternate') => (place: number) => ({
      evaluatorId: evaluatorIds[place] ?? 0,
      role,
      pinned: false,
    });
    return {
      panels: [
        {
          name: '',
          evaluators: [...members.map(seat('member')), ...alternates.map(seat('alternate'))],
          teams: teamNos.map((teamNo) => ({ teamNo, pinned: false })),
        },
      ],
    };
  }

  const board = () => getPanelBoard(db, { ...stage, language: 'ko', now });
  const save = async (content: PanelContent) =>
    savePanelDraft(db, actor, {
      ...stage,
      revision: (await board()).draft?.revision ?? 0,
      content,
      now: later(),
    });
  async function publish(content: PanelContent, given: { reason?: string; allowWarnings?: boolean } = {}) {
    const { revision } = await save(content);
    const asked = { ...stage, revision, reason: '', allowWarnings: false, ...given };
    return publishPanels(db, actor, { ...asked, now: later() });
  }
  const judging = async () => {
    const rows = await db.sql
      .selectFrom('assignments')
      .select(['evaluatorId', 'teamNo', 'state'])
      .orderBy('evaluatorId')
      .orderBy('teamNo')
      .execute();
    return rows.map(
      ({ evaluatorId, teamNo, state }) =>
        `${evaluatorIds.indexOf(evaluatorId)} ${teamNos.indexOf(teamNo)} ${state}`,
    );
  };
  const actions = async () =>
    (await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute()).map(
      (row) => row.action,
    );

  return { db, actor, leader, evaluatorIds, teamNos, later, plan, board, save, publish, judging, actions };
}

import type { ActName } from '@chulbal/contract/acts';
import type { Db } from '@chulbal/domain/db';
import { handOver } from '@chulbal/domain/evaluation/hand-over.commands';
import { dismissConflict, takeBackExclusion } from '@chulbal/domain/panels/dismissals.commands';
import { savePanelDraft, undoPanels } from '@chulbal/domain/panels/draft.commands';
import { decideExclusion } from '@chulbal/domain/panels/exclusions.commands';
import { publishPanels } from '@chulbal/domain/panels/publish.commands';
import { declareRelation, noteConflict, removeRelation } from '@chulbal/domain/panels/relations.commands';
import { saveStageSettings } from '@chulbal/domain/panels/settings.commands';
import { usualSettings } from '@chulbal/domain/panels/settings.queries';
import { takeTeams } from '@chulbal/domain/panels/take.commands';
import { changePledgeText } from '@chulbal/domain/pledges/commands';
import { newestText } from '@chulbal/domain/pledges/queries';
import { seasonNow } from '../factories.ts';
import { createConflict, createExclusion, createRelation } from '../panels.ts';
import { review } from '../results.ts';
import type { ActsScenario } from './scenario.ts';
import { nobody } from './steps.ts';
import type { Driver } from './teams.ts';

const reason = '사정이 있어요';
const teamNoOf = ({ teams }: ActsScenario, which: 'first' | 'second' | 'few') =>
  teams?.[which].teamNo ?? nobody;

/** What the panels of the review are, once more, with a reason. */
async function redraft(db: Db, { one, done, busy, alternate, teams, now }: ActsScenario): Promise<void> {
  const seat = (evaluatorId: number, role: 'member' | 'alternate') => ({ evaluatorId, role, pinned: false });
  const members = [busy, alternate].map(({ evaluatorId }) => seat(evaluatorId, 'member'));
  const teamNos = teams ? [teams.first, teams.second, teams.few].map(({ teamNo }) => teamNo) : [];
  const panel = {
    name: '',
    evaluators: [...members, seat(done.evaluatorId, 'alternate')],
    teams: teamNos.map((teamNo) => ({ teamNo, pinned: false })),
  };
  await savePanelDraft(db, one, { ...review, revision: 0, content: { panels: [panel] }, now });
}

/** What operators do about who judges whom. */
export const actsOfPanels = {
  saveStageSettings: {
    act: async (db, { one, now }) =>
      saveStageSettings(db, one, { ...review, ...usualSettings, panelSize: 3, halfPoints: true, now }),
  },
  savePanelDraft: { act: redraft },
  publishPanels: {
    arrange: redraft,
    async act(db, { one, now }) {
      const asked = { revision: 1, reason, allowWarnings: true };
      await publishPanels(db, one, { ...review, ...asked, now });
    },
  },
  undoPanels: {
    act: async (db, { one, now }) => undoPanels(db, one, { ...review, revision: 0, now }),
  },
  endAssignments: {
    async act(db, scenario) {
      const { evaluatorId } = scenario.busy;
      const what = { evaluatorId, teamNo: teamNoOf(scenario, 'first'), state: 'withdrawn', reason } as const;
      await takeTeams(db, scenario.one, { ...review, ...what, now: scenario.now });
    },
  },
  handOver: {
    async act(db, { one, busy, alternate, now }) {
      const what = { evaluatorId: busy.evaluatorId, to: [alternate.evaluatorId], reason };
      await handOver(db, one, { ...review, ...what, now });
    },
  },
  declareRelation: {
    async act(db, scenario) {
      const { evaluatorId } = scenario.busy;
      const what = {
        evaluatorId,
        teamNo: teamNoOf(scenario, 'first'),
        kind: 'mentor',
        note: reason,
      } as const;
      await declareRelation(db, scenario.one, { ...what, now: scenario.now });
    },
  },
  decideExclusion: {
    async arrange(db, { teams }) {
      if (!teams) return;
      const { teamNo, actor } = teams.first;
      await createExclusion(db, { teamNo, stageNo: review.stageNo, leaderId: actor.userId });
    },
    async act(db, { one, busy, now }) {
      const row = await db.sql.selectFrom('exclusionRequests').select('id').executeTakeFirst();
      const what = { decision: 'accepted', evaluatorId: busy.evaluatorId, answer: reason } as const;
      await decideExclusion(db, one, { exclusionId: row?.id ?? nobody, ...what, now });
    },
  },
  removeRelation: {
    async arrange(db, { one, busy, teams }) {
      if (!teams) return;
      const { evaluatorId } = busy;
      await createRelation(db, { evaluatorId, teamNo: teams.first.teamNo, operatorId: one.operatorId });
    },
    async act(db, { one, now }) {
      const row = await db.sql.selectFrom('evaluatorRelations').select('id').executeTakeFirst();
      await removeRelation(db, one, { relationId: row?.id ?? nobody, reason, now });
    },
  },
  dismissConflict: {
    async arrange(db, { busy, teams }) {
      if (teams) await createConflict(db, { evaluatorId: busy.evaluatorId, teamNo: teams.first.teamNo });
    },
    async act(db, scenario) {
      const { evaluatorId } = scenario.busy;
      const what = { evaluatorId, teamNo: teamNoOf(scenario, 'first'), kind: 'employer', reason } as const;
      await dismissConflict(db, scenario.one, { ...what, now: scenario.now });
    },
  },
  takeBackExclusion: {
    async arrange(db, { teams, busy }) {
      if (!teams) return;
      const { teamNo, actor } = teams.first;
      await createExclusion(db, { teamNo, stageNo: review.stageNo, leaderId: actor.userId });
      const accepted = { state: 'accepted', evaluatorId: busy.evaluatorId } as const;
      await db.sql.updateTable('exclusionRequests').set(accepted).execute();
      await noteConflict(db, { evaluatorId: busy.evaluatorId, teamNo, kind: 'exclusion', now: seasonNow });
    },
    async act(db, { one, now }) {
      const row = await db.sql.selectFrom('exclusionRequests').select('id').executeTakeFirst();
      await takeBackExclusion(db, one, { exclusionId: row?.id ?? nobody, reason, now });
    },
  },
  changePledgeText: {
    async act(db, { one, now }) {
      const { version } = await newestText(db, review);
      const words = { ko: '공정하게 평가해요.', en: 'I judge fairly.' };
      const text = { version, title: words, clauses: [{ title: words, body: words }] };
      await changePledgeText(db, one, { ...review, ...text, reason, now });
    },
  },
} satisfies Partial<Record<ActName, Driver>>;

import { randomUUID } from 'node:crypto';
import type { ActName } from '@chulbal/contract/acts';
import { mintUser } from '@chulbal/domain/actor';
import { makeAppeal, reportSelected } from '@chulbal/domain/announcements/objections.commands';
import { deleteDraft, restoreDraft, saveDraft } from '@chulbal/domain/applications/entry/drafts.commands';
import { getApplicationView } from '@chulbal/domain/applications/entry/queries';
import { cancelApplication, submitApplication } from '@chulbal/domain/applications/entry/submit.commands';
import {
  answerInvitation,
  resendInvitation,
} from '@chulbal/domain/applications/members/invitations.commands';
import type { Db } from '@chulbal/domain/db';
import { acceptLeadership, endLeadershipOffer, offerLeadership } from '@chulbal/domain/leadership/commands';
import { submitMaterial } from '@chulbal/domain/materials/commands';
import { requestExclusion } from '@chulbal/domain/panels/exclusions.commands';
import { withdrawApplication } from '@chulbal/domain/withdrawals/commands';
import { createAccount } from '../accounts.ts';
import { campus, changeTeam, createFile, publicUrl, type TestTeam } from '../factories.ts';
import { pitch } from '../materials.ts';
import { review } from '../results.ts';
import { type ActsScenario, applying } from './scenario.ts';
import { HOUR, nobody, openRequest } from './steps.ts';

/** How the tests do an act of the table: what has to be there before, at an earlier time, and the command itself. */
export type Driver = {
  arrange?: (db: Db, scenario: ActsScenario) => Promise<unknown>;
  act: (db: Db, scenario: ActsScenario) => Promise<unknown>;
};

const asked = (scenario: ActsScenario) => ({ language: 'ko' as const, publicUrl, now: scenario.now });

/** The team, or where nobody has applied yet somebody with the number of none. */
async function teamOf(db: Db, { teams }: ActsScenario, which: 'first' | 'second' | 'few' | 'draft') {
  if (teams) return teams[which];
  return { actor: mintUser((await createAccount(db)).id), teamNo: nobody, version: 1 };
}

async function submit(db: Db, scenario: ActsScenario, team: TestTeam) {
  const { teamNo } = team;
  const row = await db.sql
    .selectFrom('applications')
    .select('draftVersion')
    .where('teamNo', '=', teamNo)
    .executeTakeFirst();
  const version = row?.draftVersion ?? 1;
  return submitApplication(db, team.actor, {
    teamNo,
    version,
    idempotencyKey: randomUUID(),
    ...asked(scenario),
  });
}

/** Changes what the second team has handed in, while the application was open. */
async function changedBefore(db: Db, { teams, moment }: ActsScenario) {
  if (teams && moment !== 'ended') await changeTeam(db, teams.second, { teamChar: '이제 넷이서 해요.' });
}

/** The token of the member of the first team who has not answered; one of nobody's where there is none. */
async function tokenOf(db: Db, { teams }: ActsScenario): Promise<string> {
  const rows = await db.sql.selectFrom('outbox').select(['about', 'bodySealed']).orderBy('id').execute();
  const member = await db.sql
    .selectFrom('members')
    .select('tmNo')
    .where('teamNo', '=', teams?.first.teamNo ?? nobody)
    .where('memberKey', '=', 'member02')
    .executeTakeFirst();
  const own = rows.filter(({ about }) => about === `member:${member?.tmNo}`);
  const tokens = own.flatMap(
    ({ bodySealed }) => /token=([\w-]{43})/.exec(db.vault.open(bodySealed))?.[1] ?? [],
  );
  return tokens[0] ?? 'x'.repeat(43);
}

/** The first member of the second team, who has an account and has confirmed. */
async function heirOf(db: Db, { teams }: ActsScenario): Promise<{ tmNo: number; userId: number }> {
  const row = await db.sql
    .selectFrom('members')
    .select(['tmNo', 'userId'])
    .where('teamNo', '=', teams?.second.teamNo ?? nobody)
    .where('memberKey', '=', 'member01')
    .executeTakeFirst();
  if (!row) return { tmNo: nobody, userId: (await createAccount(db)).id };
  const userId = row.userId ?? (await createAccount(db)).id;
  await db.sql.updateTable('members').set({ userId }).where('tmNo', '=', row.tmNo).execute();
  return { tmNo: row.tmNo, userId };
}

/** The leadership of the second team is offered to that member. */
async function offeredTo(db: Db, scenario: ActsScenario): Promise<void> {
  const { tmNo } = await heirOf(db, scenario);
  if (!scenario.teams) return;
  const { teamNo, actor } = scenario.teams.second;
  const offer = { tmNo, offeredBy: actor.userId, offeredAt: scenario.now, expiresAt: new Date('2100-01-01') };
  await db.sql
    .insertInto('leadershipOffers')
    .values({ teamNo, ...offer })
    .onConflict((conflict) => conflict.column('teamNo').doUpdateSet(offer))
    .execute();
}

async function memberOf(db: Db, teamNo: number): Promise<number> {
  const row = await db.sql
    .selectFrom('members')
    .select('tmNo')
    .where('teamNo', '=', teamNo)
    .where('memberKey', '=', 'member02')
    .executeTakeFirst();
  return row?.tmNo ?? nobody;
}

/** What the first team has in the slots of the pitch, which asks whom the review has selected. */
async function slidesOf(db: Db, { teams, now }: ActsScenario): Promise<string[]> {
  if (!teams) return [];
  const { teamNo, actor } = teams.first;
  const known = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('teamNo', '=', teamNo)
    .where('stageNo', '=', pitch.stageNo)
    .execute();
  if (known.length > 0) return known.map(({ serverFileName }) => serverFileName);
  const startedAt = new Date(now.getTime() - HOUR);
  const file = { teamNo, ownerId: actor.userId, stageNo: pitch.stageNo, startedAt, storedAt: startedAt };
  return [await createFile(db, { ...file, slot: 'slides' })];
}

/** What students, their members and visitors do. */
export const actsOfTeams = {
  beginDraft: {
    async act(db, scenario) {
      const actor = mintUser((await createAccount(db)).id);
      await saveDraft(db, actor, {
        ...campus,
        baseVersion: 0,
        changes: { teamName: '늦은 팀' },
        now: scenario.now,
      });
    },
  },
  saveDraft: {
    async act(db, scenario) {
      const { teamNo, actor, version } = await teamOf(db, scenario, 'draft');
      const changes = { teamName: '바로수선 둘' };
      await saveDraft(db, actor, { ...campus, teamNo, baseVersion: version, changes, now: scenario.now });
    },
  },
  restoreDraft: {
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'draft');
      await restoreDraft(db, actor, { teamNo, version: 1, now: scenario.now });
    },
  },
  deleteDraft: {
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'draft');
      await deleteDraft(db, actor, { teamNo, now: scenario.now });
    },
  },
  submitApplication: {
    act: async (db, scenario) => submit(db, scenario, await teamOf(db, scenario, 'draft')),
  },
  submitWhileUploading: {
    async arrange(db, { teams }) {
      if (!teams) return;
      const { teamNo, actor } = teams.draft;
      const times = {
        startedAt: new Date(applying.closesAt.getTime() - 1),
        storedAt: new Date(applying.closesAt.getTime() + 1),
      };
      await createFile(db, { teamNo, ownerId: actor.userId, slot: 'logo', ...times });
    },
    act: async (db, scenario) => submit(db, scenario, await teamOf(db, scenario, 'draft')),
  },
  resubmitApplication: {
    arrange: changedBefore,
    act: async (db, scenario) => submit(db, scenario, await teamOf(db, scenario, 'second')),
  },
  completeApplication: {
    arrange: openRequest,
    async act(db, scenario) {
      const team = await teamOf(db, scenario, 'second');
      const known = scenario.teams ? await getApplicationView(db, team.actor, team) : { version: 1 };
      const { teamNo, actor } = team;
      const changes = { teamChar: '이제 다섯이서 해요.' };
      await saveDraft(db, actor, {
        ...campus,
        teamNo,
        baseVersion: known.version,
        changes,
        now: scenario.now,
      });
      await submit(db, scenario, team);
    },
  },
  cancelApplication: {
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'second');
      await cancelApplication(db, actor, { teamNo, ...asked(scenario) });
    },
  },
  withdrawApplication: {
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'second');
      await withdrawApplication(db, actor, { teamNo, reason: '그만둘게요', publicUrl, now: scenario.now });
    },
  },
  answerInvitation: {
    async act(db, scenario) {
      const token = await tokenOf(db, scenario);
      await answerInvitation(db, null, { token, answer: 'confirm', ...asked(scenario) });
    },
  },
  resendInvitation: {
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'first');
      await resendInvitation(db, actor, { teamNo, tmNo: await memberOf(db, teamNo), ...asked(scenario) });
    },
  },
  offerLeadership: {
    arrange: heirOf,
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'second');
      const { tmNo } = await heirOf(db, scenario);
      await offerLeadership(db, actor, { teamNo, tmNo, ...asked(scenario) });
    },
  },
  endLeadershipOffer: {
    arrange: offeredTo,
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'second');
      await endLeadershipOffer(db, actor, { teamNo, ...asked(scenario) });
    },
  },
  acceptLeadership: {
    arrange: offeredTo,
    async act(db, scenario) {
      const { teamNo } = await teamOf(db, scenario, 'second');
      const { userId } = await heirOf(db, scenario);
      await acceptLeadership(db, mintUser(userId), { teamNo, ...asked(scenario) });
    },
  },
  requestExclusion: {
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'second');
      const what = { evaluator: '가온대 김 교수님', reason: '같은 연구실이에요.' };
      await requestExclusion(db, actor, { teamNo, stageNo: review.stageNo, ...what, now: scenario.now });
    },
  },
  submitMaterial: {
    arrange: slidesOf,
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'first');
      const serverFileNames = await slidesOf(db, scenario);
      const what = { stageNo: pitch.stageNo, idempotencyKey: randomUUID(), serverFileNames };
      await submitMaterial(db, actor, { teamNo, ...what, ...asked(scenario) });
    },
  },
  makeAppeal: {
    async act(db, scenario) {
      const { teamNo, actor } = await teamOf(db, scenario, 'second');
      await makeAppeal(db, actor, {
        teamNo,
        stageNo: review.stageNo,
        text: '다시 봐 주세요.',
        now: scenario.now,
      });
    },
  },
  reportSelected: {
    async act(db, scenario) {
      const { teamNo } = await teamOf(db, scenario, 'first');
      const what = {
        name: '홍길동',
        email: 'hong@example.com',
        text: '베낀 것 같아요.',
        address: '192.0.2.7',
      };
      await reportSelected(db, { ...review, teamNo, ...what, now: scenario.now });
    },
  },
} satisfies Partial<Record<ActName, Driver>>;

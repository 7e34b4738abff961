import { createAccount } from '@chulbal/testing/accounts';
import {
  changeTeam,
  createDraft,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { linkOf } from '@chulbal/testing/object-team';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../../actor.ts';
import { chainArrivals } from '../../audit/chain.commands.ts';
import type { Db } from '../../db.ts';
import { answerInvitation } from '../members/invitations.commands.ts';
import { cancelApplication } from './submit.commands.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
});

const asked = { language: 'ko', publicUrl, now: seasonNow } as const;

async function logged() {
  await chainArrivals(db);
  return db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute();
}

test('what a leader does with an application is in the audit log', async () => {
  const draft = await createDraft(db);
  await submitTeam(db, draft);
  await submitTeam(db, await changeTeam(db, draft, { teamName: '두칸서재' }));
  await cancelApplication(db, draft.actor, { teamNo: draft.teamNo, ...asked });
  const { userId } = draft.actor;
  const by = { actorKind: 'user', actorId: userId, actorName: '팀장', address: '', objectKind: 'team' };
  const about = { ...by, objectId: String(draft.teamNo), at: seasonNow, reason: null };
  expect(await logged()).toMatchObject([
    {
      ...about,
      action: 'application.submit',
      objectLabel: '3-0001 한칸서재',
      before: { status: 'draft', submissionVersion: 0 },
      after: { status: 'submitted', submissionVersion: 1, number: '3-0001', files: 2 },
    },
    {
      ...about,
      action: 'application.resubmit',
      objectLabel: '3-0001 두칸서재',
      before: { status: 'submitted', submissionVersion: 1 },
      after: { submissionVersion: 2, number: '3-0001' },
    },
    { ...about, action: 'application.takeBack', before: { status: 'submitted' }, after: { status: 'draft' } },
  ]);
});

test('so is what members answer, whether they have an account or not', async () => {
  const phone = newPhone();
  const { id } = await createAccount(db, { phone });
  const draft = await createDraft(db, { fields: { [`members.${memberKeyOf(1)}.tmPhone`]: phone } });
  await submitTeam(db, draft);
  const members = await db.sql
    .selectFrom('members')
    .select(['tmNo', 'memberKey'])
    .where('teamNo', '=', draft.teamNo)
    .execute();
  const numberOf = (key: string) => members.find(({ memberKey }) => memberKey === key)?.tmNo ?? 0;
  const [one, two] = [numberOf(memberKeyOf(1)), numberOf(memberKeyOf(2))];
  const answer = async (tmNo: number, said: 'confirm' | 'refuse', actor: UserActor | null = null) =>
    answerInvitation(db, actor, { token: await linkOf(db, tmNo), answer: said, ...asked });
  await answer(one, 'confirm', mintUser(id));
  await answer(one, 'confirm', mintUser(id));
  await answer(two, 'refuse');
  expect((await logged()).slice(1)).toMatchObject([
    { action: 'member.confirm', actorId: id, actorName: '팀원', after: { tmNo: one } },
    { action: 'member.refuse', actorId: null, actorName: '팀원', after: { tmNo: two } },
  ]);
});

test('the entry is the last statement of a submission, and one', async () => {
  const draft = await createDraft(db);
  const noting = notingStatements(db);
  await submitTeam(noting.db, draft);
  const entries = noting.addedTo.flatMap((table, at) => (table === 'audit_arrivals' ? at : []));
  expect(entries).toHaveLength(1);
  expect(noting.statements.slice((entries[0] ?? 0) + 1)).toEqual([]);
});

test('a submission that is refused leaves no entry', async () => {
  const draft = await createDraft(db, { files: [] });
  await expect(submitTeam(db, draft)).rejects.toThrow();
  expect(await logged()).toEqual([]);
});

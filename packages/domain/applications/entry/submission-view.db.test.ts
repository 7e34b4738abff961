import { createAccount } from '@chulbal/testing/accounts';
import {
  changeTeam,
  createFile,
  createSubmitted,
  memberFieldsOf,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { removeFile } from '../../files/commands.ts';
import { answerInvitation } from '../members/invitations.commands.ts';
import { getApplicationView, listRuledTeams, listSummaries } from './queries.ts';

let db: Db;
let member: Awaited<ReturnType<typeof createAccount>>;
let team: Awaited<ReturnType<typeof createSubmitted>>;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  member = await createAccount(db, { name: '정하람' });
  team = await createSubmitted(db, {
    fields: memberFieldsOf(1, { tmName: '정하람', tmPhone: member.phone, tmEmail: member.email }),
  });
});

const view = (actor = team.actor) => getApplicationView(db, actor, team);
const summary = async () =>
  (await listSummaries(db, await listRuledTeams(db, team.actor), { language: 'ko', now: seasonNow }))[0];

async function answer(given: 'confirm' | 'refuse') {
  const rows = await db.sql.selectFrom('outbox').select(['toSealed', 'bodySealed']).orderBy('id').execute();
  const sent = rows.find(
    ({ toSealed, bodySealed }) =>
      db.vault.open(toSealed) === member.phone && db.vault.open(bodySealed).includes('token='),
  );
  const token = /token=([\w-]{43})/.exec(sent ? db.vault.open(sent.bodySealed) : '')?.[1] ?? '';
  await answerInvitation(db, mintUser(member.id), {
    token,
    answer: given,
    language: 'ko',
    publicUrl,
    now: seasonNow,
  });
}

describe('what was submitted', () => {
  test('stays readable as it was, whatever is written and uploaded since', async () => {
    const before = await view();
    expect(before).toMatchObject({ changed: false, edited: false, refused: [] });
    await changeTeam(db, team, { teamName: '두칸서재', 'leader.tmMajor': '법학' });
    const [plan] = before.files;
    await removeFile(db, team.actor, { serverFileName: plan?.serverFileName ?? '', now: seasonNow });
    await createFile(db, { teamNo: team.teamNo, ownerId: team.actor.userId, slot: 'logo' });
    const after = await view();
    expect(after).toMatchObject({ changed: true, edited: true, fields: { teamName: '두칸서재' } });
    expect(after.submission).toEqual(before.submission);
    expect(after.submission).toMatchObject({
      fields: { teamName: '한칸서재', 'leader.tmMajor': '경영학' },
      files: [{ slot: 'business', name: '사업계획서.pdf' }, { slot: 'schoolPaper' }],
    });
  });

  test('P-03 a linked member reads of it what they may read of the draft', async () => {
    await answer('confirm');
    const fields = (await view(mintUser(member.id))).submission?.fields;
    expect(fields).toMatchObject({
      teamName: '한칸서재',
      'leader.tmName': '윤서준',
      'members.member01.tmPhone': member.phone,
      'members.member02.tmName': '팀원 2',
    });
    expect(fields).not.toHaveProperty(['leader.tmPhone']);
    expect(fields).not.toHaveProperty(['members.member02.tmBirth']);
  });
});

describe('a member refuses', () => {
  test('the leader’s draft is changed, by nobody’s edit, and the submission still names them', async () => {
    await answer('refuse');
    const after = await view();
    expect(after).toMatchObject({ changed: true, edited: false, refused: ['정하람'] });
    expect(after.submission?.fields['members.member01.tmName']).toBe('정하람');
    expect(await summary()).toMatchObject({ changed: true, edited: false, refused: ['정하람'] });
  });

  test('an edit beside it is said too, and both are over with the next submission', async () => {
    await answer('refuse');
    const changed = await changeTeam(db, team, { teamName: '두칸서재' });
    expect(await view()).toMatchObject({ changed: true, edited: true, refused: ['정하람'] });
    await submitTeam(db, changed);
    expect(await view()).toMatchObject({ changed: false, edited: false, refused: [] });
  });
});

import { createAccount } from '@chulbal/testing/accounts';
import {
  campus,
  createDraft,
  createSubmitted,
  memberFieldsOf,
  newPhone,
  publicUrl,
  seasonNow,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { getTrackRules } from '../../seasons/queries.ts';
import { saveDraft } from '../entry/drafts.commands.ts';
import { getApplicationView } from '../entry/queries.ts';
import { cancelApplication, submitApplication } from '../entry/submit.commands.ts';
import { answerInvitation, resendInvitation } from './invitations.commands.ts';
import { getInvitation } from './invitations.queries.ts';

let db: Db;
let member: { id: number; name: string; email: string; phone: string };
let team: Awaited<ReturnType<typeof createSubmitted>>;
let token: string;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  member = await createAccount(db, { name: '정하람' });
  team = await createSubmitted(db, {
    fields: memberFieldsOf(1, { tmName: '정하람', tmPhone: member.phone, tmEmail: member.email }),
  });
  token = await tokenTo(member.phone);
});

/** The token of the last personal link that was sent to an address. */
async function tokenTo(address: string): Promise<string> {
  const rows = await db.sql.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
  const found = rows.find(
    ({ toSealed, bodySealed }) =>
      db.vault.open(toSealed) === address && db.vault.open(bodySealed).includes('token='),
  );
  return /token=([\w-]{43})/.exec(found ? db.vault.open(found.bodySealed) : '')?.[1] ?? '';
}

const refused = (error: string) => expect.objectContaining({ error });
const view = (now = seasonNow) => getInvitation(db, { token, language: 'ko', now });
const answer = (given: 'confirm' | 'refuse', actor: UserActor | null = null, now = seasonNow) =>
  answerInvitation(db, actor, { token, answer: given, language: 'ko', publicUrl, now });
const teamView = () => getApplicationView(db, team.actor, team);
const confirmBy = async () =>
  (await getTrackRules(db, campus.trackNo)).stages.find(({ stageNo }) => stageNo === campus.stageNo)
    ?.confirmBy as Date;

describe('P-03 a member confirms by a personal link and sees what is held', () => {
  test('only the phone gets the link: a mailbox is whatever the leader typed', async () => {
    expect(await tokenTo(member.phone)).toMatch(/^[\w-]{43}$/);
    expect(await tokenTo(member.email)).toBe('');
  });

  test('what is held is shown, of that person alone', async () => {
    const shown = await view();
    expect(shown).toMatchObject({
      state: 'open',
      teamName: '한칸서재',
      leaderName: '윤서준',
      trackName: '캠퍼스',
      lane: 3,
      confirmBy: (await confirmBy()).toISOString(),
      held: {
        tmName: '정하람',
        tmPhone: member.phone,
        tmEmail: member.email,
        tmBirth: '2004-11-02',
        tmSchoolType: '대학교',
      },
    });
    const others = await db.sql
      .selectFrom('members')
      .select('fieldsSealed')
      .where('name', '<>', '정하람')
      .execute();
    for (const { fieldsSealed } of others) {
      expect(JSON.stringify(shown)).not.toContain(JSON.parse(db.vault.open(fieldsSealed)).tmPhone);
    }
  });

  test('4030 an unknown link; of a team that was taken back it says so, and nothing can be answered', async () => {
    const unknown = getInvitation(db, { token: 'x'.repeat(43), language: 'ko', now: seasonNow });
    await expect(unknown).rejects.toEqual(refused('linkExpired'));
    await cancelApplication(db, team.actor, {
      teamNo: team.teamNo,
      language: 'ko',
      publicUrl,
      now: seasonNow,
    });
    expect(await view()).toMatchObject({ state: 'cancelled', held: {} });
    await expect(answer('confirm')).rejects.toEqual(refused('linkExpired'));
  });

  test('confirming is kept, and saying it again changes nothing', async () => {
    expect(await answer('confirm')).toMatchObject({ state: 'confirmed' });
    expect(await answer('confirm', null, new Date(seasonNow.getTime() + 1_000))).toMatchObject({
      state: 'confirmed',
    });
    expect((await teamView()).members[0]).toMatchObject({ confirmedAt: seasonNow.toISOString() });
  });

  test('the account of whoever is logged in is linked when phone or e-mail is the entered one', async () => {
    await answer('confirm', mintUser(member.id));
    const linked = await getApplicationView(db, mintUser(member.id), team);
    expect(linked).toMatchObject({
      role: 'member',
      fields: { teamName: '한칸서재', 'leader.tmName': '윤서준' },
    });
    expect(linked.fields['members.member01.tmPhone']).toBe(member.phone);
    expect(linked.fields['members.member02.tmPhone']).toBeUndefined();
    expect(linked.fields['leader.tmPhone']).toBeUndefined();
  });

  test('any other account is not linked, and the leader never', async () => {
    const stranger = mintUser((await createAccount(db)).id);
    await answer('confirm', stranger);
    await expect(getApplicationView(db, stranger, team)).rejects.toEqual(refused('teamNotFound'));
    await answer('confirm', team.actor);
    expect(await teamView()).toMatchObject({ role: 'leader' });
  });

  test('1111 an account that is in another team confirms no second one', async () => {
    const busy = await createAccount(db);
    await createSubmitted(db, { actor: mintUser(busy.id) });
    const phone = newPhone();
    await createSubmitted(db, { fields: memberFieldsOf(1, { tmEmail: busy.email, tmPhone: phone }) });
    token = await tokenTo(phone);
    await expect(answer('confirm', mintUser(busy.id))).rejects.toEqual(refused('memberOfOtherTeam'));
  });

  test('a linked member may write the team and the own entry, 1354 anyone else’s', async () => {
    const actor = mintUser(member.id);
    await answer('confirm', actor);
    const save = (changes: Record<string, string>) =>
      saveDraft(db, actor, {
        ...campus,
        teamNo: team.teamNo,
        baseVersion: team.version,
        changes,
        now: seasonNow,
      });
    // As the form sends it: a saved entry that changes is marked (2).
    const own = { 'members.member01.tmGrade': '3', 'members.member01.modifyType': '2' };
    expect(await save({ teamChar: '함께', ...own })).toMatchObject({ conflicts: [] });
    const leave = save({ 'members.member01.modifyType': '3' });
    await expect(leave).rejects.toEqual(refused('noPermission'));
    await expect(save({ 'members.member02.tmGrade': '3' })).rejects.toEqual(refused('noPermission'));
    await expect(save({ 'leader.tmName': '나' })).rejects.toEqual(refused('noPermission'));
    const submit = submitApplication(db, actor, {
      teamNo: team.teamNo,
      version: 1,
      idempotencyKey: 'k',
      language: 'ko',
      publicUrl,
      now: seasonNow,
    });
    await expect(submit).rejects.toEqual(refused('noPermission'));
  });
});

describe('refusing', () => {
  test('frees the person whatever the floor says, and the leader gets a message', async () => {
    expect(await answer('refuse')).toMatchObject({ state: 'refused', held: {} });
    const after = await teamView();
    expect(after).toMatchObject({ status: 'submitted', changed: true });
    expect(after.members[0]).toMatchObject({ name: '정하람', status: 'refused', confirmedAt: null });
    expect(after.fields['members.member01.modifyType']).toBe('3');
    const [last] = await db.sql.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(last && db.vault.open(last.bodySealed)).toContain('정하람');
    // Free for a team of their own.
    await createSubmitted(db, { actor: mintUser(member.id), fields: { 'leader.tmPhone': member.phone } });
  });

  test('a confirmation may become a refusal, a refusal stays', async () => {
    await answer('confirm', mintUser(member.id));
    expect(await answer('refuse')).toMatchObject({ state: 'refused' });
    expect(await answer('refuse')).toMatchObject({ state: 'refused' });
    await expect(answer('confirm')).rejects.toEqual(refused('linkExpired'));
    await expect(getApplicationView(db, mintUser(member.id), team)).rejects.toEqual(refused('teamNotFound'));
  });

  test('the leader goes on with two; 1113 whoever refused is not entered again', async () => {
    await answer('refuse');
    const { version } = await teamView();
    const submit = (at: number) =>
      submitApplication(db, team.actor, {
        teamNo: team.teamNo,
        version: at,
        idempotencyKey: crypto.randomUUID(),
        language: 'ko',
        publicUrl,
        now: seasonNow,
      });
    expect(await submit(version)).toMatchObject({ version: 2, memberCount: 2 });
    const again = await saveDraft(db, team.actor, {
      ...campus,
      teamNo: team.teamNo,
      baseVersion: 99,
      changes: memberFieldsOf(4, { tmPhone: member.phone }),
      now: seasonNow,
    });
    await expect(submit(again.version)).rejects.toMatchObject({
      error: 'memberRegisterFailed',
      details: { fields: { 'members.member04.tmPhone': 'memberRegisterFailed' } },
    });
  });
});

describe('the confirmation date', () => {
  test('ends the link; an answer outlasts it', async () => {
    const until = await confirmBy();
    const before = new Date(until.getTime() - 1);
    expect(await view(until)).toMatchObject({ state: 'expired' });
    await expect(answer('confirm', null, until)).rejects.toEqual(refused('linkExpired'));
    expect(await answer('confirm', null, before)).toMatchObject({ state: 'confirmed' });
    expect(await view(until)).toMatchObject({ state: 'confirmed' });
    await expect(answer('refuse', null, until)).rejects.toEqual(refused('linkExpired'));
  });
});

describe('sending a link again', () => {
  const later = (minutes: number) => new Date(seasonNow.getTime() + minutes * 60_000);
  const resend = (tmNo: number, now: Date, actor = team.actor) =>
    resendInvitation(db, actor, { teamNo: team.teamNo, tmNo, language: 'ko', publicUrl, now });

  test('at most once in 10 minutes per member; the first one still works', async () => {
    const tmNo = (await teamView()).members[0]?.tmNo ?? 0;
    await expect(resend(tmNo, later(9))).rejects.toMatchObject({
      error: 'tooManyRequests',
      details: { retryAfter: 60 },
    });
    await resend(tmNo, later(10));
    const second = await tokenTo(member.phone);
    expect(second).not.toBe(token);
    expect(await answer('confirm', null, later(11))).toMatchObject({ state: 'confirmed' });
    await expect(resend(tmNo, later(30))).rejects.toEqual(refused('linkExpired'));
  });

  test('1106 a number that is not of this team, 1121 a team without a member list', async () => {
    const other = await createSubmitted(db);
    const theirs = (await getApplicationView(db, other.actor, other)).members[0]?.tmNo ?? 0;
    await expect(resend(theirs, later(20))).rejects.toEqual(refused('notTeamMember'));
    const draft = await createDraft(db);
    const none = resendInvitation(db, draft.actor, {
      teamNo: draft.teamNo,
      tmNo: 1,
      language: 'ko',
      publicUrl,
      now: seasonNow,
    });
    await expect(none).rejects.toEqual(refused('noMemberList'));
  });
});

test('whoever becomes somebody else is asked anew, and the old link means nothing', async () => {
  await answer('confirm', mintUser(member.id));
  const changes = { 'members.member01.tmName': '새사람', 'members.member01.tmEmail': 'new@test.example' };
  const saved = await saveDraft(db, team.actor, {
    ...campus,
    teamNo: team.teamNo,
    baseVersion: team.version,
    changes,
    now: seasonNow,
  });
  await submitApplication(db, team.actor, {
    teamNo: team.teamNo,
    version: saved.version,
    idempotencyKey: 'second',
    language: 'en',
    publicUrl,
    now: seasonNow,
  });
  await expect(view()).rejects.toEqual(refused('linkExpired'));
  expect((await teamView()).members[0]).toMatchObject({ name: '새사람', confirmedAt: null });
  await expect(getApplicationView(db, mintUser(member.id), team)).rejects.toEqual(refused('teamNotFound'));
  token = await tokenTo(member.phone);
  expect(await view()).toMatchObject({ state: 'open', held: { tmName: '새사람' } });
});

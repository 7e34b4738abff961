import { createAccount } from '@chulbal/testing/accounts';
import {
  campus,
  changeTeam,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import {
  askMember,
  openedPart,
  ownTexts,
  partKey,
  partTokenTo,
  restOf,
  teamOfParts,
} from '@chulbal/testing/parts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { saveDraft } from '../entry/drafts.commands.ts';
import { leavePart } from './part-answers.commands.ts';
import { getPart } from './part-view.queries.ts';
import { savePart, settlePart } from './parts.commands.ts';

const refused = (error: string) => expect.objectContaining({ error });

let db: Db;
let team: TestTeam;
let phone: string;
let acts: Awaited<ReturnType<typeof teamOfParts>>;

beforeEach(async () => {
  db = await testDb();
  acts = await teamOfParts(db);
  ({ team, phone } = acts);
});

const part = async () => (await acts.view()).parts[0];
const leave = (held: { token: string; pass: string; now: Date }) =>
  leavePart(db, null, { ...held, language: 'ko', publicUrl });

describe('a member fills in their own part by a personal link', () => {
  test('the link alone shows who asks and where the code goes, and nothing that is held', async () => {
    const token = await askMember(db, team, { to: phone });
    expect(await acts.shown({ token })).toMatchObject({
      ...{ leaderName: '윤서준', memberName: '정하람', teamName: '한칸서재', channel: 'sms', part: null },
      contact: `${phone.slice(0, 4)}••••${phone.slice(-5)}`,
    });
    expect(JSON.stringify(await acts.shown({ token }))).not.toContain(phone);
  });

  test('with the code it shows the own entry and of nobody else', async () => {
    const held = await acts.opened();
    const { part: mine } = await acts.shown(held);
    expect(mine?.fields).toEqual({ ...ownTexts({ tmName: '정하람', tmPhone: phone, position: '1' }) });
    expect(JSON.stringify(mine)).not.toContain(memberKeyOf(2));
  });

  test('what they write stands in the draft and is signed; the team is submitted, and nobody asks them again', async () => {
    const held = await acts.opened();
    await acts.save(held, restOf(phone));
    expect(await part()).toMatchObject({ state: 'opened', missing: [{ name: 'sign' }] });
    await acts.sign(held);
    expect(await part()).toMatchObject({ state: 'done', missing: [] });
    const { version } = await acts.view();
    await submitTeam(db, { ...team, version });
    const row = await db.sql
      .selectFrom('members')
      .select(['memberKey', 'confirmedAt'])
      .where('teamNo', '=', team.teamNo)
      .orderBy('position')
      .execute();
    expect(row.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, true, false]);
    const asked = await db.sql
      .selectFrom('memberInvitations')
      .innerJoin('members', 'members.tmNo', 'memberInvitations.tmNo')
      .select('memberKey')
      .execute();
    expect(asked).toEqual([{ memberKey: memberKeyOf(2) }]);
  });

  test('the leader is told what is missing and reads nothing of what the member wrote', async () => {
    const held = await acts.opened();
    await acts.save(held, ownTexts({ tmBirth: '1999-03-07', tmSex: 'F', tmEmail: 'haram@test.example' }));
    const seen = await acts.view();
    expect(seen.fields).toMatchObject(ownTexts({ tmEmail: 'haram@test.example' }));
    expect(JSON.stringify(seen)).not.toContain('1999-03-07');
    expect(Object.keys(seen.fields)).not.toContain(`members.${partKey}.tmBirth`);
    expect(seen.parts[0]?.written).toEqual(['tmBirth', 'tmEmail', 'tmSex']);
    const missing = seen.parts[0]?.missing.map(({ name }) => name);
    expect(missing).toContain('tmSchoolName');
    expect(missing).not.toContain('tmBirth');
  });

  test('nobody but the entered person signs, and only a whole part', async () => {
    const held = await acts.opened();
    await expect(acts.sign(held)).rejects.toEqual(refused('incomplete'));
    await acts.save(held, restOf(phone));
    await expect(acts.sign(held, '한지우')).rejects.toEqual(refused('invalidRequest'));
    await acts.sign(held);
  });

  test('a signature moves on with what the member changes, and not with what the leader changes', async () => {
    const held = await acts.opened();
    await acts.save(held, restOf(phone));
    await acts.sign(held);
    await acts.save(held, ownTexts({ tmGrade: '3' }));
    expect(await part()).toMatchObject({ state: 'done' });
    await changeTeam(db, team, ownTexts({ tmName: '정하랑' }));
    expect(await part()).toMatchObject({ state: 'changed', missing: [{ name: 'sign' }] });
  });

  test('an account with the same phone needs no code, the leader and strangers do', async () => {
    const account = await createAccount(db, { phone });
    const token = await askMember(db, team, { to: phone });
    const asked = { token, language: 'ko' as const, now: seasonNow };
    expect((await getPart(db, mintUser(account.id), asked)).part).not.toBeNull();
    expect((await getPart(db, team.actor, asked)).part).toBeNull();
    const stranger = await createAccount(db);
    expect((await getPart(db, mintUser(stranger.id), asked)).part).toBeNull();
  });
});

describe('when both write', () => {
  test('the leader’s text in a field that the member wrote waits for the member', async () => {
    const held = await acts.opened();
    await acts.save(held, ownTexts({ tmMajor: '컴퓨터공학과' }));
    const saved = await saveDraft(db, team.actor, {
      ...campus,
      teamNo: team.teamNo,
      baseVersion: 999,
      changes: ownTexts({ tmMajor: '소프트웨어학과', tmName: '정하람' }),
      now: seasonNow,
    });
    expect(saved.offered).toEqual([`members.${partKey}.tmMajor`]);
    expect(saved.merged).toMatchObject(ownTexts({ tmMajor: '' }));
    const mine = (await acts.shown(held)).part;
    expect(mine?.fields).toMatchObject(ownTexts({ tmMajor: '컴퓨터공학과' }));
    expect(mine?.offered).toEqual(ownTexts({ tmMajor: '소프트웨어학과' }));
    await settlePart(db, null, held);
    expect((await acts.shown(held)).part?.offered).toEqual({});
  });

  test('a member who wrote on an older version chooses, and nothing is lost', async () => {
    const held = await acts.opened();
    const { version = 0 } = (await acts.shown(held)).part ?? {};
    await changeTeam(db, team, ownTexts({ tmMajor: '소프트웨어학과' }));
    const saved = await savePart(db, null, {
      ...held,
      baseVersion: version,
      changes: ownTexts({ tmMajor: '경영학' }),
    });
    expect(saved.conflicts).toEqual([
      { path: `members.${partKey}.tmMajor`, mine: '경영학', theirs: '소프트웨어학과' },
    ]);
  });

  test('a member writes nothing but their own entry', async () => {
    const held = await acts.opened();
    for (const changes of [
      { teamName: '남의 팀' },
      { 'leader.tmName': '다른 사람' },
      { [`members.${memberKeyOf(2)}.tmName`]: '다른 사람' },
      ownTexts({ position: '3' }),
    ])
      await expect(acts.save(held, changes), JSON.stringify(changes)).rejects.toEqual(
        refused('noPermission'),
      );
  });
});

describe('leaving', () => {
  test('before a submission nothing of them is left in the draft or its versions, and the leader is told', async () => {
    const held = await acts.opened();
    await acts.save(held, restOf(phone));
    await leave(held);
    expect((await acts.view()).parts).toEqual([]);
    await expect(acts.shown(held)).rejects.toEqual(refused('linkExpired'));
    const versions = await db.sql
      .selectFrom('draftVersions')
      .select('fieldsSealed')
      .orderBy('version')
      .execute();
    const texts = versions.map(({ fieldsSealed }) => db.vault.open(fieldsSealed)).join();
    expect(texts).not.toContain(phone);
    expect(texts).not.toContain('정하람');
    const letters = await db.sql.selectFrom('outbox').select('subject').orderBy('id').execute();
    expect(letters.map(({ subject }) => subject)).toContain('팀원이 참여를 거절했어요');
  });

  test('of a submitted team they refuse, and what they wrote stays hidden from the leader', async () => {
    const held = await acts.opened();
    await acts.save(held, restOf(phone));
    await acts.sign(held);
    await submitTeam(db, { ...team, version: (await acts.view()).version });
    await leave(held);
    const seen = await acts.view();
    expect(seen.members.find((one) => one.key === partKey)?.status).toBe('refused');
    expect(Object.keys(seen.fields)).not.toContain(`members.${partKey}.tmBirth`);
    expect(Object.keys(seen.submission?.fields ?? {})).not.toContain(`members.${partKey}.tmBirth`);
    await expect(acts.shown(held)).rejects.toEqual(refused('linkExpired'));
  });
});

test('P-02 of a child under 14 nothing is kept but that a guardian is waited for, and the link ends', async () => {
  const held = await acts.opened();
  await acts.save(held, ownTexts({ tmSex: 'F', tmSchoolName: '새봄초등학교' }));
  const saved = await acts.save(held, ownTexts({ tmBirth: '2016-05-08' }));
  expect(saved.withheld).toEqual([partKey]);
  expect(await part()).toMatchObject({ key: partKey, state: 'guardian', missing: [] });
  await expect(acts.shown(held)).rejects.toEqual(refused('linkExpired'));
  const rows = await db.sql.selectFrom('draftVersions').select('fieldsSealed').orderBy('version').execute();
  const { fieldsSealed } = await db.sql
    .selectFrom('applications')
    .select('fieldsSealed')
    .where('teamNo', '=', team.teamNo)
    .executeTakeFirstOrThrow();
  const kept = [...rows.map((row) => row.fieldsSealed), fieldsSealed]
    .map((sealed) => db.vault.open(sealed))
    .join();
  for (const canary of ['2016-05-08', phone, '정하람', '새봄초등학교']) expect(kept).not.toContain(canary);
  const { contactSealed } = await db.sql
    .selectFrom('memberParts')
    .select('contactSealed')
    .executeTakeFirstOrThrow();
  expect(contactSealed).toBeNull();
  expect(await partTokenTo(db, phone)).toBe('');
});

/** A child born on 8 May 2016 whose guardian has consented, and who was asked by mail. */
async function openedByChild() {
  const child = await createAccount(db, { name: '정하람', phone, birthDate: '2016-05-08' });
  await db.sql
    .updateTable('accounts')
    .set({ guardianConsentedAt: seasonNow })
    .where('id', '=', child.id)
    .execute();
  await changeTeam(db, team, ownTexts({ tmPhone: '', tmEmail: child.email }));
  return openedPart(db, team, { to: child.email });
}

test('P-02 a child whose guardian has consented writes in any order, whether their link went to a phone or a mailbox', async () => {
  const held = await openedByChild();
  expect((await acts.save(held, ownTexts({ tmBirth: '2016-05-08' }))).withheld).toEqual([]);
  expect((await acts.shown(held)).part?.consented).toEqual([' 2016-05-08']);
  expect((await acts.save(held, ownTexts({ tmPhone: phone }))).withheld).toEqual([]);
  expect((await acts.shown(held)).part?.consented).toEqual([`${phone} 2016-05-08`]);
  expect((await acts.save(held, ownTexts({ tmPhone: newPhone() }))).withheld, 'somebody else').toEqual([
    partKey,
  ]);
});

test('P-02 of a child born on another day than their account’s nothing is kept', async () => {
  const held = await openedByChild();
  expect((await acts.save(held, ownTexts({ tmBirth: '2016-05-09' }))).withheld).toEqual([partKey]);
});

test('P-05 the contact and what was offered stand sealed', async () => {
  const held = await acts.opened();
  await acts.save(held, ownTexts({ tmMajor: '컴퓨터공학과' }));
  await changeTeam(db, team, ownTexts({ tmMajor: '소프트웨어학과' }));
  const rows = await db.sql.selectFrom('memberParts').selectAll().orderBy('memberKey').execute();
  const dump = rows
    .map((row) =>
      Object.values(row)
        .map((one) => (Buffer.isBuffer(one) ? one.toString('latin1') : String(one)))
        .join(),
    )
    .join();
  expect(dump).not.toContain(phone);
  expect(Buffer.from(dump, 'latin1').toString()).not.toContain('소프트웨어학과');
});

import { createAccount } from '@chulbal/testing/accounts';
import {
  campus,
  changeTeam,
  createDraft,
  memberFieldsOf,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { askMember, partTokenTo, provenBy } from '@chulbal/testing/parts';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { saveDraft } from './drafts.commands.ts';
import { leavePart, signPart } from './part-answers.commands.ts';
import { provePart, sendPartCode, sendPartLink, sharePartLink } from './part-links.commands.ts';
import { getPart } from './part-view.queries.ts';
import { savePart, settlePart } from './parts.commands.ts';
import { getApplicationView } from './queries.ts';

const key = memberKeyOf(1);
const own = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`members.${key}.${name}`, text]));
const refused = (error: string) => expect.objectContaining({ error });
/** All that a member has to say but name and contact, which the leader gives. */
const rest = (phone: string) => {
  const {
    tmName: _name,
    tmPhone: _phone,
    position: _place,
    ...texts
  } = Object.fromEntries(
    Object.entries(memberFieldsOf(1, { tmPhone: phone })).map(([path, text]) => [path.split('.')[2], text]),
  );
  return own(texts as Record<string, string>);
};

let db: Db;
let team: TestTeam;
let phone: string;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  phone = newPhone();
  const blank = Object.fromEntries(Object.keys(rest(phone)).map((path) => [path, '']));
  team = await createDraft(db, {
    fields: { ...blank, ...own({ tmName: '정하람', tmPhone: phone, position: '1' }) },
  });
});

async function opened(now = seasonNow): Promise<{ token: string; pass: string; now: Date }> {
  const token = await askMember(db, team, { to: phone, now });
  return { token, pass: await provenBy(db, { token, to: phone, now }), now };
}
const view = () => getApplicationView(db, team.actor, team);
const part = async () => (await view()).parts[0];
const shown = (asked: { token: string; pass?: string; now?: Date }) =>
  getPart(db, null, { language: 'ko', now: seasonNow, ...asked });
const save = async (held: { token: string; pass: string; now: Date }, changes: Record<string, string>) =>
  savePart(db, null, { ...held, baseVersion: (await shown(held)).part?.version ?? 0, changes });
const sign = async (held: { token: string; pass: string; now: Date }, signature = '정하람') =>
  signPart(db, null, { ...held, version: (await shown(held)).part?.version ?? 1, signature });
const leave = (held: { token: string; pass: string; now: Date }) =>
  leavePart(db, null, { ...held, language: 'ko', publicUrl });

describe('a member fills in their own part by a personal link', () => {
  test('the link alone shows who asks and where the code goes, and nothing that is held', async () => {
    const token = await askMember(db, team, { to: phone });
    expect(await shown({ token })).toMatchObject({
      ...{ leaderName: '윤서준', memberName: '정하람', teamName: '한칸서재', channel: 'sms', part: null },
      contact: `${phone.slice(0, 4)}••••${phone.slice(-5)}`,
    });
    expect(JSON.stringify(await shown({ token }))).not.toContain(phone);
  });

  test('with the code it shows the own entry and of nobody else', async () => {
    const held = await opened();
    const { part: mine } = await shown(held);
    expect(mine?.fields).toEqual({ ...own({ tmName: '정하람', tmPhone: phone, position: '1' }) });
    expect(JSON.stringify(mine)).not.toContain(memberKeyOf(2));
  });

  test('what they write stands in the draft and is signed; the team is submitted, and nobody asks them again', async () => {
    const held = await opened();
    await save(held, rest(phone));
    expect(await part()).toMatchObject({ state: 'opened', missing: [{ name: 'sign' }] });
    await sign(held);
    expect(await part()).toMatchObject({ state: 'done', missing: [] });
    const { version } = await view();
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
    const held = await opened();
    await save(held, own({ tmBirth: '1999-03-07', tmSex: 'F', tmEmail: 'haram@test.example' }));
    const seen = await view();
    expect(seen.fields).toMatchObject(own({ tmEmail: 'haram@test.example' }));
    expect(JSON.stringify(seen)).not.toContain('1999-03-07');
    expect(Object.keys(seen.fields)).not.toContain(`members.${key}.tmBirth`);
    expect(seen.parts[0]?.written).toEqual(['tmBirth', 'tmEmail', 'tmSex']);
    const missing = seen.parts[0]?.missing.map(({ name }) => name);
    expect(missing).toContain('tmSchoolName');
    expect(missing).not.toContain('tmBirth');
  });

  test('nobody but the entered person signs, and only a whole part', async () => {
    const held = await opened();
    await expect(sign(held)).rejects.toEqual(refused('incomplete'));
    await save(held, rest(phone));
    await expect(sign(held, '한지우')).rejects.toEqual(refused('invalidRequest'));
    await sign(held);
  });

  test('a signature moves on with what the member changes, and not with what the leader changes', async () => {
    const held = await opened();
    await save(held, rest(phone));
    await sign(held);
    await save(held, own({ tmGrade: '3' }));
    expect(await part()).toMatchObject({ state: 'done' });
    await changeTeam(db, team, own({ tmName: '정하랑' }));
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
    const held = await opened();
    await save(held, own({ tmMajor: '컴퓨터공학과' }));
    const saved = await saveDraft(db, team.actor, {
      ...campus,
      teamNo: team.teamNo,
      baseVersion: 999,
      changes: own({ tmMajor: '소프트웨어학과', tmName: '정하람' }),
      now: seasonNow,
    });
    expect(saved.offered).toEqual([`members.${key}.tmMajor`]);
    expect(saved.merged).toMatchObject(own({ tmMajor: '' }));
    const mine = (await shown(held)).part;
    expect(mine?.fields).toMatchObject(own({ tmMajor: '컴퓨터공학과' }));
    expect(mine?.offered).toEqual(own({ tmMajor: '소프트웨어학과' }));
    await settlePart(db, null, held);
    expect((await shown(held)).part?.offered).toEqual({});
  });

  test('a member who wrote on an older version chooses, and nothing is lost', async () => {
    const held = await opened();
    const { version = 0 } = (await shown(held)).part ?? {};
    await changeTeam(db, team, own({ tmMajor: '소프트웨어학과' }));
    const saved = await savePart(db, null, {
      ...held,
      baseVersion: version,
      changes: own({ tmMajor: '경영학' }),
    });
    expect(saved.conflicts).toEqual([
      { path: `members.${key}.tmMajor`, mine: '경영학', theirs: '소프트웨어학과' },
    ]);
  });

  test('a member writes nothing but their own entry', async () => {
    const held = await opened();
    for (const changes of [
      { teamName: '남의 팀' },
      { 'leader.tmName': '다른 사람' },
      { [`members.${memberKeyOf(2)}.tmName`]: '다른 사람' },
      own({ position: '3' }),
    ])
      await expect(save(held, changes), JSON.stringify(changes)).rejects.toEqual(refused('noPermission'));
  });
});

describe('links', () => {
  test('one that never was, of somebody taken out, made somebody else, or of a cancelled team answer alike', async () => {
    const token = await askMember(db, team, { to: phone });
    const expired = refused('linkExpired');
    await expect(shown({ token: 'a'.repeat(43) })).rejects.toEqual(expired);
    const before = await changeTeam(db, team, own({ tmPhone: newPhone() }));
    await expect(shown({ token })).rejects.toEqual(expired);
    await changeTeam(db, before, own({ tmPhone: phone }));
    expect((await shown({ token })).memberName).toBe('정하람');
    await changeTeam(db, team, own({ position: '' }));
    await expect(shown({ token })).rejects.toEqual(expired);
  });

  test('one that was sent again opens beside the one before; to somebody else it ends that one and its browser', async () => {
    const first = await opened();
    const later = new Date(seasonNow.getTime() + 11 * 60_000);
    const second = await askMember(db, team, { to: phone, now: later });
    expect(second).not.toBe(first.token);
    expect((await shown(first)).part).not.toBeNull();
    const other = newPhone();
    await changeTeam(db, team, own({ tmPhone: other }));
    await askMember(db, team, { to: other, now: later });
    await expect(shown(first)).rejects.toEqual(refused('linkExpired'));
    await expect(shown({ token: second })).rejects.toEqual(refused('linkExpired'));
  });

  test('S-10 a member is written once in ten minutes, and a share writes to nobody', async () => {
    const asked = { teamNo: team.teamNo, key, language: 'ko' as const, publicUrl, now: seasonNow };
    await sendPartLink(db, team.actor, asked);
    await expect(sendPartLink(db, team.actor, asked)).rejects.toEqual(refused('tooManyRequests'));
    const count = async () => (await db.sql.selectFrom('outbox').select('id').execute()).length;
    const before = await count();
    const { url } = await sharePartLink(db, team.actor, asked);
    expect(await count()).toBe(before);
    const token = url.split('#token=')[1] ?? '';
    expect(await shown({ token })).toMatchObject({ memberName: '정하람', part: null });
  });

  test('what a browser has proven runs out, and opens no other member’s part', async () => {
    const held = await opened();
    const later = new Date(seasonNow.getTime() + 7 * 3_600_000);
    expect((await shown({ ...held, now: later })).part).toBeNull();
    await expect(
      savePart(db, null, { ...held, now: later, baseVersion: 1, changes: own({ tmMajor: 'x' }) }),
    ).rejects.toEqual(refused('partNotProven'));
    const second = memberKeyOf(2);
    const { fields } = await view();
    const to = fields[`members.${second}.tmPhone`] ?? '';
    const token = await askMember(db, team, { to, key: second });
    expect((await shown({ token, pass: held.pass })).part).toBeNull();
  });

  test('a code that was sent for another member’s link proves nothing', async () => {
    const token = await askMember(db, team, { to: phone });
    const second = memberKeyOf(2);
    const to = (await view()).fields[`members.${second}.tmPhone`] ?? '';
    const other = await askMember(db, team, { to, key: second });
    const caller = { address: '203.0.113.9', language: 'ko' as const, now: seasonNow };
    const { requestId } = await sendPartCode(db, { token: other, caller });
    const rows = await db.sql
      .selectFrom('outbox')
      .select('bodySealed')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const code = /"code":"(\d{6})"/.exec(db.vault.open(rows[0]?.bodySealed as Buffer))?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await expect(provePart(db, { token, requestId, code, caller })).rejects.toEqual(refused('codeWrong'));
  });

  test('after the deadline it shows what is held and takes nothing', async () => {
    const held = await opened();
    const late = new Date('2026-12-31T00:00:00.000Z');
    const pass = await provenBy(db, { token: held.token, to: phone, now: late });
    const over = { token: held.token, pass, now: late };
    expect(await shown(over)).toMatchObject({ open: false, part: { key } });
    await expect(save(over, own({ tmMajor: 'x' }))).rejects.toEqual(refused('notInPeriod'));
    await expect(sign(over)).rejects.toEqual(refused('notInPeriod'));
  });

  test('only the leader asks, and only a member whom they can reach', async () => {
    const asked = { teamNo: team.teamNo, key, language: 'ko' as const, publicUrl, now: seasonNow };
    const stranger = await createAccount(db);
    await expect(sendPartLink(db, mintUser(stranger.id), asked)).rejects.toEqual(refused('teamNotFound'));
    await expect(sendPartLink(db, team.actor, { ...asked, key: memberKeyOf(3) })).rejects.toEqual(
      refused('notTeamMember'),
    );
    await changeTeam(db, team, own({ tmPhone: '' }));
    await expect(sendPartLink(db, team.actor, asked)).rejects.toEqual(refused('partUnreachable'));
    await changeTeam(db, team, own({ tmEmail: 'haram@test.example' }));
    await sendPartLink(db, team.actor, asked);
    expect(await partTokenTo(db, 'haram@test.example')).toMatch(/^[\w-]{43}$/);
  });
});

describe('leaving', () => {
  test('before a submission nothing of them is left in the draft or its versions, and the leader is told', async () => {
    const held = await opened();
    await save(held, rest(phone));
    await leave(held);
    expect((await view()).parts).toEqual([]);
    await expect(shown(held)).rejects.toEqual(refused('linkExpired'));
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
    const held = await opened();
    await save(held, rest(phone));
    await sign(held);
    await submitTeam(db, { ...team, version: (await view()).version });
    await leave(held);
    const seen = await view();
    expect(seen.members.find((one) => one.key === key)?.status).toBe('refused');
    expect(Object.keys(seen.fields)).not.toContain(`members.${key}.tmBirth`);
    expect(Object.keys(seen.submission?.fields ?? {})).not.toContain(`members.${key}.tmBirth`);
    await expect(shown(held)).rejects.toEqual(refused('linkExpired'));
  });
});

test('P-02 of a child under 14 nothing is kept but that a guardian is waited for, and the link ends', async () => {
  const held = await opened();
  await save(held, own({ tmSex: 'F', tmSchoolName: '새봄초등학교' }));
  const saved = await save(held, own({ tmBirth: '2016-05-08' }));
  expect(saved.withheld).toEqual([key]);
  expect(await part()).toMatchObject({ key, state: 'guardian', missing: [] });
  await expect(shown(held)).rejects.toEqual(refused('linkExpired'));
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

test('P-05 the contact and what was offered stand sealed', async () => {
  const held = await opened();
  await save(held, own({ tmMajor: '컴퓨터공학과' }));
  await changeTeam(db, team, own({ tmMajor: '소프트웨어학과' }));
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

import { createAccount } from '@chulbal/testing/accounts';
import {
  changeTeam,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
  type TestTeam,
} from '@chulbal/testing/factories';
import { askMember, ownTexts, partKey, partTokenTo, provenBy, teamOfParts } from '@chulbal/testing/parts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { provePart, sendPartCode, sendPartLink, sharePartLink } from './part-links.commands.ts';
import { savePart } from './parts.commands.ts';
import { PASS_LIFE_MS } from './parts.rules.ts';

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

describe('links', () => {
  test('one that never was, of somebody taken out, made somebody else, or of a cancelled team answer alike', async () => {
    const token = await askMember(db, team, { to: phone });
    const expired = refused('linkExpired');
    await expect(acts.shown({ token: 'a'.repeat(43) })).rejects.toEqual(expired);
    const before = await changeTeam(db, team, ownTexts({ tmPhone: newPhone() }));
    await expect(acts.shown({ token })).rejects.toEqual(expired);
    await changeTeam(db, before, ownTexts({ tmPhone: phone }));
    expect((await acts.shown({ token })).memberName).toBe('정하람');
    await changeTeam(db, team, ownTexts({ position: '' }));
    await expect(acts.shown({ token })).rejects.toEqual(expired);
  });

  test('one that was sent again opens beside the one before; to somebody else it ends that one and its browser', async () => {
    const first = await acts.opened();
    const later = new Date(seasonNow.getTime() + 11 * 60_000);
    const second = await askMember(db, team, { to: phone, now: later });
    expect(second).not.toBe(first.token);
    expect((await acts.shown(first)).part).not.toBeNull();
    const other = newPhone();
    await changeTeam(db, team, ownTexts({ tmPhone: other }));
    await askMember(db, team, { to: other, now: later });
    await expect(acts.shown(first)).rejects.toEqual(refused('linkExpired'));
    await expect(acts.shown({ token: second })).rejects.toEqual(refused('linkExpired'));
  });

  test('S-10 a member is written once in ten minutes, and a share writes to nobody', async () => {
    const asked = { teamNo: team.teamNo, key: partKey, language: 'ko' as const, publicUrl, now: seasonNow };
    await sendPartLink(db, team.actor, asked);
    await expect(sendPartLink(db, team.actor, asked)).rejects.toEqual(refused('tooManyRequests'));
    const count = async () => (await db.sql.selectFrom('outbox').select('id').execute()).length;
    const before = await count();
    const { url } = await sharePartLink(db, team.actor, asked);
    expect(await count()).toBe(before);
    const token = url.split('#token=')[1] ?? '';
    expect(await acts.shown({ token })).toMatchObject({ memberName: '정하람', part: null });
  });

  test('what a browser has proven runs out, and opens no other member’s part', async () => {
    const held = await acts.opened();
    const later = new Date(seasonNow.getTime() + 7 * 3_600_000);
    expect((await acts.shown({ ...held, now: later })).part).toBeNull();
    await expect(
      savePart(db, null, { ...held, now: later, baseVersion: 1, changes: ownTexts({ tmMajor: 'x' }) }),
    ).rejects.toEqual(refused('partNotProven'));
    const second = memberKeyOf(2);
    const { fields } = await acts.view();
    const to = fields[`members.${second}.tmPhone`] ?? '';
    const token = await askMember(db, team, { to, key: second });
    expect((await acts.shown({ token, pass: held.pass })).part).toBeNull();
  });

  test('R-05 it opens for six hours to the millisecond, and ends for nobody else when somebody proves theirs', async () => {
    const held = await acts.opened();
    const end = seasonNow.getTime() + PASS_LIFE_MS;
    const shownAt = async (time: number) => (await acts.shown({ ...held, now: new Date(time) })).part;
    expect(await shownAt(end - 1)).not.toBeNull();
    expect(await shownAt(end)).toBeNull();
    const second = memberKeyOf(2);
    const to = (await acts.view()).fields[`members.${second}.tmPhone`] ?? '';
    const later = new Date(seasonNow.getTime() + 3_600_000);
    await provenBy(db, { token: await askMember(db, team, { to, key: second, now: later }), to, now: later });
    expect(await shownAt(end - 1)).not.toBeNull();
  });

  test('a code that was sent for another member’s link proves nothing', async () => {
    const token = await askMember(db, team, { to: phone });
    const second = memberKeyOf(2);
    const to = (await acts.view()).fields[`members.${second}.tmPhone`] ?? '';
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
    const held = await acts.opened();
    const late = new Date('2026-12-31T00:00:00.000Z');
    const pass = await provenBy(db, { token: held.token, to: phone, now: late });
    const over = { token: held.token, pass, now: late };
    expect(await acts.shown(over)).toMatchObject({ open: false, part: { key: partKey } });
    await expect(acts.save(over, ownTexts({ tmMajor: 'x' }))).rejects.toEqual(refused('notInPeriod'));
    await expect(acts.sign(over)).rejects.toEqual(refused('notInPeriod'));
  });

  test('only the leader asks, and only a member whom they can reach', async () => {
    const asked = { teamNo: team.teamNo, key: partKey, language: 'ko' as const, publicUrl, now: seasonNow };
    const stranger = await createAccount(db);
    await expect(sendPartLink(db, mintUser(stranger.id), asked)).rejects.toEqual(refused('teamNotFound'));
    await expect(sendPartLink(db, team.actor, { ...asked, key: memberKeyOf(3) })).rejects.toEqual(
      refused('notTeamMember'),
    );
    await changeTeam(db, team, ownTexts({ tmPhone: '' }));
    await expect(sendPartLink(db, team.actor, asked)).rejects.toEqual(refused('partUnreachable'));
    await changeTeam(db, team, ownTexts({ tmEmail: 'haram@test.example' }));
    await sendPartLink(db, team.actor, asked);
    expect(await partTokenTo(db, 'haram@test.example')).toMatch(/^[\w-]{43}$/);
  });
});

import { createAccount } from '@chulbal/testing/accounts';
import {
  campus,
  changeTeam,
  createSubmitted,
  memberFieldsOf,
  newPhone,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { saveDraft } from '../entry/drafts.commands.ts';
import { getApplicationView } from '../entry/queries.ts';
import { answerInvitation } from './invitations.commands.ts';
import { getInvitation } from './invitations.queries.ts';

let db: Db;
let member: { id: number; phone: string; email: string };
let team: Awaited<ReturnType<typeof createSubmitted>>;

const own = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`members.member01.${name}`, text]));
const view = () => getApplicationView(db, team.actor, team);
const entry = async () => (await view()).members[0];

/** The SMS that went to the member, oldest first. */
async function links(to = member.phone): Promise<{ text: string; token: string }[]> {
  const rows = await db.sql
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ toSealed }) => db.vault.open(toSealed) === to)
    .map(({ bodySealed }) => db.vault.open(bodySealed))
    .map((text) => ({ text, token: /token=([\w-]{43})/.exec(text)?.[1] ?? '' }));
}

async function confirm(): Promise<void> {
  const token = (await links()).at(-1)?.token ?? '';
  const asked = { token, answer: 'confirm', language: 'ko', publicUrl, now: seasonNow } as const;
  await answerInvitation(db, mintUser(member.id), asked);
}

async function submitChanges(changes: Record<string, string>): Promise<void> {
  await submitTeam(db, await changeTeam(db, team, changes));
}

async function correct(changes: Record<string, string>): Promise<void> {
  const { version } = await view();
  const asked = { ...campus, teamNo: team.teamNo, baseVersion: version, now: seasonNow };
  const saved = await saveDraft(db, mintUser(member.id), { ...asked, changes: own(changes) });
  expect(saved.conflicts).toEqual([]);
}

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  member = await createAccount(db, { name: '정하람' });
  const fields = memberFieldsOf(1, { tmName: '정하람', tmPhone: member.phone, tmEmail: member.email });
  team = await createSubmitted(db, { fields });
  await confirm();
});

describe('P-03 what the leader changes of a confirmed entry is confirmed anew', () => {
  test.each([
    ['birth date', { tmBirth: '2001-01-01' }],
    ['school', { tmSchoolName: '나래대학교' }],
    ['major', { tmMajor: '디자인' }],
  ])('%s: a new link by SMS shows what is held now; the account stays linked', async (_case, change) => {
    await submitChanges(own(change));
    expect(await entry()).toMatchObject({ status: 'active', confirmedAt: null });
    const sent = await links();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).toContain('내 정보를 고쳤어요');
    const shown = await getInvitation(db, { token: sent[1]?.token ?? '', language: 'ko', now: seasonNow });
    expect(shown).toMatchObject({ state: 'open', held: change });
    expect(await getApplicationView(db, mintUser(member.id), team)).toMatchObject({ role: 'member' });
    await confirm();
    expect((await entry())?.confirmedAt).not.toBeNull();
  });

  test('once: until the member answers, further changes send nothing', async () => {
    for (const tmBirth of ['2001-01-01', '2002-02-02', '2003-03-03']) await submitChanges(own({ tmBirth }));
    expect(await links()).toHaveLength(2);
    const [, second] = await links();
    const shown = await getInvitation(db, { token: second?.token ?? '', language: 'ko', now: seasonNow });
    expect(shown.held.tmBirth).toBe('2003-03-03');
  });

  test('S-10 a leader who has written too often changes it all the same, and nobody is written to', async () => {
    const blockedUntil = new Date(seasonNow.getTime() + 600_000);
    await db.sql.updateTable('attempts').set({ count: 10, startedAt: seasonNow, blockedUntil }).execute();
    await submitChanges(own({ tmBirth: '2001-01-01' }));
    expect(await entry()).toMatchObject({ confirmedAt: null });
    expect(await links()).toHaveLength(1);
  });

  test('what is not about the member leaves the confirmation alone', async () => {
    await submitChanges({ teamChar: '함께해요', 'members.member02.tmGrade': '4', 'leader.tmGrade': '4' });
    expect((await entry())?.confirmedAt).not.toBeNull();
    expect(await links()).toHaveLength(1);
  });
});

describe('P-03 a member’s own correction is confirmed by being made', () => {
  test('of birth date, school, name and e-mail: nobody is asked, and the account stays linked', async () => {
    await correct({
      tmBirth: '2001-01-01',
      tmSchoolName: '나래대학교',
      tmName: '정하람솔',
      tmEmail: 'n@test.example',
    });
    await submitChanges({ teamChar: '함께해요' });
    expect(await entry()).toMatchObject({ name: '정하람솔', confirmedAt: seasonNow.toISOString() });
    expect(await links()).toHaveLength(1);
    expect(await getApplicationView(db, mintUser(member.id), team)).toMatchObject({ role: 'member' });
  });

  test('but not when the leader writes something else over it', async () => {
    await correct({ tmBirth: '2001-01-01' });
    await submitChanges(own({ tmBirth: '2002-02-02' }));
    expect(await entry()).toMatchObject({ confirmedAt: null });
    await confirm();
    // What was corrected once is no blank cheque.
    await submitChanges(own({ tmBirth: '2001-01-01' }));
    expect(await entry()).toMatchObject({ confirmedAt: null });
    expect(await links()).toHaveLength(3);
  });

  test('of the phone to the number that their account has by now: nobody is asked', async () => {
    const phone = newPhone();
    const phoneIndex = db.vault.index(phone);
    await db.sql.updateTable('accounts').set({ phoneIndex }).where('id', '=', member.id).execute();
    await correct({ tmPhone: phone });
    await submitChanges({ teamChar: '함께해요' });
    expect(await entry()).toMatchObject({ confirmedAt: seasonNow.toISOString() });
    expect(await links(phone)).toEqual([]);
  });

  test('of the phone only to the number of their account: another one has to be confirmed by its holder', async () => {
    const phone = newPhone();
    await correct({ tmPhone: phone });
    await submitChanges({ teamChar: '함께해요' });
    expect(await entry()).toMatchObject({ confirmedAt: null });
    expect(await links(phone)).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import { createAccount } from '@chulbal/testing/accounts';
import {
  campus,
  createDraft,
  createSubmitted,
  memberFieldsOf,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
  type TestTeam,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { Fault } from '../../fault.ts';
import { answerInvitation } from '../members/invitations.commands.ts';
import { saveDraft } from './drafts.commands.ts';
import { getApplicationView } from './queries.ts';
import { cancelApplication, submitApplication } from './submit.commands.ts';

/** Interleavings of each rule: all of them with WHOLE=1, otherwise a tenth. */
const ROUNDS = process.env.WHOLE === '1' ? 1_000 : 100;

let db: Db;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, {
    now: seasonNow,
    change: (plan) => {
      for (const track of plan.tracks) track.eligibility.schoolTypes = [];
    },
  });
});

const asked = { language: 'ko' as const, publicUrl, now: seasonNow };

function submit(team: TestTeam, idempotencyKey = randomUUID()) {
  const { teamNo, version } = team;
  return submitApplication(db, team.actor, { teamNo, version, idempotencyKey, ...asked });
}

/** Wire errors by what was refused; anything that is no refusal fails the test. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw error;
  }
}

const count = async (table: 'submissions' | 'outbox' | 'applications') =>
  Number(
    (
      await db.sql
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** A generator of the same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('R-02 a hundred presses at once with one key make one submission and one receipt', async () => {
  const team = await createDraft(db);
  const key = randomUUID();
  const receipts = await Promise.all(Array.from({ length: 100 }, () => submit(team, key)));
  for (const receipt of receipts) expect(receipt).toEqual(receipts[0]);
  expect(receipts[0]).toMatchObject({ number: '3-0001', version: 1 });
  expect(await count('submissions')).toBe(1);
  expect(await count('outbox')).toBe(5);
});

test('R-02 a hundred presses with a key each make one submission too: nothing is new after the first', async () => {
  const team = await createDraft(db);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(submit(team))));
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  expect(await count('submissions')).toBe(1);
});

test('R-04 fifty saves at once lose no field', async () => {
  const actor = mintUser((await createAccount(db)).id);
  const saves = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      saveDraft(db, actor, {
        ...campus,
        baseVersion: 0,
        changes: {
          [`members.${memberKeyOf(at % 10)}.${['tmName', 'tmMajor', 'tmEmail', 'tmPhone', 'tmBirth'][at % 5]}`]:
            String(at % 10),
        },
        now: seasonNow,
      }),
    ),
  );
  expect(new Set(saves.map(({ teamNo }) => teamNo)).size).toBe(1);
  expect(await count('applications')).toBe(1);
  const view = await getApplicationView(db, actor, { teamNo: saves[0]?.teamNo ?? 0 });
  expect(Object.keys(view.fields)).toHaveLength(10);
  expect(view.version).toBe(10);
});

/** Nobody is in two teams, every submitted team has 2 to 4 people, and numbers are 1 to n in each track. */
async function expectInvariants(): Promise<void> {
  const members = await db.sql
    .selectFrom('members')
    .innerJoin('applications', 'applications.teamNo', 'members.teamNo')
    .select(['members.phoneIndex', 'members.teamNo', 'applications.status'])
    .where('members.status', '=', 'active')
    .execute();
  expect(new Set(members.map(({ phoneIndex }) => phoneIndex)).size).toBe(members.length);
  expect(members.every(({ status }) => status === 'submitted')).toBe(true);
  for (const size of Object.values(Object.groupBy(members, ({ teamNo }) => teamNo))) {
    expect(size?.length).toBeGreaterThanOrEqual(2);
    expect(size?.length).toBeLessThanOrEqual(4);
  }
  const numbered = await db.sql
    .selectFrom('applications')
    .select(['trackNo', 'serial'])
    .where('serial', 'is not', null)
    .orderBy('serial')
    .execute();
  for (const ofTrack of Object.values(Object.groupBy(numbered, ({ trackNo }) => trackNo))) {
    expect(ofTrack?.map(({ serial }) => serial)).toEqual(ofTrack?.map((_, at) => at + 1));
  }
}

/** Six teams in two tracks whose members are drawn from eight phones; the leaders are among them. */
async function crowd() {
  const phones = Array.from({ length: 8 }, newPhone);
  const teams: (TestTeam & { trackNo: number; leaderPhone: string })[] = [];
  for (let at = 0; at < 6; at += 1) {
    const trackNo = at % 2 === 0 ? 3 : 2;
    const leaderPhone = phones[at] ?? '';
    const draft = await createDraft(db, { trackNo, members: 0, fields: { 'leader.tmPhone': leaderPhone } });
    teams.push({ ...draft, trackNo, leaderPhone });
  }
  return { phones, teams };
}

test(`R-08 one track a year, phone unique, 2 to 4 members: ${ROUNDS} interleavings, each refusal with its exact code`, async () => {
  const random = seeded(20_260_520);
  const { phones, teams } = await crowd();
  for (let round = 0; round < ROUNDS; round += 1) {
    const entered = new Map<TestTeam, string[]>();
    for (const team of teams) {
      const others = phones.filter((phone) => phone !== team.leaderPhone);
      const chosen = Array.from(
        { length: 1 + random(3) },
        () => others.splice(random(others.length), 1)[0] ?? '',
      );
      entered.set(team, chosen);
      const changes: Record<string, string> = {};
      for (let number = 1; number <= 3; number += 1) {
        const phone = chosen[number - 1];
        Object.assign(
          changes,
          phone
            ? memberFieldsOf(number, { tmPhone: phone })
            : { [`members.${memberKeyOf(number)}.position`]: '' },
        );
      }
      const saved = await saveDraft(db, team.actor, {
        trackNo: team.trackNo,
        stageNo: 1,
        teamNo: team.teamNo,
        baseVersion: 1_000_000,
        changes,
        now: seasonNow,
      });
      team.version = saved.version;
    }
    const outcomes = await Promise.all(teams.map((team) => outcome(submit(team))));
    await expectInvariants();
    const active = await db.sql
      .selectFrom('members')
      .select(['teamNo', 'trackNo', 'phoneIndex'])
      .where('status', '=', 'active')
      .execute();
    for (const [at, team] of teams.entries()) {
      const found = (phone: string) =>
        active.find((row) => row.phoneIndex === db.vault.index(phone) && row.teamNo !== team.teamNo)?.trackNo;
      const leader = found(team.leaderPhone);
      const members = (entered.get(team) ?? []).map(found).filter((trackNo) => trackNo !== undefined);
      // Others may have been entered after the refusal, so every reason that stands now may have been the one.
      const reasons: string[] = members.map((trackNo) =>
        trackNo === team.trackNo ? 'memberOfOtherTeam' : 'memberOfOtherTrack',
      );
      if (leader !== undefined) {
        reasons.push(leader === team.trackNo ? 'alreadyApplied' : 'appliedElsewhere');
      }
      expect(reasons.length > 0 ? reasons : ['done']).toContain(outcomes[at]);
    }
    expect(outcomes).toContain('done');
    await Promise.all(
      teams
        .filter((_, at) => outcomes[at] === 'done')
        .map((team) => cancelApplication(db, team.actor, { teamNo: team.teamNo, ...asked })),
    );
  }
}, 3_600_000);

test(`R-08 submitting, cancelling, adding and removing at once keep the rules, ${ROUNDS} times`, async () => {
  const random = seeded(417);
  const { phones, teams } = await crowd();
  const act = async (team: TestTeam & { trackNo: number; leaderPhone: string }) => {
    const view = await getApplicationView(db, team.actor, team);
    const number = 1 + random(4);
    const phone = phones[random(phones.length)] ?? '';
    const changes: Record<string, string> =
      [
        memberFieldsOf(number, { tmPhone: phone }),
        { [`members.${memberKeyOf(number)}.modifyType`]: '3' },
        { [`members.${memberKeyOf(number)}.position`]: '' },
      ][random(3)] ?? {};
    const save = () =>
      saveDraft(db, team.actor, {
        trackNo: team.trackNo,
        stageNo: 1,
        teamNo: team.teamNo,
        baseVersion: view.version,
        changes,
        now: seasonNow,
      });
    const cancel = () => cancelApplication(db, team.actor, { teamNo: team.teamNo, ...asked });
    const press = () => submit({ ...team, version: view.version });
    const work = [save, save, press, press, press, cancel][random(6)] ?? press;
    return outcome(work());
  };
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcomes = await Promise.all([...teams, ...teams].map(act));
    for (const one of outcomes) seen.add(one);
    await expectInvariants();
  }
  for (const expected of ['done', 'draftConflict', 'duplicatePhone', 'cancelFailed'])
    expect(seen).toContain(expected);
}, 3_600_000);

test('R-08 an account that confirms two teams at once is in one of them', async () => {
  for (let round = 0; round < 20; round += 1) {
    const person = await createAccount(db);
    await db.sql.deleteFrom('outbox').execute();
    const phones = [newPhone(), newPhone()];
    for (const tmPhone of phones)
      await createSubmitted(db, { fields: memberFieldsOf(1, { tmEmail: person.email, tmPhone }) });
    const rows = await db.sql.selectFrom('outbox').select(['toSealed', 'bodySealed']).orderBy('id').execute();
    const tokens = rows
      .filter(({ toSealed }) => phones.includes(db.vault.open(toSealed)))
      .flatMap(({ bodySealed }) => /token=([\w-]{43})/.exec(db.vault.open(bodySealed))?.[1] ?? []);
    expect(tokens).toHaveLength(2);
    const outcomes = await Promise.all(
      tokens.map((token) =>
        outcome(answerInvitation(db, mintUser(person.id), { token, answer: 'confirm', ...asked })),
      ),
    );
    expect(outcomes.sort()).toEqual(['done', 'memberOfOtherTeam']);
  }
});

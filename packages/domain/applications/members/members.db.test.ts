import { createAccount } from '@chulbal/testing/accounts';
import {
  changeTeam,
  createDraft,
  createSubmitted,
  highSchoolFields,
  memberFieldsOf,
  newPhone,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { getApplicationView } from '../entry/queries.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
});

const refused = (error: string) => expect.objectContaining({ error });
const submit = (team: TestTeam) => submitTeam(db, team);
const change = (team: TestTeam, changes: Record<string, string>) => changeTeam(db, team, changes);

const messages = async () =>
  (
    await db.sql.selectFrom('outbox').select(['channel', 'toSealed', 'bodySealed']).orderBy('id').execute()
  ).map(({ channel, toSealed, bodySealed }) => ({
    channel,
    to: db.vault.open(toSealed),
    letter: JSON.parse(db.vault.open(bodySealed)) as { lines: string[]; button?: { url: string } },
  }));

describe('R-08 one team a person and year', () => {
  test.each([
    ['1111 a member of another team of this track', 3, 'memberOfOtherTeam'],
    ['1112 a member of a team of another track', 2, 'memberOfOtherTrack'],
  ])('%s', async (_case, trackNo, error) => {
    const phone = newPhone();
    const member = memberFieldsOf(1, { tmPhone: phone });
    const first =
      trackNo === 2
        ? {
            ...highSchoolFields(),
            ...memberFieldsOf(1, { tmPhone: phone, tmSchoolType: 'high', tmSchoolTypeDetail: '' }),
          }
        : member;
    await createSubmitted(db, { trackNo, fields: first });
    const second = await createDraft(db, { fields: member });
    await expect(submit(second)).rejects.toMatchObject({
      error,
      details: { fields: { 'members.member01.tmPhone': error } },
    });
  });

  test.each([
    ['1101 the leader is in another team of this track', 3, 'alreadyApplied'],
    ['1102 the leader is in a team of another track', 2, 'appliedElsewhere'],
  ])('%s', async (_case, trackNo, error) => {
    const account = await createAccount(db);
    const late = await createDraft(db, {
      actor: mintUser(account.id),
      fields: { 'leader.tmPhone': account.phone },
    });
    const fields =
      trackNo === 2
        ? {
            ...highSchoolFields(),
            ...memberFieldsOf(1, { tmPhone: account.phone, tmSchoolType: 'high', tmSchoolTypeDetail: '' }),
          }
        : memberFieldsOf(1, { tmPhone: account.phone });
    await createSubmitted(db, { trackNo, fields });
    await expect(submit(late)).rejects.toEqual(refused(error));
  });

  test('1102 by the account, though the phone in the form is another', async () => {
    const actor = mintUser((await createAccount(db)).id);
    const campusDraft = await createDraft(db, { actor });
    await createSubmitted(db, { actor, trackNo: 2, fields: highSchoolFields() });
    await expect(submit(campusDraft)).rejects.toEqual(refused('appliedElsewhere'));
  });

  test('a track without the one-track rule takes people of other tracks, each once', async () => {
    db = await testDb();
    await publishedSeason(db, {
      now: seasonNow,
      change: (plan) => {
        for (const track of plan.tracks) if (track.lane === 2) track.oneTrackAYear = false;
      },
    });
    const phone = newPhone();
    const member = memberFieldsOf(1, { tmPhone: phone });
    const high = {
      ...highSchoolFields(),
      ...memberFieldsOf(1, { tmPhone: phone, tmSchoolType: 'high', tmSchoolTypeDetail: '' }),
    };
    await createSubmitted(db, { fields: member });
    expect(await createSubmitted(db, { trackNo: 2, fields: high })).toMatchObject({ number: '2-0001' });
    const third = await createDraft(db, { trackNo: 2, fields: high });
    await expect(submit(third)).rejects.toEqual(refused('memberOfOtherTeam'));
  });
});

describe('members of a saved team', () => {
  test('keep their numbers, new ones get one, and only who is new or somebody else is asked', async () => {
    const team = await createSubmitted(db);
    const before = await getApplicationView(db, team.actor, team);
    await db.sql.updateTable('members').set({ confirmedAt: seasonNow }).execute();
    await db.sql.deleteFrom('outbox').execute();
    const changed = await change(team, {
      ...memberFieldsOf(3),
      'members.member02.tmEmail': 'new@test.example',
    });
    await submit(changed);
    const after = await getApplicationView(db, team.actor, team);
    expect(after.members.map(({ tmNo, confirmedAt }) => [tmNo, confirmedAt !== null])).toEqual([
      [before.members[0]?.tmNo, true],
      [before.members[1]?.tmNo, false],
      [expect.any(Number), false],
    ]);
    const asked = (await messages()).filter(({ letter }) => letter.button?.url.includes('token='));
    expect(asked.map(({ channel, to }) => [channel, to])).toEqual([
      ['sms', after.fields['members.member02.tmPhone']],
      ['sms', after.fields['members.member03.tmPhone']],
    ]);
  });

  test('may swap their phones', async () => {
    const team = await createSubmitted(db);
    const { fields } = await getApplicationView(db, team.actor, team);
    const [one, two] = ['members.member01.tmPhone', 'members.member02.tmPhone'] as const;
    const changed = await change(team, { [one]: fields[two] ?? '', [two]: fields[one] ?? '' });
    expect(await submit(changed)).toMatchObject({ version: 2 });
  });

  test('one of four may be removed and is free for another team', async () => {
    const phone = newPhone();
    const team = await createSubmitted(db, { members: 3, fields: memberFieldsOf(3, { tmPhone: phone }) });
    const changed = await change(team, { 'members.member03.modifyType': '3' });
    await submit(changed);
    const view = await getApplicationView(db, team.actor, team);
    expect(view.members).toHaveLength(2);
    expect(Object.keys(view.fields).filter((path) => path.startsWith('members.member03'))).toEqual([]);
    await createSubmitted(db, { fields: memberFieldsOf(1, { tmPhone: phone }) });
  });

  test('1107 at the server too: a saved member replaced, then the new one taken out', async () => {
    const team = await createSubmitted(db);
    await change(team, { ...memberFieldsOf(3), 'members.member01.modifyType': '3' });
    const without = await change(team, { 'members.member03.position': '' });
    await expect(submit(without)).rejects.toEqual(refused('memberDeleteFailed'));
  });
});

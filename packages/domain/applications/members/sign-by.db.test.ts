import { seasonNow, submitTeam } from '@chulbal/testing/factories';
import { provenBy, restOf, teamOfParts } from '@chulbal/testing/parts';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { deadlineOf } from '../../seasons/queries.ts';

const at = (closesAt: Date, milliseconds: number) => new Date(closesAt.getTime() + milliseconds);

// A season may have entries confirmed until the closing; parts are signed until the grace ends.
test.each([
  ['a millisecond before it', -1, true],
  ['at it', 0, false],
  ['in the grace', 60_000, false],
])(
  'R-05 an entry that was submitted and is signed %s: confirmed by that or not',
  async (_when, late, confirmed) => {
    const db = await testDb();
    const acts = await teamOfParts(db, (plan) => {
      for (const { stages } of plan.tracks)
        for (const stage of stages) if (stage.confirmBy) stage.confirmBy = stage.closesAt;
    });
    const { team, phone } = acts;
    const held = await acts.opened();
    await acts.save(held, restOf(phone));
    const { trackNo, stageNo, version } = await acts.view();
    await submitTeam(db, { ...team, version });
    const { closesAt } = await deadlineOf(db, { trackNo, stageNo, teamNo: null });
    const pass = await provenBy(db, { token: held.token, to: phone, now: at(closesAt, -3_600_000) });
    await acts.sign({ token: held.token, pass, now: at(closesAt, late) });
    const member = await db.sql
      .selectFrom('members')
      .select('confirmedAt')
      .where('teamNo', '=', team.teamNo)
      .where('name', '=', '정하람')
      .executeTakeFirstOrThrow();
    expect(member.confirmedAt).toEqual(confirmed ? at(closesAt, late) : null);
    expect(closesAt.getTime()).toBeGreaterThan(seasonNow.getTime());
  },
);

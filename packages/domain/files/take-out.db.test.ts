import { createFile } from '@chulbal/testing/factories';
import { type CampusTeam, campusTeam } from '@chulbal/testing/uploads';
import { beforeEach, expect, test } from 'vitest';
import { deadlineOf } from '../seasons/queries.ts';
import { removeFile } from './commands.ts';

let team: CampusTeam;
beforeEach(async () => {
  team = await campusTeam();
});

const takeOut = async (now: Date) => {
  const { db, teamNo, actor } = team;
  const serverFileName = await createFile(db, { teamNo, ownerId: actor.userId });
  return removeFile(db, actor, { serverFileName, now }).then(
    () => 'done',
    ({ error }: { error: string }) => error,
  );
};

test('R-05 a document is taken out from the opening on and before the closing', async () => {
  const { opensAt, closesAt } = await deadlineOf(team.db, { trackNo: 3, stageNo: 1, teamNo: team.teamNo });
  const by = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
  const said = [];
  for (const now of [by(opensAt, -1), opensAt, by(closesAt, -1), closesAt]) said.push(await takeOut(now));
  expect(said).toEqual(['notInPeriod', 'done', 'done', 'notInPeriod']);
});

test('nor of a season that was ended, whatever its dates say', async () => {
  const { opensAt } = await deadlineOf(team.db, { trackNo: 3, stageNo: 1, teamNo: team.teamNo });
  await team.db.sql.updateTable('seasons').set({ status: 'finished' }).execute();
  expect(await takeOut(opensAt)).toBe('notInPeriod');
});

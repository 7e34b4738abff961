import { panelDesk } from '@chulbal/testing/panel-desk';
import { expect, test } from 'vitest';
import { tellEvaluators } from './commands.ts';

const publicUrl = 'https://portal.example';

test('of several workers at once one tells: each evaluator has one letter of one occasion', async () => {
  const desk = await panelDesk();
  await desk.publish(desk.plan([0, 1], [2]));
  const count = async () =>
    (await desk.db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).length;
  const before = await count();
  const now = desk.later();
  for (let round = 0; round < 15; round += 1) {
    await desk.db.sql.deleteFrom('judgingLetters').execute();
    const told = await Promise.all([1, 2, 3, 4].map(() => tellEvaluators(desk.db, { now, publicUrl })));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(3);
  }
  expect((await count()) - before).toBe(15 * 3);
});

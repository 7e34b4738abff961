import { panelScenario } from '@chulbal/testing/panel-scenario';
import { expect, test } from 'vitest';
import { tellEvaluators } from './commands.ts';

const publicUrl = 'https://portal.example';

test('of several workers at once one tells: each evaluator has one letter of one occasion', async () => {
  const scenario = await panelScenario();
  await scenario.publish(scenario.plan([0, 1], [2]));
  const count = async () =>
    (await scenario.db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).length;
  const before = await count();
  const now = scenario.later();
  for (let round = 0; round < 15; round += 1) {
    await scenario.db.sql.deleteFrom('judgingLetters').execute();
    const told = await Promise.all([1, 2, 3, 4].map(() => tellEvaluators(scenario.db, { now, publicUrl })));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(3);
  }
  expect((await count()) - before).toBe(15 * 3);
});

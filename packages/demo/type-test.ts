import { randomUUID } from 'node:crypto';
import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import { typeTestOutcome } from '@chulbal/contract/type-test/rules';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { publishTypeTest, saveTypeTest } from '@chulbal/domain/type-test/commands';
import { workingTime } from './dates.ts';
import type { Deed } from './deed.ts';
import { demoTypeTest } from './type-test.texts.ts';

/** How many people have taken it. */
const TAKERS = 412;

const HOUR_MS = 3_600_000;

/** The type test of the demo, published before last year's exhibition, and how visitors have taken it since. */
export function typeTestDeeds(tx: Db, { actor, now }: { actor: OperatorActor; now: Date }): Deed[] {
  const at = workingTime(addDays(koreanDay(now), -290), '14:20', 'before');
  return [{ at, run: (then) => publish(tx, actor, then) }];
}

async function publish(tx: Db, actor: OperatorActor, now: Date): Promise<void> {
  const { editVersion } = await saveTypeTest(tx, actor, { editVersion: 0, plan: demoTypeTest, now });
  const { version } = await publishTypeTest(tx, actor, { editVersion, now });
  await tx.sql
    .insertInto('typeTestTakes')
    .values(
      Array.from({ length: TAKERS }, (_, taker) => {
        const answers = answersOf(taker);
        return {
          ...{ version, answers, typeCode: typeTestOutcome(demoTypeTest, answers).type.code },
          ...{ userId: null, idempotencyKey: randomUUID() },
          takenAt: new Date(now.getTime() + taker * 7 * HOUR_MS),
        };
      }),
    )
    .execute();
}

/** Answers of the n-th taker: mixed, and the same at every first start. */
function answersOf(taker: number): string {
  return demoTypeTest.questions
    .map(
      ({ choices }, index) =>
        ((taker * 7 + index * (taker % 11) + ((taker >> (index % 7)) & 1)) % choices.length) + 1,
    )
    .join('');
}

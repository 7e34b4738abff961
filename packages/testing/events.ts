import type { EventPlan, SoundEventPlan } from '@chulbal/contract/events/events';
import { usualEventPlan } from '@chulbal/contract/events/rules';
import type { Db } from '@chulbal/domain/db';
import { beginEvent, publishEvent, saveEvent } from '@chulbal/domain/events/commands';
import { seasonNow } from './factories.ts';
import { createOperator } from './operators.ts';

const DAY = 86_400_000;
const at = (days: number) => new Date(seasonNow.getTime() + days * DAY).toISOString();

/** An event that is open at `seasonNow`, for ten days more; hash a day after, the seed two and the draw three. */
export const openEventPlan: SoundEventPlan = {
  ...usualEventPlan,
  ...{ nameKo: '봄 추첨', nameEn: 'Spring raffle', opensAt: at(-10), closesAt: at(10) },
  ...{ hashAt: at(11), seedAt: at(12), drawsAt: at(13) },
  ...{ seedKo: '그날의 종가', seedEn: 'The closing index of that day', seedDigits: 6 },
  prizes: [
    {
      code: 'laptop',
      ko: '노트북',
      en: 'Laptop',
      noteKo: '',
      noteEn: '',
      art: 'laptop',
      count: 2,
      reserves: 2,
    },
    { code: 'book', ko: '책', en: 'Book', noteKo: '', noteEn: '', art: 'books', count: 3, reserves: 1 },
  ],
};

let made = 0;

/** A published event. */
export async function createEvent(
  db: Db,
  plan: Partial<EventPlan> = {},
  { key }: { key?: string } = {},
): Promise<{ eventNo: number; eventKey: string }> {
  made += 1;
  // Scenarios are compared byte by byte: who published is called the same in each.
  const actor = await createOperator(db, { name: '행사 담당' });
  const now = new Date(seasonNow.getTime() - 20 * DAY);
  const begun = await beginEvent(db, actor, { eventKey: key ?? `event-${made}`, copyFrom: null, now });
  const { eventNo, eventKey } = begun;
  const saved = await saveEvent(db, actor, { ...begun, plan: { ...openEventPlan, ...plan }, now });
  await publishEvent(db, actor, { eventNo, editVersion: saved.editVersion, now });
  return { eventNo, eventKey };
}

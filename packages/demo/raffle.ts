import type { SoundEventPlan } from '@chulbal/contract/events/events';
import { usualEventPlan } from '@chulbal/contract/events/rules';
import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import { mintUser, type OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { beginEvent, publishEvent, saveEvent } from '@chulbal/domain/events/commands';
import { claimPrize, enterRaffle } from '@chulbal/domain/raffle/commands';
import { enterSeed, freezeEntrants, holdDraw, publishHash } from '@chulbal/domain/raffle/draw.commands';
import { markPrize } from '@chulbal/domain/raffle/winners.commands';
import { giveTicket } from '@chulbal/domain/tickets/tickets.commands';
import type { Deed } from './deed.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** People who took part in last season's raffle. */
const PEOPLE = 60;
const SEED = '257342079114338806';

const prizes: SoundEventPlan['prizes'] = [
  {
    ...{ code: 'laptop', ko: '발표용 노트북', en: 'A laptop for presenting' },
    ...{ noteKo: '결선 무대에서 쓰는 것과 같은 기종', noteEn: 'As used on the stage of the final' },
    ...{ art: 'laptop', count: 3, reserves: 3 },
  },
  {
    ...{ code: 'books', ko: '창업 책 네 권', en: 'Four books on founding' },
    ...{ noteKo: '지난 시즌 결선 팀이 고른 책', noteEn: 'Chosen by last season’s finalists' },
    ...{ art: 'books', count: 10, reserves: 5 },
  },
  {
    ...{ code: 'shoes', ko: '운동화 교환권', en: 'A voucher for running shoes' },
    ...{ noteKo: '받은 날부터 여섯 달 안에 쓰기', noteEn: 'To be used within six months' },
    ...{ art: 'shoe', count: 20, reserves: 10 },
  },
];

const pages = [
  '/ipo/contents/exhibition',
  '/ipo/detail',
  '/ipo/contents/experiences',
  '/ipo/contents/intro',
  '/ipo/contents/past-exhibition',
  '/support/resources',
  '/support/programs',
  '/board/notice',
];

type Given = {
  operators: Readonly<Record<'owner' | 'manager', OperatorActor>>;
  /** Demo accounts that have tickets of the raffle that is open. */
  accounts: readonly number[];
  now: Date;
};

/** The raffles of the demo: last season's, drawn and done, and one that is open. */
export function raffleDeeds(tx: Db, { operators, accounts, now }: Given): Deed[] {
  const { owner, manager } = operators;
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const last = planAt(addDays(koreanDay(now), -229), {
    nameKo: '지난 시즌 추첨',
    nameEn: 'Last season’s raffle',
  });
  const minutesAfter = (moment: string, minutes: number) =>
    new Date(Date.parse(moment) + minutes * MINUTE_MS);
  const publicUrl = 'http://localhost';
  let eventNo = 0;
  return [
    {
      at: at(-230),
      run: async (then) => {
        eventNo = await publish(tx, owner, { eventKey: 'last-season', plan: last, now: then });
      },
    },
    { at: at(-220), run: (then) => enterEverybody(tx, then) },
    {
      at: minutesAfter(last.closesAt, 20),
      run: (then) => freezeEntrants(tx, owner, { eventNo, now: then }),
    },
    { at: minutesAfter(last.hashAt, 0), run: (then) => publishHash(tx, owner, { eventNo, now: then }) },
    {
      at: minutesAfter(last.seedAt, 10),
      run: async (then) => {
        await enterSeed(tx, owner, { eventNo, seed: SEED, now: then });
      },
    },
    {
      at: minutesAfter(last.seedAt, 25),
      run: async (then) => {
        await enterSeed(tx, manager, { eventNo, seed: SEED, now: then });
      },
    },
    {
      at: minutesAfter(last.drawsAt, 0),
      run: (then) => holdDraw(tx, owner, { eventNo, publicUrl, now: then }),
    },
    { at: at(-203), run: (then) => claimEverything(tx, { eventNo, now: then }) },
    { at: at(-200), run: (then) => sendEverything(tx, owner, { eventNo, now: then }) },
    {
      at: at(-3),
      run: async (then) => {
        const plan = planAt(koreanDay(then), {
          nameKo: '이번 시즌 추첨',
          nameEn: 'This season’s raffle',
        });
        await publish(tx, owner, { eventKey: 'this-season', plan, now: then });
      },
    },
    { at: at(-1), run: (then) => giveDemoTickets(tx, accounts, then) },
  ];
}

/** Opens at the beginning of a day in Korea; the list is locked, and its hash published, before the seed comes. */
function planAt(opens: string, names: Pick<SoundEventPlan, 'nameKo' | 'nameEn'>): SoundEventPlan {
  const on = (days: number, time: string) => koreanInstant(addDays(opens, days), time).toISOString();
  return {
    ...{ ...usualEventPlan, ...names, pages, prizes, mostPerPerson: 10 },
    ...{ opensAt: on(0, '00:00'), closesAt: on(20, '18:00'), hashAt: on(21, '10:00') },
    ...{ seedAt: on(22, '18:00'), drawsAt: on(23, '14:00') },
    seedKo: '그날의 코스피, 코스닥, 코스피200 종가를 점 없이 이은 18자리',
    seedEn: 'The closing KOSPI, KOSDAQ and KOSPI 200 of that day, 18 digits without points',
  };
}

async function publish(
  tx: Db,
  actor: OperatorActor,
  { eventKey, plan, now }: { eventKey: string; plan: SoundEventPlan; now: Date },
): Promise<number> {
  const begun = await beginEvent(tx, actor, { eventKey, copyFrom: null, now });
  const saved = await saveEvent(tx, actor, { ...begun, plan, now });
  await publishEvent(tx, actor, { eventNo: begun.eventNo, editVersion: saved.editVersion, now });
  return begun.eventNo;
}

/** Everybody of last season with a ticket or two, each in a prize. */
async function enterEverybody(tx: Db, now: Date): Promise<void> {
  const people = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'user')
    .where('status', '=', 'active')
    .where('phoneIndex', 'is not', null)
    .orderBy('id')
    .limit(PEOPLE)
    .execute();
  for (const [index, { id }] of people.entries()) {
    await giveTicket(tx, { user: id, source: 'logos', sourceKey: 'last-season' }, now);
    if (index % 3 === 0) await giveTicket(tx, { user: id, source: 'quiz', sourceKey: '1' }, now);
    const own = await tx.sql.selectFrom('tickets').select('number').where('userId', '=', id).execute();
    if (own.length === 0) continue;
    const prizeCode = prizes[index % prizes.length]?.code ?? 'books';
    const entries = [{ prizeCode, tickets: own.length }];
    await enterRaffle(tx, mintUser(id), { eventKey: 'last-season', entries, now });
  }
}

type Held = { eventNo: number; now: Date };

async function listNotified(tx: Db, { eventNo }: Held) {
  const columns = ['prizeCode', 'place', 'userId'] as const;
  const told = tx.sql.selectFrom('prizeWinners').select(columns).where('eventNo', '=', eventNo);
  return told.where('state', '<>', 'reserve').execute();
}

/** Every winner says in time where the prize is to be sent. */
async function claimEverything(tx: Db, held: Held): Promise<void> {
  const claim = { name: '받는 사람', phone: '010-0000-0000', address: '서울특별시 종로구 세종대로 1' };
  for (const { prizeCode, userId } of await listNotified(tx, held)) {
    await claimPrize(tx, mintUser(userId), { ...claim, eventKey: 'last-season', prizeCode, now: held.now });
  }
}

async function sendEverything(tx: Db, actor: OperatorActor, held: Held): Promise<void> {
  for (const { prizeCode, place } of await listNotified(tx, held)) {
    const about = { eventNo: held.eventNo, prizeCode, place, note: '', now: held.now };
    await markPrize(tx, actor, { ...about, state: 'sent' });
    await markPrize(tx, actor, { ...about, state: 'received' });
  }
}

/** Tickets of the open raffle. */
async function giveDemoTickets(tx: Db, accounts: readonly number[], now: Date): Promise<void> {
  for (const user of accounts) {
    await giveTicket(tx, { user, source: 'quiz', sourceKey: 'first' }, now);
    await giveTicket(tx, { user, source: 'quiz', sourceKey: 'second' }, now);
  }
}

import { createHash } from 'node:crypto';
import { drawWinners, readDrawFile } from '@chulbal/contract/raffle/draw';
import { sql } from 'kysely';
import { asked, atOneMoment, eachRow, type Invariant, type PageOf } from './looking.queries.ts';

type Draw = {
  id: number;
  file: Buffer;
  sha256: string;
  tickets: number;
  seed: string | null;
  drawnAt: Date | null;
};

const draws: PageOf<Draw> = (tx, after) =>
  tx.sql
    .selectFrom('draws')
    .select(['eventNo as id', 'file', 'sha256', 'tickets', 'seed', 'drawnAt'])
    .where('eventNo', '>', after)
    .orderBy('eventNo')
    .limit(1)
    .execute();

/** Tickets, prizes and draws of events. */
export const raffleInvariants: Invariant[] = [
  {
    name: 'ticketNumbers',
    promise: {
      ko: '번호표는 이벤트마다 1부터 빈 번호 없이 이어져요.',
      en: 'Tickets of an event are numbered from 1 without a gap.',
    },
    find: asked(sql`
      select event_no from tickets group by event_no having count(*) <> max(number) or min(number) <> 1`),
  },
  {
    name: 'ticketOncePerReason',
    promise: {
      ko: '한 사람은 같은 까닭으로 번호표를 두 번 받지 않아요.',
      en: 'Nobody has two tickets for the same thing.',
    },
    find: asked(sql`
      select event_no || ' ' || min(number) from tickets
        group by event_no, person_index, source, source_key, part having count(*) > 1`),
  },
  {
    name: 'entriesWithinTickets',
    promise: {
      ko: '경품에 넣은 번호표는 가진 것보다 많지 않아요.',
      en: 'Nobody puts more tickets into prizes than they have.',
    },
    find: asked(sql`
      select e.event_no || ' ' || e.user_id from raffle_entries e group by e.event_no, e.user_id
        having sum(e.tickets) > (select count(*) from tickets t where t.event_no = e.event_no and t.user_id = e.user_id)`),
  },
  {
    name: 'drawFile',
    promise: {
      ko: '추첨 명단의 해시와 번호표 수는 보관한 파일의 것과 같아요.',
      en: 'The hash and the number of tickets of a draw are those of the list that is kept.',
    },
    find: eachRow(
      draws,
      ({ file, sha256, tickets }) =>
        createHash('sha256').update(file).digest('hex') === sha256 &&
        file.toString('utf8').endsWith(`\nend,${tickets}\n`),
    ),
  },
  {
    name: 'winnersRedrawn',
    promise: {
      ko: '명단과 씨앗으로 다시 뽑으면 당첨 번호가 모두 같아요.',
      en: 'Drawn again from the list and the seed, the winning numbers are the same.',
    },
    find: eachRow(draws, async ({ id: eventNo, file, sha256, seed, drawnAt }, { db }) => {
      if (seed === null || drawnAt === null) return true;
      const winners = await atOneMoment(db, (tx) =>
        tx.sql
          .selectFrom('prizeWinners')
          .select(['prizeCode', 'place', 'number'])
          .where('eventNo', '=', eventNo)
          .execute(),
      );
      const said = winners.map(({ prizeCode, place, number }) => `${prizeCode} ${place} ${number}`);
      const drawn = await drawWinners(readDrawFile(file.toString('utf8')), { sha256, seed });
      const again = drawn.map(({ prize, place, number }) => `${prize} ${place} ${number}`);
      return again.sort().join('\n') === said.sort().join('\n');
    }),
  },
  {
    name: 'prizesOfEntrants',
    promise: {
      ko: '당첨자는 뽑힌 번호표의 주인이에요.',
      en: 'Who wins a prize is whose ticket was drawn.',
    },
    find: asked(sql`
      select w.event_no || ' ' || w.prize_code || ' ' || w.place from prize_winners w
        join tickets t on t.event_no = w.event_no and t.number = w.number where t.user_id <> w.user_id`),
  },
  {
    name: 'recommendedByOthers',
    promise: {
      ko: '아무도 스스로를 추천하지 않고, 추천은 돌아서 제자리로 오지 않아요.',
      en: 'Nobody recommends themselves, nor leads back to themselves through others.',
    },
    find: asked(sql`
      with recursive led (user_id, above, steps) as (
        select user_id, by_user_id, 1 from recommendations
        union all select l.user_id, r.by_user_id, l.steps + 1 from led l join recommendations r on r.user_id = l.above
          where l.above <> l.user_id and l.steps < 100
      ) select distinct user_id from led where above = user_id`),
  },
  {
    name: 'quizOnceADay',
    promise: {
      ko: '퀴즈는 하루에 한 번만 쳐요.',
      en: 'A quiz counts once a day for each person.',
    },
    find: asked(sql`
      select min(id) from quiz_plays where user_id is not null and day is not null
        group by user_id, variant, day having count(*) > 1`),
  },
];

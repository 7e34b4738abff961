import { sql } from 'kysely';
import type { Breaking } from './broken-database.ts';

/** A market that is not revealed yet, and a wallet of it that is not void. */
const open = sql`(select min(h.ig_no) from market_heads h where h.place > 5
  and not exists (select from market_results r where r.ig_no = h.ig_no))`;
const wallet = sql`(select min(account_no) from wallets where ig_no = ${open} and voided_at is null and balance > 0)`;
const invested = sql`(select min(transfer_no) from market_transfers where ig_no = ${open} and kind = 'invest')`;
const user = sql`(select min(id) from accounts where kind = 'user')`;
const event = sql`(select min(event_no) from tickets)`;

const prize = sql`(event_no, prize_code, place) = (
  select event_no, prize_code, place from prize_winners order by 1, 2, 3 limit 1)`;

/** Ledgers of markets, tickets and draws. */
export const brokenMarket: readonly Breaking[] = [
  {
    rule: 'walletBalances',
    tables: ['wallets'],
    statements: () => [sql`update wallets set balance = balance + 1 where account_no = ${wallet}`],
  },
  {
    rule: 'holdingsOfLines',
    tables: ['market_holdings'],
    statements: () => [
      sql`update market_holdings set amount = amount + 1000000 where (wallet_no, ic_no) = (
        select h.wallet_no, h.ic_no from market_holdings h join wallets w on w.account_no = h.wallet_no
          where w.ig_no = ${open} order by 1, 2 limit 1)`,
    ],
  },
  {
    rule: 'linesInOrder',
    tables: ['market_transfers'],
    statements: () => [
      sql`update market_transfers set left_after = left_after + 1 where transfer_no = ${invested}`,
    ],
  },
  {
    rule: 'linesWithinPlan',
    tables: ['market_transfers'],
    statements: () => [sql`update market_transfers set held_after = 1 where transfer_no = ${invested}`],
  },
  {
    rule: 'marketChain',
    tables: ['market_transfers'],
    statements: () => [
      sql`update market_transfers set hash = repeat('0', 64) where ig_no = ${open} and place = 3`,
    ],
  },
  {
    rule: 'linesAreChained',
    tables: ['market_transfers', 'market_heads'],
    statements: () => [
      sql`update market_transfers t set place = null, hash = null, at = t.at - interval '6 hours'
        from market_heads h where t.ig_no = ${open} and h.ig_no = t.ig_no and t.place = h.place`,
      sql`update market_heads h set place = t.place, hash = t.hash from market_transfers t
        where h.ig_no = ${open} and t.ig_no = h.ig_no and t.place = h.place - 1`,
    ],
  },
  {
    rule: 'voidWalletsEmpty',
    tables: ['wallets'],
    statements: () => [sql`update wallets set voided_at = now() where account_no = ${wallet}`],
  },
  {
    rule: 'revealedFile',
    tables: ['market_results'],
    statements: () => [sql`update market_results set file = file || '\\x20'::bytea`],
  },
  {
    rule: 'revealIsTheLedger',
    tables: ['companies'],
    statements: () => [
      sql`update companies set revealed_total = revealed_total + 1
        where ic_no = (select min(ic_no) from companies where revealed_total is not null)`,
    ],
  },
  {
    rule: 'ticketNumbers',
    tables: ['tickets'],
    statements: () => [
      sql`update tickets set number = number + 1000 where event_no = ${event}
        and number = (select max(number) from tickets where event_no = ${event})`,
    ],
  },
  {
    rule: 'ticketOncePerReason',
    tables: ['tickets'],
    without: [['tickets', 'tickets_given_once']],
    statements: () => [
      sql`update tickets t set person_index = o.person_index, source = o.source, source_key = o.source_key, part = o.part
        from tickets o where t.event_no = ${event} and t.number = 2 and o.event_no = t.event_no and o.number = 1`,
    ],
  },
  {
    rule: 'entriesWithinTickets',
    tables: ['raffle_entries'],
    statements: () => [
      sql`insert into raffle_entries (event_no, user_id, prize_code, tickets, at)
        values (${event}, ${user}, 'broken', 9999, now())`,
    ],
  },
  {
    rule: 'drawFile',
    tables: ['draws'],
    statements: () => [sql`update draws set tickets = tickets + 1`],
  },
  {
    rule: 'winnersRedrawn',
    tables: ['prize_winners'],
    statements: () => [sql`delete from prize_winners where ${prize}`],
  },
  {
    rule: 'prizesOfEntrants',
    tables: ['prize_winners'],
    statements: () => [
      sql`update prize_winners set user_id = (select max(id) from accounts where kind = 'operator') where ${prize}`,
    ],
  },
  {
    rule: 'recommendedByOthers',
    tables: ['recommendations'],
    statements: () => [
      sql`insert into recommendations (user_id, person_index, by_user_id, at)
        values (-1, 'one', -2, now()), (-2, 'two', -3, now()), (-3, 'three', -1, now())`,
    ],
  },
  {
    rule: 'quizOnceADay',
    tables: ['quiz_plays'],
    without: [['quiz_plays', 'quiz_plays_once_a_day']],
    statements: () => [
      sql`insert into quiz_plays (play, variant, version, seed, user_id, day, idempotency_key, started_at)
        select gen_random_uuid(), 'a', 1, gen_random_uuid(), ${user}, date '2020-01-01', gen_random_uuid(),
          timestamptz '2099-05-20'
        from generate_series(1, 2)`,
    ],
  },
];

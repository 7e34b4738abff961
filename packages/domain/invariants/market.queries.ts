import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recomputeMarket } from '../investment/file.rules.ts';
import { longBeforeSweep } from '../retention/queries.ts';
import {
  asked,
  atOneMoment,
  eachRow,
  findBy,
  finding,
  type Invariant,
  type PageOf,
} from './looking.queries.ts';

/** Lines of a chain whose hashes one statement works out. */
const BATCH = 2_000;

const revealed: PageOf<{ id: number; file: Buffer; sha256: string; lastHash: string }> = (tx, after) =>
  tx.sql
    .selectFrom('marketResults')
    .select(['igNo as id', 'file', 'sha256', 'lastHash'])
    .where('igNo', '>', after)
    .orderBy('igNo')
    .limit(1)
    .execute();

/** What a line moves into its wallet, or out of it. */
const intoWallet = sql`case when t.kind in ('grant', 'takeBack') then t.amount when t.kind = 'invest' then -t.amount
  when t.ic_no is null then (case t.kind when 'restore' then t.amount else -t.amount end) else 0 end`;
const intoHolding = sql`case when t.kind in ('invest', 'restore') then t.amount else -t.amount end`;

/** Ledgers of the exhibitions' markets. */
export const marketInvariants: Invariant[] = [
  {
    name: 'walletBalances',
    promise: {
      ko: '지갑의 잔액은 그 지갑의 거래를 모두 더한 것이고, 0보다 작지 않아요.',
      en: 'The balance of a wallet is the sum of its lines and never below nothing.',
    },
    find: asked(sql`
      select w.account_no from wallets w left join market_transfers t on t.wallet_no = w.account_no
        group by w.account_no, w.balance
        having w.balance < 0 or w.balance <> coalesce(sum(${intoWallet}), 0)`),
  },
  {
    name: 'holdingsOfLines',
    promise: {
      ko: '한 기업에 넣은 돈은 그 기업에 넣고 뺀 거래를 더한 것이에요.',
      en: 'What a wallet has in a company is the sum of its lines there.',
    },
    find: asked(sql`
      select coalesce(h.wallet_no, m.wallet_no) || ' ' || coalesce(h.ic_no, m.ic_no) from market_holdings h
        full join (
          select t.wallet_no, t.ic_no, sum(${intoHolding}) as amount from market_transfers t
          where t.ic_no is not null group by t.wallet_no, t.ic_no
        ) as m on m.wallet_no = h.wallet_no and m.ic_no = h.ic_no
        where coalesce(h.amount, 0) <> coalesce(m.amount, 0)`),
  },
  {
    name: 'linesInOrder',
    promise: {
      ko: '거래마다 적힌 남은 돈은 앞선 거래들을 차례로 더한 것이에요.',
      en: 'What each line says is left is the sum of the lines before it, in their order.',
    },
    find: asked(sql`
      select transfer_no from (
        select t.transfer_no, t.left_after, sum(${intoWallet}) over (partition by t.wallet_no order by t.transfer_no) as sum
        from market_transfers t
      ) as lines where left_after <> sum`),
  },
  {
    name: 'linesWithinPlan',
    promise: {
      ko: '투자는 그때 게시된 계획의 기간과 한도 안에서 이루어졌어요.',
      en: 'Investments were made within the period and the limits of the plan they name.',
    },
    find: asked(sql`
      select t.transfer_no from market_transfers t
        join exhibition_versions v on v.ig_no = t.ig_no and v.version = t.rules_version
        where t.kind in ('grant', 'invest', 'takeBack') and (
          t.at < (v.plan->>'marketOpensAt')::timestamptz or t.at >= (v.plan->>'marketClosesAt')::timestamptz
          or (t.held_after > 0 and (t.held_after < (v.plan->>'least')::bigint
            or t.held_after > (v.plan->>'most')::bigint or t.held_after % (v.plan->>'step')::bigint <> 0)))`),
  },
  {
    name: 'marketChain',
    promise: {
      ko: '거래 장부는 첫 줄부터 끝까지 해시로 이어져요.',
      en: 'The ledger of a market is chained by hashes from its first line to its head.',
    },
    async find({ db }) {
      const found = finding();
      const heads = await atOneMoment(db, (tx) =>
        tx.sql.selectFrom('marketHeads').selectAll().orderBy('igNo').execute(),
      );
      for (const { igNo, place, hash } of heads) {
        let last = '0'.repeat(64);
        for (let from = 0; from < place; from += BATCH) {
          const to = Math.min(place, from + BATCH);
          const { rows } = await atOneMoment(db, (tx) =>
            sql<{ wrong: number | null; last: string | null; lines: number }>`
              with lines as (
                select t.place, t.hash, encode(sha256(convert_to(
                  coalesce(lag(t.hash) over (order by t.place), ${last}) || ','
                    || market_line_text(t, t.place, w.pseudonym), 'UTF8')), 'hex') as right_hash
                from market_transfers t join wallets w on w.account_no = t.wallet_no
                where t.ig_no = ${igNo} and t.place > ${from} and t.place <= ${to}
              )
              select min(place) filter (where hash <> right_hash) as wrong, count(*)::int as lines,
                max(hash) filter (where place = ${to}) as last from lines`.execute(tx.sql),
          );
          const [row] = rows;
          if (row?.wrong || row?.lines !== to - from || row.last === null) {
            found.add(`${igNo} ${row?.wrong ?? from + 1}`);
            break;
          }
          last = row.last;
          if (to === place && last !== hash) found.add(`${igNo} ${place}`);
        }
      }
      return { count: found.count, ids: found.ids };
    },
  },
  {
    name: 'linesAreChained',
    promise: {
      ko: '들어온 거래는 곧 장부의 자리를 받아요.',
      en: 'Lines that have arrived get their place in the ledger.',
    },
    async find({ db }) {
      const before = await longBeforeSweep(db);
      return findBy(db, sql`select transfer_no from market_transfers where place is null and at < ${before}`);
    },
  },
  {
    name: 'voidWalletsEmpty',
    promise: {
      ko: '무효가 된 지갑은 비어 있고, 무효로 한 결정이 있어요.',
      en: 'A void wallet is empty, and a standing decision says that it is void.',
    },
    find: asked(sql`
      select w.account_no from wallets w where (w.voided_at is not null) <> exists (
          select from wallet_voids v where v.wallet_no = w.account_no and v.decision is distinct from 'restored')
        or (w.voided_at is not null and (w.balance <> 0 or exists (
          select from market_holdings h where h.wallet_no = w.account_no and h.amount <> 0)))`),
  },
  {
    name: 'revealedFile',
    promise: {
      ko: '공개한 시장 파일은 해시가 맞고, 다시 계산해도 한 글자도 다르지 않아요.',
      en: 'A revealed market’s file has its hash, and reckoned again it is the same to the letter.',
    },
    find: eachRow(revealed, ({ file, sha256, lastHash }) => {
      if (createHash('sha256').update(file).digest('hex') !== sha256) return false;
      const again = recomputeMarket(file.toString('utf8'));
      return again.outcome === 'same' && again.lastHash === lastHash;
    }),
  },
  {
    name: 'revealIsTheLedger',
    promise: {
      ko: '공개한 금액은 장부에 남은 금액이고, 공개한 뒤에 더해진 거래는 없어요.',
      en: 'Revealed totals are what stands in the ledger, to which nothing was added since.',
    },
    find: asked(sql`
      select r.ig_no from market_results r left join market_heads m on m.ig_no = r.ig_no
        where (m.hash is not null and m.hash <> r.last_hash) or exists (
          select from companies c where c.ig_no = r.ig_no and c.revealed_total <> (
            select coalesce(sum(h.amount), 0) from market_holdings h where h.ic_no = c.ic_no))`),
  },
];

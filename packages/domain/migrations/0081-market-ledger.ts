import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What holds the ledger of a market whoever writes into it: a line books itself. It gives itself its accounts, moves
 * balance and holding, and is refused where the published plan, the clock it was made by, the person or the wallet do not
 * allow it. Lines are only added to, and get their places in the chain after they have arrived (decision 0027).
 *
 * Refusals are named as check constraints: `market_period`, `market_revealed`, `market_voided`, `market_own_team`,
 * `market_excluded`, `market_least`, `market_most`, `market_step`, `market_balance`, `market_line`.
 */
export const marketLedger: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  `create function market_refuse(what text) returns void language plpgsql as $$
    begin
      raise exception 'The market refuses this: %', what using errcode = 'check_violation', constraint = what;
    end
  $$`,

  // Lines share the market; whoever publishes another plan or reveals it has it alone, so that every line was made
  // under the plan it names and none comes after the reveal.
  `create function market_lock(ig bigint) returns bigint language sql immutable as $$
    select hashtextextended('market ' || ig, 0)
  $$`,
  `create function market_hold() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(market_lock(new.ig_no));
      -- Everyone was given the same.
      if old.plan->'wallet' is distinct from new.plan->'wallet'
        and exists (select 1 from wallets where ig_no = new.ig_no) then
        perform market_refuse('market_wallet_granted');
      end if;
      return new;
    end
  $$`,
  `create trigger exhibitions_market before update of plan, revealed_at on exhibitions
    for each row when (old.plan is distinct from new.plan or old.revealed_at is distinct from new.revealed_at)
    execute function market_hold()`,

  // By account, by phone and by e-mail, for people have other accounts for other duties.
  `create function market_exclusion(ig bigint, person bigint) returns text language sql stable as $$
    select case
      when (e.plan->'excludes'->>'evaluators')::boolean and exists (
        select 1 from accounts d
          join panel_evaluators pe on pe.evaluator_id = d.id
          join panels p on p.id = pe.panel_id
          join panel_plans pl on pl.id = p.plan_id and pl.state = 'published'
          join tracks t on t.track_no = pl.track_no and t.season_id = e.season_id
        where d.kind = 'evaluator' and d.status = 'active'
          and (d.phone_index = a.phone_index or d.email_index = a.email_index)
      ) then 'evaluator'
      when (e.plan->'excludes'->>'operators')::boolean and exists (
        select 1 from accounts d
        where d.kind = 'operator' and d.status = 'active'
          and (d.phone_index = a.phone_index or d.email_index = a.email_index)
      ) then 'operator'
    end
    from exhibitions e, accounts a where e.ig_no = ig and a.id = person
  $$`,
  // Members count by their phone, too: not each has linked an account.
  `create function market_is_peer(ig bigint, person bigint) returns boolean language sql stable as $$
    select exists (
      select 1 from exhibitions e, accounts a, members m join applications t on t.team_no = m.team_no
      where e.ig_no = ig and a.id = person and m.season_id = e.season_id and m.status = 'active'
        and t.status = 'submitted' and (m.user_id = a.id or m.phone_index = a.phone_index)
    )
  $$`,
  `create function market_is_own(ic bigint, person bigint) returns boolean language sql stable as $$
    select exists (
      select 1 from companies c, accounts a, members m
      where c.ic_no = ic and a.id = person and m.team_no = c.team_no and m.status = 'active'
        and (m.user_id = a.id or m.phone_index = a.phone_index)
    )
  $$`,
  'create index members_of_phone on members (phone_index)',

  `create function market_account_of(ig bigint, ic bigint) returns bigint language plpgsql as $$
    declare found_no bigint;
    begin
      select account_no into found_no from market_accounts
        where ig_no = ig and case when ic is null then kind = 'issue' else ic_no = ic end;
      if found_no is not null then return found_no; end if;
      if ic is not null and not exists (select 1 from companies where ic_no = ic and ig_no = ig) then
        perform market_refuse('market_line');
      end if;
      insert into market_accounts (ig_no, kind, ic_no)
        values (ig, case when ic is null then 'issue' else 'company' end, ic) on conflict do nothing;
      select account_no into found_no from market_accounts
        where ig_no = ig and case when ic is null then kind = 'issue' else ic_no = ic end;
      return found_no;
    end
  $$`,

  `create function market_book() returns trigger language plpgsql as $$
    declare
      held_wallet wallets;
      plan jsonb;
      revealed timestamptz;
      there bigint;
      other bigint;
    begin
      perform pg_advisory_xact_lock_shared(market_lock(new.ig_no));
      select e.plan, e.version, e.revealed_at into plan, new.rules_version, revealed
        from exhibitions e where e.ig_no = new.ig_no;
      select * into held_wallet from wallets where account_no = new.wallet_no and ig_no = new.ig_no for update;
      if plan is null or held_wallet.account_no is null then perform market_refuse('market_line'); end if;
      if revealed is not null then perform market_refuse('market_revealed'); end if;
      if (new.ic_no is null) <> (new.kind = 'grant') and new.kind not in ('void', 'restore') then
        perform market_refuse('market_line');
      end if;
      other := market_account_of(new.ig_no, case when new.kind in ('invest', 'takeBack') then new.ic_no end);
      select coalesce(max(amount), 0) into there from market_holdings
        where wallet_no = new.wallet_no and ic_no = new.ic_no;

      if new.kind in ('grant', 'invest', 'takeBack') then
        if held_wallet.voided_at is not null then perform market_refuse('market_voided'); end if;
        if new.at < (plan->>'marketOpensAt')::timestamptz or new.at >= (plan->>'marketClosesAt')::timestamptz then
          perform market_refuse('market_period');
        end if;
      end if;
      if new.kind in ('grant', 'invest') and market_exclusion(new.ig_no, held_wallet.user_id) is not null then
        perform market_refuse('market_excluded');
      end if;

      if new.kind = 'grant' then
        if new.amount <> (plan->>'wallet')::bigint then perform market_refuse('market_line'); end if;
        new.from_account := other;
        new.to_account := new.wallet_no;
        new.left_after := held_wallet.balance + new.amount;
        new.held_after := 0;
      elsif new.kind in ('invest', 'takeBack') then
        if new.kind = 'invest' then
          if (plan->'excludes'->>'ownTeam')::boolean and market_is_own(new.ic_no, held_wallet.user_id) then
            perform market_refuse('market_own_team');
          end if;
          new.from_account := new.wallet_no;
          new.to_account := other;
          new.left_after := held_wallet.balance - new.amount;
          new.held_after := there + new.amount;
        else
          new.from_account := other;
          new.to_account := new.wallet_no;
          new.left_after := held_wallet.balance + new.amount;
          new.held_after := there - new.amount;
        end if;
        if new.held_after < 0 then perform market_refuse('market_line'); end if;
        if new.held_after > 0 then
          if new.held_after < (plan->>'least')::bigint then perform market_refuse('market_least'); end if;
          if new.held_after > (plan->>'most')::bigint then perform market_refuse('market_most'); end if;
          if new.held_after % (plan->>'step')::bigint <> 0 then perform market_refuse('market_step'); end if;
        end if;
        if new.left_after < 0 then perform market_refuse('market_balance'); end if;
      else
        if (held_wallet.voided_at is null) <> (new.kind = 'restore') then perform market_refuse('market_line'); end if;
        new.left_after := held_wallet.balance;
        new.held_after := there;
        if new.ic_no is null then
          new.left_after := held_wallet.balance + case when new.kind = 'void' then -new.amount else new.amount end;
        else
          new.held_after := there + case when new.kind = 'void' then -new.amount else new.amount end;
        end if;
        if new.kind = 'void' and (case when new.ic_no is null then new.left_after else new.held_after end) <> 0 then
          perform market_refuse('market_line');
        end if;
        if new.kind = 'restore' and (
          select sum(case kind when 'void' then amount when 'restore' then -amount else 0 end)
            from market_transfers where wallet_no = new.wallet_no and ic_no is not distinct from new.ic_no
        ) is distinct from new.amount then
          perform market_refuse('market_line');
        end if;
        if new.ic_no is null then there := new.wallet_no;
        else there := market_account_of(new.ig_no, new.ic_no);
        end if;
        if new.kind = 'void' then
          new.from_account := there;
          new.to_account := other;
        else
          new.from_account := other;
          new.to_account := there;
        end if;
      end if;

      new.transfer_no := nextval('market_transfer_numbers');
      new.place := null;
      new.hash := null;
      update wallets set balance = new.left_after where account_no = new.wallet_no;
      if new.ic_no is not null then
        insert into market_holdings (wallet_no, ic_no, amount, changed_at)
          values (new.wallet_no, new.ic_no, new.held_after, new.at)
          on conflict (wallet_no, ic_no) do update set amount = excluded.amount, changed_at = excluded.changed_at;
      end if;
      return new;
    end
  $$`,
  `create trigger market_transfers_book before insert on market_transfers
    for each row execute function market_book()`,

  // Money moves by lines alone.
  `create function market_moves_by_lines() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and tg_table_name = 'wallets' then
        if to_jsonb(new)->>'balance' = '0' then return new; end if;
      elsif tg_op <> 'DELETE' and pg_trigger_depth() > 1 then return new;
      elsif tg_op = 'UPDATE' and tg_table_name = 'wallets'
        and to_jsonb(new)->'balance' = to_jsonb(old)->'balance' then return new;
      end if;
      raise exception 'Money of the market moves by lines of its ledger.';
    end
  $$`,
  `create trigger wallets_move_by_lines before insert or update or delete on wallets
    for each row execute function market_moves_by_lines()`,
  `create trigger market_holdings_move_by_lines before insert or update or delete on market_holdings
    for each row execute function market_moves_by_lines()`,

  // The person of a wallet is whose phone was proven, whatever the statement says.
  `create function wallets_of_persons() returns trigger language plpgsql as $$
    begin
      select phone_index into new.person_index from accounts where id = new.user_id and status = 'active';
      return new;
    end
  $$`,
  `create trigger wallets_of_persons before insert on wallets
    for each row execute function wallets_of_persons()`,

  // A line gets its place in the chain once and is never changed otherwise.
  `create function market_transfers_stay() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.place is null and new.place is not null
          and to_jsonb(new) - 'place' - 'hash' = to_jsonb(old) - 'place' - 'hash' then return new; end if;
      end if;
      raise exception 'The ledger of the market is only added to.';
    end
  $$`,
  `create trigger market_transfers_stay before update or delete on market_transfers
    for each row execute function market_transfers_stay()`,
  `create trigger market_transfers_not_emptied before truncate on market_transfers
    for each statement execute function market_transfers_stay()`,

  // What is hashed of a line: the text that is published of it (lineText of chain.rules.ts).
  `create function market_line_text(line market_transfers, line_place bigint, pseudonym text) returns text
    language sql stable as $$
    select concat_ws(',', line_place, to_char(line.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), line.kind,
      pseudonym, coalesce(line.ic_no::text, ''), line.amount, line.rules_version)
  $$`,
  // The head is held before anything is looked at: however many chain at once, each line is taken once.
  `create function market_chain(ig bigint, most int) returns int language plpgsql as $$
    declare
      head market_heads;
      arrived record;
      chained int := 0;
    begin
      insert into market_heads (ig_no, place, hash) values (ig, 0, repeat('0', 64)) on conflict do nothing;
      select * into head from market_heads where ig_no = ig for update;
      for arrived in
        select t as line, w.pseudonym from market_transfers t join wallets w on w.account_no = t.wallet_no
          where t.ig_no = ig and t.place is null order by t.transfer_no limit most
      loop
        head.place := head.place + 1;
        head.hash := encode(sha256(convert_to(
          head.hash || ',' || market_line_text(arrived.line, head.place, arrived.pseudonym), 'UTF8')), 'hex');
        update market_transfers set place = head.place, hash = head.hash
          where transfer_no = (arrived.line).transfer_no;
        chained := chained + 1;
      end loop;
      update market_heads set place = head.place, hash = head.hash where ig_no = ig;
      return chained;
    end
  $$`,
];

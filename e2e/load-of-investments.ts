import { randomUUID } from 'node:crypto';
import { login } from '@chulbal/contract/accounts';
import { companyList } from '@chulbal/contract/companies/shown';
import { listExhibitions } from '@chulbal/contract/exhibition/exhibition';
import { getMyWallet, invest, openWallet } from '@chulbal/contract/investment/investment';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import { demoPeople } from '@chulbal/demo/accounts';
import type { Db } from '@chulbal/domain/db';
import { listExhibitions as listMarkets } from '@chulbal/domain/exhibition/queries';
import { checkMarket } from '@chulbal/domain/investment/ledger.queries';
import { ApiClient } from './api-client.ts';
import type { Losses } from './load-of-writes.ts';

/** An access token lives for a quarter of an hour. */
const SESSION_MS = 10 * 60_000;
/** A wallet may make sixty changes in a minute. */
const REST_MS = 1_050;
const MILLION = 1_000_000;

type Entered = { api: ApiClient; igNo: number; icNos: readonly number[]; at: number };

/**
 * Somebody who invests without rest in three companies of the open market, up and down. What was acknowledged is
 * remembered and looked for later, and the whole ledger has to hold.
 */
export class LoadOfInvestments {
  /** Changes that the server has acknowledged so far. */
  acknowledged = 0;
  readonly #userApiUrl: string;
  /** In won, by company: what was acknowledged last, and what may have been written without an answer. */
  readonly #acked = new Map<number, number>();
  #asked: { icNo: number; amount: number } | null = null;
  #entered: Entered | undefined;
  #stopped = true;
  #round = 0;

  constructor(userApiUrl: string) {
    this.#userApiUrl = userApiUrl;
  }

  /** Invests until `stop`; what fails is tried again. Resolves when nothing is under way any more. */
  async run(): Promise<void> {
    const entered = await this.#enter();
    this.#stopped = false;
    while (!this.#stopped) await this.#change(entered).catch(() => pause(20));
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Logs in anew the next time. */
  forget(): void {
    this.#entered = undefined;
  }

  async #change({ api, igNo, icNos }: Entered): Promise<void> {
    // What had no answer is asked for again as it was.
    if (!this.#asked) {
      this.#round += 1;
      const icNo = icNos[this.#round % icNos.length] ?? 0;
      this.#asked = { icNo, amount: (this.#round % 6) * MILLION };
    }
    const { icNo, amount } = this.#asked;
    const { left, holdings } = await api.call(invest, { igNo, icNo, amount, idempotencyKey: randomUUID() });
    const held = holdings.find((one) => one.icNo === icNo)?.amount ?? 0;
    if (held !== amount || left < 0) throw new Error(`${held} of ${amount}`);
    this.#acked.set(icNo, amount);
    this.#asked = null;
    this.acknowledged += 1;
    await pause(REST_MS);
  }

  /** Looks whether everything acknowledged is there, and nothing by halves. */
  async verify(): Promise<Losses> {
    const { api, igNo } = await this.#enter();
    const losses: Losses = { lost: [], halfStates: [] };
    const { wallet, market } = await api.call(getMyWallet, { igNo });
    if (!wallet) return { lost: ['a wallet'], halfStates: [] };
    for (const [icNo, amount] of this.#acked) {
      const there = wallet.holdings.find((one) => one.icNo === icNo)?.amount ?? 0;
      const isAsked = this.#asked?.icNo === icNo && this.#asked.amount === there;
      if (there !== amount && !isAsked) losses.lost.push(`${amount} won in ${icNo}: ${there} is there`);
    }
    if (wallet.left + wallet.invested !== market.limits.wallet) {
      losses.halfStates.push(`a wallet of ${wallet.left} and ${wallet.invested}`);
    }
    return losses;
  }

  /** Logs in and opens a wallet, and logs in again before the session runs out. */
  async #enter(): Promise<Entered> {
    if (this.#entered && Date.now() - this.#entered.at < SESSION_MS) return this.#entered;
    const visitor = new ApiClient(this.#userApiUrl);
    const { loginId, password } = demoPeople.investor;
    const api = visitor.as((await visitor.call(login, { loginId, password })).accessToken);
    const open = (await visitor.call(listExhibitions, {})).find(({ state }) => state === 'open');
    if (!open) throw new Error('The demo has no open market.');
    const { igNo } = open;
    await api.call(openWallet, { igNo, termsVersion: MARKET_TERMS_VERSION, agreed: true });
    const { content } = await visitor.call(companyList, { igNo, order: 'name', size: 3 });
    this.#entered = { api, igNo, icNos: content.map(({ icNo }) => icNo), at: Date.now() };
    return this.#entered;
  }
}

/** What of any market does not hold, read in the database beside the product. */
export async function verifyMarkets(db: Db): Promise<Losses> {
  const halfStates: string[] = [];
  let read = 0;
  for (const { igNo } of await listMarkets(db)) {
    const { breaches, lines } = await checkMarket(db, { igNo, now: new Date() });
    halfStates.push(...breaches);
    read += lines;
  }
  if (read === 0) halfStates.push('markets without a line');
  return { lost: [], halfStates };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

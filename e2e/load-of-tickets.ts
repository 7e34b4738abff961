import { login } from '@chulbal/contract/accounts';
import { getMyIpoRaffleSummary, raffleEnter } from '@chulbal/contract/raffle/raffle';
import { demoPeople } from '@chulbal/demo/accounts';
import { ApiClient } from './api-client.ts';
import type { Losses } from './load-of-writes.ts';

/** An access token lives for a quarter of an hour. */
const SESSION_MS = 10 * 60_000;
/** A click after a look. */
const REST_MS = 150;

/** What both tickets may be in; every two that follow each other differ in each prize. */
const choices: readonly Readonly<Record<string, number>>[] = [
  { laptop: 2 },
  { books: 1, shoes: 1 },
  { laptop: 1, books: 1 },
  { shoes: 2 },
  { laptop: 1, shoes: 1 },
  { books: 2 },
];

type Entered = { api: ApiClient; eventKey: string; at: number };

/**
 * Somebody who puts two raffle tickets into other prizes without rest. What was acknowledged is remembered and looked
 * for later: what is in the prizes is one choice, whole, and no ticket has come or gone.
 */
export class LoadOfTickets {
  /** Choices that the server has acknowledged so far. */
  acknowledged = 0;
  readonly #userApiUrl: string;
  #acked: Readonly<Record<string, number>> | null = null;
  #asked: Readonly<Record<string, number>> | null = null;
  #tickets: number | null = null;
  #entered: Entered | undefined;
  #stopped = true;
  #round = 0;

  constructor(userApiUrl: string) {
    this.#userApiUrl = userApiUrl;
  }

  /** Chooses until `stop`; what fails is tried again. Resolves when nothing is under way any more. */
  async run(): Promise<void> {
    const entered = await this.#enter();
    this.#stopped = false;
    while (!this.#stopped) await this.#choose(entered).catch(() => pause(20));
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Logs in anew the next time. */
  forget(): void {
    this.#entered = undefined;
  }

  async #choose({ api, eventKey }: Entered): Promise<void> {
    // What had no answer is asked for again as it was.
    this.#asked ??= choices[this.#round++ % choices.length] ?? {};
    const entries = Object.entries(this.#asked).map(([prizeCode, tickets]) => ({ prizeCode, tickets }));
    const summary = await api.call(raffleEnter, { eventKey, entries });
    if (summaryText(summary?.entries) !== choiceText(this.#asked)) throw new Error('Something else is in.');
    this.#acked = this.#asked;
    this.#asked = null;
    this.acknowledged += 1;
    await pause(REST_MS);
  }

  /** Looks whether everything acknowledged is there, and nothing by halves. */
  async verify(): Promise<Losses> {
    const losses: Losses = { lost: [], halfStates: [] };
    const { api, eventKey } = await this.#enter();
    const summary = await api.call(getMyIpoRaffleSummary, { eventKey });
    const there = summaryText(summary?.entries);
    const possible = [this.#acked, this.#asked].flatMap((choice) => (choice ? [choiceText(choice)] : []));
    if (this.#acked && !possible.includes(there)) {
      const isWhole = choices.some((choice) => choiceText(choice) === there);
      losses[isWhole ? 'lost' : 'halfStates'].push(`tickets in ${there} instead of ${possible.join(' or ')}`);
    }
    if (summary?.tickets.length !== this.#tickets) {
      losses.halfStates.push(`${summary?.tickets.length} tickets of ${this.#tickets}`);
    }
    return losses;
  }

  /** Logs in, and again before the session runs out. */
  async #enter(): Promise<Entered> {
    if (this.#entered && Date.now() - this.#entered.at < SESSION_MS) return this.#entered;
    const visitor = new ApiClient(this.#userApiUrl);
    const { loginId, password } = demoPeople.invested;
    const api = visitor.as((await visitor.call(login, { loginId, password })).accessToken);
    const summary = await api.call(getMyIpoRaffleSummary, {});
    if (summary?.state !== 'open' || summary.refusal !== null)
      throw new Error('The demo has no open raffle.');
    this.#tickets ??= summary.tickets.length;
    this.#entered = { api, eventKey: summary.eventKey, at: Date.now() };
    return this.#entered;
  }
}

function choiceText(choice: Readonly<Record<string, number>>): string {
  return summaryText(Object.entries(choice).map(([prizeCode, tickets]) => ({ prizeCode, tickets })));
}

function summaryText(entries: readonly { prizeCode: string; tickets: number }[] = []): string {
  return entries
    .map(({ prizeCode, tickets }) => `${prizeCode} ${tickets}`)
    .sort()
    .join(', ');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

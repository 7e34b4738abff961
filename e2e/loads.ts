import type { Db } from '@chulbal/domain/db';
import { expect } from 'vitest';
import type { Figure } from '../tools/figures/figure.ts';
import { LoadOfInvestments, verifyMarkets } from './load-of-investments.ts';
import { LoadOfScores } from './load-of-scores.ts';
import { LoadOfTickets } from './load-of-tickets.ts';
import { LoadOfWrites, type Losses } from './load-of-writes.ts';
import type { Product } from './server.ts';

/** How many writes each load has to have acknowledged before something happens to it. */
const least = { writes: 11, scores: 3, investments: 1, tickets: 1 } as const;

/**
 * Everybody who writes on the product at once: two students, evaluators, somebody who invests and somebody who
 * takes part in the raffle. What was acknowledged to them has to be there, once and whole, after whatever happens.
 */
export class Loads {
  readonly losses: Losses = { lost: [], halfStates: [] };
  readonly #loads;
  #running: Promise<unknown> = Promise.resolve();

  constructor({ userApiUrl, pointerApiUrl }: Product) {
    this.#loads = {
      writes: new LoadOfWrites(userApiUrl),
      scores: new LoadOfScores(pointerApiUrl),
      investments: new LoadOfInvestments(userApiUrl),
      tickets: new LoadOfTickets(userApiUrl),
    };
  }

  /** Lets all of them write, and resolves once each has written something that was acknowledged. */
  async start(): Promise<void> {
    const loads = Object.entries(this.#loads);
    const enough = loads.map(([name, load]) => load.acknowledged + least[name as keyof typeof least]);
    let failure: unknown;
    this.#running = Promise.all(loads.map(([, load]) => load.run()));
    this.#running.catch((error: unknown) => {
      failure = error;
    });
    const slow = () =>
      failure ??
      loads.filter(([, load], place) => load.acknowledged < (enough[place] ?? 0)).map(([name]) => name);
    await expect.poll(slow, { timeout: 120_000 }).toEqual([]);
  }

  /** Nothing new is begun. */
  stop(): void {
    for (const load of Object.values(this.#loads)) load.stop();
  }

  /** Waits for what is under way, and looks whether everything is there. */
  async look(openLedger?: () => Db): Promise<void> {
    this.stop();
    await this.#running;
    for (const load of Object.values(this.#loads)) this.#add(await load.verify());
    if (openLedger) await this.readLedgers(openLedger());
  }

  /** Ends the turn: all log in anew for the next one. */
  async forget(): Promise<void> {
    this.stop();
    await this.#running;
    for (const load of Object.values(this.#loads)) load.forget();
  }

  /** The kept versions of sheets, and the ledger of every market; closes the database. */
  async readLedgers(db: Db): Promise<void> {
    try {
      this.#add(await this.#loads.scores.verifyLedger(db));
      this.#add(await verifyMarkets(db));
    } finally {
      await db.close();
    }
  }

  /** What was acknowledged, and what is missing of it, in one line. */
  said(): string {
    const { writes, scores, investments, tickets } = this.#loads;
    return (
      `${writes.acknowledged} acknowledged writes, ${scores.acknowledged} of score sheets, ` +
      `${investments.acknowledged} of investments and ${tickets.acknowledged} of tickets, ` +
      `${this.losses.lost.length} lost, ${this.losses.halfStates.length} half-states`
    );
  }

  /** What was acknowledged by each load, and what is missing of it. */
  figures(): Figure[] {
    const acknowledged = Object.entries(this.#loads).map(([name, load]) => {
      return { what: `${name} acknowledged`, value: load.acknowledged, unit: '' };
    });
    const { lost, halfStates } = this.losses;
    return [
      ...acknowledged,
      { what: 'acknowledged and lost', value: lost.length, unit: '', atMost: 0 },
      { what: 'half there', value: halfStates.length, unit: '', atMost: 0 },
    ];
  }

  #add({ lost, halfStates }: Losses): void {
    this.losses.lost.push(...lost);
    this.losses.halfStates.push(...halfStates);
  }
}

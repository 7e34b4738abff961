import { AsyncLocalStorage } from 'node:async_hooks';
import { CamelCasePlugin, type Dialect, Kysely, type Transaction } from 'kysely';
import { traced } from './cause.ts';
import { refuseEndedTransactions } from './ended-transactions.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

/** A transaction holds the whole embedded database, so one that takes this long is a mistake. */
const TRANSACTION_LIMIT_MS = 5_000;

/** How often a transaction is begun that the database ends because it and another wait for each other. */
const TRIES = 3;

const running = new AsyncLocalStorage<Db>();

/**
 * The database as every query and command gets it: `sql` to ask, `vault` to seal personal data,
 * `transaction` to change. A transaction is a `Db` too, so functions take either.
 */
export class Db {
  readonly vault: Vault;
  /** What never changes once it is written, by a name of its own: read once by a process. Transactions share it. */
  readonly kept: Map<string, unknown>;
  readonly #kysely: Kysely<Tables>;
  readonly #effects: (() => void)[] | null;

  constructor(
    kysely: Kysely<Tables>,
    vault: Vault,
    {
      kept = new Map(),
      effects = null,
    }: { kept?: Map<string, unknown>; effects?: (() => void)[] | null } = {},
  ) {
    this.#kysely = kysely;
    this.vault = vault;
    this.kept = kept;
    this.#effects = effects;
  }

  /** The query builder. Throws when an outer database is used inside a transaction, which would hang. */
  get sql(): Kysely<Tables> {
    const current = running.getStore();
    if (current && current !== this) {
      throw new Error('The outer database was used inside a transaction: pass the transaction on.');
    }
    return this.#kysely;
  }

  /**
   * Runs `work` in one transaction and returns its result; any error rolls everything back. Inside
   * another transaction it joins that one. Work may take 5 s, or `limit` ms where nobody else can be waiting, and must do
   * no HTTP, hashing or file work. Where it and another transaction have come to wait for each other, it is done once more
   * from its beginning, so it keeps nothing outside itself.
   */
  async transaction<T>(work: (tx: Db) => Promise<T>, { limit = TRANSACTION_LIMIT_MS } = {}): Promise<T> {
    if (this.#effects) return work(this);
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#wholly(work, limit);
      } catch (error) {
        if (tries === TRIES || !isDeadlock(error)) throw error;
      }
    }
  }

  async #wholly<T>(work: (tx: Db) => Promise<T>, limit: number): Promise<T> {
    const effects: (() => void)[] = [];
    const result = await traced('transaction', () =>
      this.sql.transaction().execute((trx: Transaction<Tables>) => {
        const tx = new Db(trx, this.vault, { kept: this.kept, effects });
        return running.run(tx, () => withinLimit(work(tx), limit));
      }),
    );
    for (const effect of effects) running.exit(effect);
    return result;
  }

  /** Calls `effect` once what is being written stands; outside a transaction, at once. */
  afterCommit(effect: () => void): void {
    if (this.#effects) this.#effects.push(effect);
    else effect();
  }

  async close(): Promise<void> {
    await this.#kysely.destroy();
  }
}

export function createDb(dialect: Dialect, vault: Vault): Db {
  const plugins = [
    new CamelCasePlugin({ maintainNestedObjectKeys: true, underscoreBetweenUppercaseLetters: true }),
  ];
  return new Db(new Kysely<Tables>({ dialect: refuseEndedTransactions(dialect), plugins }), vault);
}

/** A transaction was rolled back for its time: the database is overloaded or hangs, or the work in it is a mistake. */
export class TransactionTimeout extends Error {
  constructor(milliseconds: number) {
    super(`A transaction took longer than ${milliseconds} ms and was rolled back.`);
    this.name = 'TransactionTimeout';
  }
}

/** PostgreSQL has rolled a transaction back because it and another waited for each other. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

async function withinLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TransactionTimeout(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

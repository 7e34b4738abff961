/** How many pages may be rendered at the same time; further requests are asked to retry. */
export const mostInFlight = 200;
export const retryAfterSeconds = 3;

/** Counts what is under way, and refuses when that is too much: a page not begun costs nothing. */
export class LoadLimit {
  readonly #most: number;
  #now = 0;

  constructor(most: number = mostInFlight) {
    this.#most = most;
  }

  /** Runs the work, or gives null when too much is under way. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#now >= this.#most) return null;
    this.#now += 1;
    try {
      return await work();
    } finally {
      this.#now -= 1;
    }
  }
}

/** Does work of at most so many at a time; the rest waits, in the order in which it came. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waits longest takes the place over.
      if (next) next();
      else running -= 1;
    }
  };
}

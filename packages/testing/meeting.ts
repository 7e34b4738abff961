/** What each of so many people calls and waits for: it resolves for all once so many have come. */
export function meeting(people: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come >= people) resolve();
    return promise;
  };
}

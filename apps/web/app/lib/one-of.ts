/** The one of some words that was said; undefined where it is none of them. */
export function oneOf<T extends string>(all: readonly T[], said: unknown): T | undefined {
  return all.find((one) => one === said);
}

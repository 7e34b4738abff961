/** A code that none of these has: `axis-6`. */
export function freshCode(word: string, known: readonly { code: string }[]): string {
  const codes = new Set(known.map(({ code }) => code));
  let no = known.length + 1;
  while (codes.has(`${word}-${no}`)) no += 1;
  return `${word}-${no}`;
}

/** The next number after all of these. */
export function freshNo(known: readonly number[]): number {
  return Math.max(0, ...known) + 1;
}

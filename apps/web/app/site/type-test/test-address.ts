/** Where the test is taken: among the experiences, or from a company page, which is led back to. */
export function testAddress(from: string | null): string {
  return from === null ? '/ipo/contents/experiences/type-test' : `/ipo/experiences/type-test?from=${from}`;
}

/** A result's own address. */
export function resultAddress(version: number, answers: string, from: string | null): string {
  return `/ipo/experiences/result?v=${version}&a=${answers}${from === null ? '' : `&from=${from}`}`;
}

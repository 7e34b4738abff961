/** A code that none of the others is: `region1`, `region2` … The server and texts refer to it; people do not see it. */
export function newCode(stem: string, others: readonly string[]): string {
  for (let number = others.length + 1; ; number += 1) {
    const code = `${stem}${number}`;
    if (!others.includes(code)) return code;
  }
}

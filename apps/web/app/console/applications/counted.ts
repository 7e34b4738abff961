/** A number as a text's `count` with its thousands marked; one stays a number, by which texts know it (`_one`). */
export function counted(count: number): number | string {
  return count === 1 ? 1 : count.toLocaleString();
}

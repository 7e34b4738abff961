/** Every way into an account. */
export type WaysIn = { hasPassword: boolean; linked: readonly string[]; passkeys: number };

/** Whether one of the ways in may be taken away: another is left. */
export function mayRemoveWay({ hasPassword, linked, passkeys }: WaysIn): boolean {
  return Number(hasPassword) + linked.length + passkeys > 1;
}

/** A secret in groups of four, as it is read and typed. */
export function groupsOfFour(secret: string): string[] {
  return secret.match(/.{1,4}/g) ?? [];
}

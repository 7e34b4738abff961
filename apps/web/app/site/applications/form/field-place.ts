/** The member whose panel has to be open for the field at this path, if any. */
export function memberOf(path: string): string | undefined {
  const [head, key, name] = path.split('.');
  return head === 'members' && name !== undefined ? key : undefined;
}

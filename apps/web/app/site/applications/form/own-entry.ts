import type { Fields } from '@chulbal/contract/applications/fields';

/** Who writes: the leader, or a member. */
export type Writer = 'leader' | 'member';

/**
 * Whether somebody may write a field, as the server sees it: people are the leader's business, a member
 * writes what is the team's and their own entry, the only one of which they read more than the name.
 */
export function mayWriteField(writer: Writer, fields: Fields, path: string): boolean {
  const [head, key, name] = path.split('.');
  if (writer === 'leader' || (head !== 'leader' && head !== 'members')) return true;
  if (head === 'leader' || key === undefined || name === undefined) return false;
  if (['position', 'tmNo', 'modifyType'].includes(name)) return false;
  return Object.keys(fields).some((path) => isOwn(path, `members.${key}.`));
}

/** What of another member is sent: who it is, and whether they stay. Any other field is of one's own entry. */
const ofOthers: readonly string[] = ['tmName', 'position', 'tmNo', 'modifyType'];

function isOwn(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && !ofOthers.includes(path.slice(prefix.length));
}

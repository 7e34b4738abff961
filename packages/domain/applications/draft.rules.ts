import {
  type Fields,
  isMemberKey,
  maxLength,
  modifyType,
  readFields,
} from '@chulbal/contract/applications/fields';
import { keptMembers, teamSize } from '@chulbal/contract/applications/rules';
import type { ErrorName } from '@chulbal/contract/errors';
import { cleanText } from '../clean-text.ts';

/** A draft as it stands: texts by path, and in which version each last changed. */
export type Draft = {
  fields: Fields;
  fieldVersions: Readonly<Record<string, number>>;
  version: number;
};

export type Changes = Readonly<Record<string, string>>;

/** What a save does: the draft after it, what others changed meanwhile, and what they changed differently. */
export type Merge = {
  draft: Draft;
  /** Paths that now have another text. */
  written: string[];
  merged: Record<string, string>;
  conflicts: { path: string; mine: string; theirs: string }[];
};

/** Most members a draft may ever name, removed ones included, and most paths: bounds against nonsense. */
const MOST_MEMBERS = 20;
const MOST_PATHS = 600;

/** Kept versions of a draft. */
export const KEPT_VERSIONS = 50;

/**
 * Merges a save into the draft field by field. A field that changed to another text since
 * `baseVersion` is left alone and comes back as a conflict; every other change is written. `merged` is what
 * changed since `baseVersion` and was not part of this save. Nothing new leaves the version as it was.
 */
export function mergeChanges(draft: Draft, save: { baseVersion: number; changes: Changes }): Merge {
  const version = draft.version + 1;
  const fields = { ...draft.fields };
  const fieldVersions = { ...draft.fieldVersions };
  const written: string[] = [];
  const conflicts: Merge['conflicts'] = [];
  for (const [path, mine] of Object.entries(save.changes)) {
    const theirs = draft.fields[path] ?? '';
    if (mine === theirs) continue;
    if ((draft.fieldVersions[path] ?? 0) > save.baseVersion) {
      conflicts.push({ path, mine, theirs });
      continue;
    }
    setField(fields, path, mine);
    fieldVersions[path] = version;
    written.push(path);
  }
  const merged = Object.fromEntries(
    Object.entries(draft.fieldVersions)
      .filter(([path, changedIn]) => changedIn > save.baseVersion && !(path in save.changes))
      .map(([path]) => [path, draft.fields[path] ?? '']),
  );
  const after = written.length > 0 ? { fields, fieldVersions, version } : draft;
  return { draft: after, written, merged, conflicts };
}

/** The draft with exactly these texts: what a restore, a deletion or the server itself writes. */
export function replaceFields(draft: Draft, next: Fields): Draft {
  const version = draft.version + 1;
  const fieldVersions = { ...draft.fieldVersions };
  for (const path of new Set([...Object.keys(draft.fields), ...Object.keys(next)])) {
    if ((draft.fields[path] ?? '') !== (next[path] ?? '')) fieldVersions[path] = version;
  }
  return { fields: next, fieldVersions, version };
}

function setField(fields: Record<string, string>, path: string, text: string): void {
  if (text === '') delete fields[path];
  else fields[path] = text;
}

/** The fields that have lines; every other one is a single line. */
const multiline: ReadonlySet<string> = new Set(['teamItemExp', 'teamEmotion', 'teamChar']);

/**
 * Texts as they are kept: Unicode NFC, so that what a Mac sends decomposed is found and compared, without
 * control characters, which no database column takes, and without what turns the direction of the text
 * around it. A line break in a single line is a space.
 */
export function cleanTexts(changes: Changes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([path, text]) => {
      const clean = cleanText(text);
      return [path, multiline.has(path) ? clean : clean.replace(/[\n\t]+/g, ' ')];
    }),
  );
}

/**
 * Why a change may not be written, or null. `tmNo` comes from submissions alone: naming one that is not of
 * this team is 1106, moving or clearing one is 1108. `modifyType` is empty, 2 or 3 (specification, section 4).
 */
export function forgery(
  draft: Draft,
  changes: Changes,
  numbersOfTeam: ReadonlySet<string>,
): { path: string; error: ErrorName } | null {
  for (const [path, text] of Object.entries(changes)) {
    const name = path.split('.')[2];
    if (name === 'tmNo' && text !== (draft.fields[path] ?? '')) {
      const foreign = text !== '' && !numbersOfTeam.has(text);
      return { path, error: foreign ? 'notTeamMember' : 'memberModifyFailed' };
    }
    const known = text === '' || text === modifyType.modified || text === modifyType.deleted;
    if (name === 'modifyType' && !known) return { path, error: 'memberModifyFailed' };
  }
  return null;
}

/**
 * Whether a save takes away a saved member (one with tmNo) although the team is then smaller than the
 * deletion floor: deletion is impossible at 3 or fewer (specification, section 4). Gives the first such path.
 */
export function forbiddenRemoval(before: Fields, after: Fields, deletionFloor: number): string | null {
  const stays = new Set(keptMembers(readFields(after)).map((member) => member.key));
  const gone = keptMembers(readFields(before)).find(
    (member) => member.tmNo !== null && !stays.has(member.key),
  );
  if (!gone || teamSize(readFields(after)) >= deletionFloor) return null;
  return `members.${gone.key}`;
}

/** Whether the draft has grown beyond anything a person writes. */
export function isOversized(draft: Draft): boolean {
  const paths = Object.keys(draft.fieldVersions);
  const keys = new Set(paths.filter((path) => path.startsWith('members.')).map((path) => path.split('.')[1]));
  return keys.size > MOST_MEMBERS || paths.length > MOST_PATHS;
}

/** A person's place in the members of a team, as the last submission left it. */
export type NumberedMember = { tmNo: number; memberKey: string; status: string };

/**
 * The texts with the numbers that hold: `tmNo` for those who are in the team and nobody else; who has refused
 * counts as removed, whatever the deletion floor says.
 */
export function withNumbers(fields: Fields, members: readonly NumberedMember[]): Fields {
  const next: Record<string, string> = {};
  for (const [path, text] of Object.entries(fields)) if (!path.endsWith('.tmNo')) next[path] = text;
  for (const { tmNo, memberKey: key, status } of members) {
    if (!fields[`members.${key}.position`]) continue;
    if (status === 'active') next[`members.${key}.tmNo`] = String(tmNo);
    if (status === 'refused') next[`members.${key}.modifyType`] = modifyType.deleted;
  }
  return next;
}

/** The texts as they are submitted: removed members are left out, and marks of changes with them. */
export function withoutRemoved(fields: Fields): Fields {
  const stays = new Set(keptMembers(readFields(fields)).map((member) => member.key));
  return Object.fromEntries(
    Object.entries(fields).filter(([path]) => {
      const [head, key, name] = path.split('.');
      return head !== 'members' || (stays.has(key ?? '') && name !== 'modifyType');
    }),
  );
}

/** Whether two sets of texts say the same, numbers and marks aside. */
export function sameContent(a: Fields, b: Fields): boolean {
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}

/** What was written by people, in the order of the paths: the canonical content of a submission. */
export function contentOf(fields: Fields): [string, string][] {
  return Object.entries(withoutRemoved(fields))
    .filter(([path, text]) => text !== '' && !path.endsWith('.tmNo'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Who looks at a draft: the leader, from whom is hidden what members wrote of themselves, or a member whose own entry
 * stands under `key`.
 */
export type Place = { role: 'leader'; hidden?: ReadonlySet<string> } | { role: 'member'; key: string };

/** What of another person a member may read: who it is, and whether they stay. */
const readableOfOthers = ['tmName', 'position', 'tmNo', 'modifyType'];

/** A member reads the team and their own entry; of the others no contact, birth date or school. */
export function mayRead(place: Place, path: string): boolean {
  if (place.role === 'leader') return !place.hidden?.has(path);
  if (mayWrite(place, path)) return true;
  return readableOfOthers.includes(path.split('.').at(-1) ?? '');
}

/** A member writes what is the team's and their own entry; people are the leader's business. */
export function mayWrite(place: Place, path: string): boolean {
  const [head, key, name] = path.split('.');
  if (place.role === 'leader' || (head !== 'leader' && head !== 'members')) return true;
  const own = head === 'members' && key === place.key;
  return own && !['position', 'tmNo', 'modifyType'].includes(name ?? '');
}

/** Whether somebody may make this change: a member who corrects their own entry also marks it as changed (2). */
export function mayChange(place: Place, path: string, text: string): boolean {
  if (mayWrite(place, path)) return true;
  const ownMark = place.role === 'member' && path === `members.${place.key}.modifyType`;
  return ownMark && text === modifyType.modified;
}

/** The texts that somebody may read. */
export function readable(place: Place, fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => mayRead(place, path)));
}

/** Only texts that the form knows, of keys that are well made: what older versions may have left is dropped. */
export function knownFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([path]) => {
      const [head, key] = path.split('.');
      return maxLength(path) !== null && (head !== 'members' || isMemberKey(key ?? ''));
    }),
  );
}

/**
 * Which kept versions to give up so that `KEPT_VERSIONS` remain. The newest and the `needed` ones always
 * stay; of the others those that stand closest together for their age go first, so that the last minutes are
 * kept finely and older days roughly.
 */
export function versionsToDrop(
  versions: readonly { version: number; savedAt: Date }[],
  needed: ReadonlySet<number>,
  now: Date,
): number[] {
  const kept = [...versions].sort((a, b) => a.version - b.version);
  const dropped: number[] = [];
  while (kept.length > KEPT_VERSIONS) {
    let densest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < kept.length - 1; at += 1) {
      const one = kept[at];
      const next = kept[at + 1];
      if (!one || !next || needed.has(one.version)) continue;
      const before = kept[at - 1]?.savedAt ?? new Date(0);
      const age = now.getTime() - one.savedAt.getTime() + 1_000;
      const density = (next.savedAt.getTime() - before.getTime()) / age;
      if (density < least) {
        least = density;
        densest = at;
      }
    }
    const [gone] = kept.splice(densest === -1 ? 0 : densest, 1);
    if (gone) dropped.push(gone.version);
  }
  return dropped;
}

/** The newest version saved before an instant, or null: what counts within the grace. */
export function versionBefore<Version extends { version: number; savedAt: Date }>(
  versions: readonly Version[],
  instant: Date,
): Version | null {
  const earlier = versions.filter(({ savedAt }) => savedAt < instant);
  return earlier.reduce<Version | null>(
    (newest, one) => (newest && newest.version > one.version ? newest : one),
    null,
  );
}

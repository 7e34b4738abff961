/** One thing that changed: its name with dots, and what it was and is; null where it was not there. */
export type Change = { path: string; before: string | null; after: string | null };

/** A part of a change's path: a place in a list from 1, a lane or stage by its number, or a field and the language it is in. */
export type PathPart =
  | { at: number }
  | { place: 'lane' | 'stage'; no: string }
  | { field: string; side: 'ko' | 'en' | null };

export function partsOf(path: string): PathPart[] {
  return path.split('.').map((part) => {
    const [, place, no = ''] = /^(lane|stage)(\d+)$/.exec(part) ?? [];
    if (place) return { place: place as 'lane' | 'stage', no };
    if (/^\d+$/.test(part)) return { at: Number(part) + 1 };
    const [, field, side] = /^([a-z]\w*)(Ko|En)$/.exec(part) ?? [];
    return field ? { field, side: side === 'Ko' ? 'ko' : 'en' } : { field: part, side: null };
  });
}

/** A SHA-256, or the opaque name of a file: nobody reads it, and who compares it wants it whole. */
export function isFingerprint(text: string | null): boolean {
  return text !== null && /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/.test(text);
}

/** How a value is said: times, yes and no, and nothing in the reader's words. */
export type ValueWords = { yes: string; no: string; none: string; instant: (iso: string) => string };

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** What differs between the two sides of an entry, in the order in which it was written. */
export function changesOf(before: unknown, after: unknown, words: ValueWords): Change[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const whole = (path: string) => isNew(old, now, path) || isNew(now, old, path);
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter((path) => !whole(path));
  return paths.flatMap((path) => {
    const change = { path, before: sideOf(old, path, words), after: sideOf(now, path, words) };
    return change.before === change.after ? [] : [change];
  });
}

/** Nothing on one side where the other has parts: the parts say it. */
function isNew(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
  path: string,
): boolean {
  return one.get(path) === null && [...other.keys()].some((part) => part.startsWith(`${path}.`));
}

function sideOf(leaves: ReadonlyMap<string, unknown>, path: string, words: ValueWords): string | null {
  return leaves.has(path) ? valueText(leaves.get(path), path, words) : null;
}

/** Every value by its path. A list of plain values is one value; what is nested goes one level down. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  if (value === undefined || (value === null && path === '')) return leaves;
  const inside = typeof value === 'object' && value !== null && !isPlainList(value);
  if (!inside) return leaves.set(path, value);
  for (const [key, one] of Object.entries(value)) leavesOf(one, path ? `${path}.${key}` : key, leaves);
  return leaves;
}

function isPlainList(value: object): boolean {
  return Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
}

const versions = new Set(['version', 'submissionVersion', 'editVersion', 'rulesVersion', 'resultVersion']);

function valueText(value: unknown, path: string, words: ValueWords): string {
  if (value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  // versions count from 1
  if (value === 0 && versions.has(path.split('.').at(-1) ?? '')) return words.none;
  if (Array.isArray(value)) return value.map((one) => valueText(one, path, words)).join(', ') || words.none;
  if (typeof value === 'string' && instantPattern.test(value)) return words.instant(value);
  return String(value);
}

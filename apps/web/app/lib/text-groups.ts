/**
 * The group of texts a screen belongs to, by its path from `app/`. What every page needs (components, frame) is
 * `base`, what pages say that save what is written is `saving`. What the console says of a feature is a group of its
 * own, for the portal never needs it, and so is what a card of it says: the start page needs no more.
 */
export function textGroupOf(path: string): string {
  const [, feature, part] = /^features\/([a-z0-9-]+)\/(?:([a-z0-9-]+)\/)?/.exec(path) ?? [];
  if (feature === undefined) return path.startsWith('lib/') ? 'saving' : 'base';
  return part === 'console' || part === 'card' ? `${feature}-${part}` : feature;
}

/** What a route's module says of other features' texts: `export const handle = { texts: ['programs-card'] }`. */
export type TextsHandle = { texts: readonly string[] };

/** The groups of texts that the matched routes need. A route's id is its file without the ending. */
export function textGroupsOf(matches: readonly { id: string; handle?: unknown }[]): string[] {
  const groups = matches.flatMap(({ id, handle }) => [
    textGroupOf(id),
    ...((handle as TextsHandle | undefined)?.texts ?? []),
  ]);
  return [...new Set(['base', ...groups])];
}

/** `apply-team.ko.ts` holds the namespace `applyTeam`. */
export function namespaceOf(fileName: string): string {
  const name = fileName.replace(/\.(?:ko|en)\.ts$/, '');
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Folders whose texts every page of the site needs: what components say, and the frame of the page. */
const everywhere = ['ui/feedback', 'site/shell'];

/**
 * The group of texts a screen belongs to, by its path from `app/`: `site-programs` for everything in `site/programs`.
 * What every page needs is `base`, what pages say that save what is written (`lib/`) is `saving`. What a card of a
 * feature says is a group of its own, for the start page needs no more.
 */
export function textGroupOf(path: string): string {
  const [top = '', folder, part, ...rest] = path.split('/');
  if (top === 'lib') return 'saving';
  if (folder === undefined || part === undefined || everywhere.includes(`${top}/${folder}`)) return 'base';
  return part === 'card' && rest.length > 0 ? `${top}-${folder}-card` : `${top}-${folder}`;
}

/** What a route's module says of other folders' texts: `export const handle = { texts: ['site-programs-card'] }`. */
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

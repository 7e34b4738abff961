/** Texts by path, such as `teamName` or `score.plan`. An empty text is none. */
export type Texts = Readonly<Record<string, string>>;

/** Two windows or two people wrote different things at one path. */
export type Conflict = { path: string; mine: string; theirs: string };

/** Which of the two stays. */
export type Choice = { path: string; keep: 'mine' | 'theirs' };

/**
 * What is written on a page. `acknowledged` is what the server holds as far as we know, at `version`; `changed` is
 * what it has not confirmed yet, what is under way included. A path in `conflicts` is held back until one has chosen.
 */
export type Edited = {
  readonly version: number;
  readonly acknowledged: Texts;
  readonly changed: Texts;
  readonly sending: Texts | null;
  readonly conflicts: readonly Conflict[];
  /** The server's time of the last save, ISO; null before the first. */
  readonly savedAt: string | null;
};

/** Writes texts. The same text as the server's is no change, unless another one is just being sent. */
export function writeTexts<C extends Edited>(content: C, texts: Texts): C {
  const changed: Record<string, string> = { ...content.changed };
  for (const [path, text] of Object.entries(texts)) {
    const same = text === (content.acknowledged[path] ?? '');
    if (same && content.sending?.[path] === undefined) delete changed[path];
    else changed[path] = text;
  }
  const conflicts = content.conflicts.map((conflict) => {
    const mine = texts[conflict.path];
    return mine === undefined ? conflict : { ...conflict, mine };
  });
  return { ...content, changed, conflicts };
}

/** Whether there is any. */
export function hasTexts(texts: Texts): boolean {
  return Object.keys(texts).length > 0;
}

/** Whether anything on this page has not been confirmed by the server. */
export function isUnsaved({ changed }: Pick<Edited, 'changed'>): boolean {
  return hasTexts(changed);
}

/** The changes on whose paths nobody has to choose first. */
export function uncontested({ changed, conflicts }: Edited): [path: string, text: string][] {
  const held = new Set(conflicts.map(({ path }) => path));
  return Object.entries(changed).filter(([path]) => !held.has(path));
}

/** The save did not arrive, or nobody knows: everything stays to be sent. */
export function failSave<C extends Edited>(content: C): C {
  return { ...content, sending: null };
}

/** The answer to one conflict. Mine goes to the server with the next save, on top of theirs. */
export function resolveConflict<C extends Edited>(content: C, { path, keep }: Choice): C {
  const conflict = content.conflicts.find((each) => each.path === path);
  if (!conflict) return content;
  const changed: Record<string, string> = { ...content.changed };
  if (keep === 'theirs' || conflict.mine === (content.acknowledged[path] ?? '')) delete changed[path];
  else changed[path] = conflict.mine;
  return { ...content, changed, conflicts: content.conflicts.filter((each) => each.path !== path) };
}

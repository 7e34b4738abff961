/** A paper as it stands: at which save of its shelf, and null once deleted. */
export type Standing = { version: number; text: string | null };

export type Verdict = 'write' | 'same' | 'conflict' | 'tooMany';

/**
 * Whether a paper (null: its deletion) may be written over what stands. Another one saved after `baseVersion` is
 * not overwritten; what stands already is not written again. `others` are the further papers, of `most` in all.
 */
export function mayWrite(
  text: string | null,
  facts: { standing: Standing | null; baseVersion: number; others: number; most: number },
): Verdict {
  const { standing, baseVersion, others, most } = facts;
  if (text === (standing?.text ?? null)) return 'same';
  if (standing && standing.version > baseVersion) return 'conflict';
  return text !== null && others >= most ? 'tooMany' : 'write';
}

/** How many deletions are remembered; a window that has seen none of the last fifty begins anew. */
export const KEPT_DELETIONS = 50;

import { type Canvas, canvasLimits, writeCanvas } from '@chulbal/contract/canvas';

/** A canvas as it stands: at which save of its shelf, and null once deleted. */
export type Standing = { version: number; canvas: Canvas | null };

export type Verdict = 'write' | 'same' | 'conflict' | 'tooMany';

/**
 * Whether a canvas (null: its deletion) may be written over what stands. Another one saved after `baseVersion` is
 * not overwritten; what stands already is not written again. `others` are the person's further canvases.
 */
export function mayWrite(
  canvas: Canvas | null,
  { standing, baseVersion, others }: { standing: Standing | null; baseVersion: number; others: number },
): Verdict {
  if (sameCanvas(canvas, standing?.canvas ?? null)) return 'same';
  if (standing && standing.version > baseVersion) return 'conflict';
  return canvas && others >= canvasLimits.canvases ? 'tooMany' : 'write';
}

function sameCanvas(one: Canvas | null, other: Canvas | null): boolean {
  return one && other ? writeCanvas(one) === writeCanvas(other) : one === other;
}

/** How many deletions are remembered; a window that has seen none of the last fifty begins anew. */
export const KEPT_DELETIONS = 50;

import type { Rubric } from '../rubric/rubric-context.ts';
import type { TargetData } from '../target-data.ts';

/** Why a sheet cannot be written; null where it can. What was signed is said first: it never opens again by itself. */
export function lockOf({ stage, sheet }: Pick<TargetData, 'stage' | 'sheet'>): Rubric['locked'] {
  if (sheet.state === 'recused' || sheet.state === 'voided') return sheet.state;
  if (stage.signedAt !== null) return 'signed';
  if (!stage.open) return stage.phase === 'waiting' ? 'waiting' : 'over';
  return sheet.state === 'submitted' ? 'submitted' : null;
}

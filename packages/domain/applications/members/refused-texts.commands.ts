import { fieldErrors } from '@chulbal/contract/field-errors';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { sidos } from '@chulbal/contract/seasons/values';
import { fault } from '../../fault.ts';
import type { Changes } from '../draft.rules.ts';

/**
 * Refuses what no draft keeps for a moment, with its fields: what looks like a registration number (P-04), throws
 * residentNumberWritten 4082; a region that there is not, which would otherwise be told at submission only, throws
 * invalidRequest 400.
 */
export function refuseTexts(changes: Changes): void {
  const numbers = pathsWhere(changes, (_, text) => hasRegistrationNumber(text));
  if (numbers.length > 0) {
    throw fault('residentNumberWritten', { fields: besides(numbers, fieldErrors.residentNumber) });
  }
  const regions = pathsWhere(
    changes,
    (path, text) => path.endsWith('.tmRegion') && text !== '' && !Object.hasOwn(sidos, text),
  );
  if (regions.length > 0) throw fault('invalidRequest', { fields: besides(regions, fieldErrors.choose) });
}

function pathsWhere(changes: Changes, is: (path: string, text: string) => boolean): string[] {
  return Object.keys(changes).filter((path) => is(path, changes[path] ?? ''));
}

function besides<Text>(paths: readonly string[], told: Text): Record<string, Text> {
  return Object.fromEntries(paths.map((path) => [path, told]));
}

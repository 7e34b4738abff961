import { maxLength } from '@chulbal/contract/applications/fields';
import { storedDate } from '../../lib/typed-date.ts';
import type { Changes } from './draft/draft-state.ts';

/** Names of the form's own entries; every other name is the path of a field. */
export const formNames = {
  intent: '_intent',
  version: '_version',
  teamNo: '_teamNo',
  step: '_step',
  key: '_key',
  /** Paths of the ticks on the page: one that is not ticked is not sent. */
  ticks: '_ticks',
} as const;

const dates = /(?:^teamComDate|\.tmBirth)$/;

/** The changes that a posted form makes: its fields by path, dates as they are stored, ticks taken away. */
export function postedChanges(entries: Iterable<readonly [string, string]>): Changes {
  const changes: Record<string, string> = {};
  for (const [name, text] of entries) {
    if (name === formNames.ticks) {
      for (const path of text.split(' ')) if (maxLength(path) !== null) changes[path] ??= '';
    } else if (maxLength(name) !== null) {
      const plain = text.replaceAll('\r\n', '\n');
      changes[name] = dates.test(name) ? storedDate(plain) : plain;
    }
  }
  return changes;
}

import type { Language } from '@chulbal/contract/language';
import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import type { Say } from '../../lib/texts.ts';
import { chipFields, conditionsOf, valuesOf } from '../applications/search/conditions.ts';
import { chipText, vocabularyOf } from '../applications/search/vocabulary.ts';
import type { teamList } from '../applications/team-list.ko.ts';

/** What the values of a filter are called: the tracks and regions of its season, and who looks after teams. */
export type FilterNames = {
  season: Pick<SeasonView, 'tracks' | 'regions'> | null;
  assignees: readonly { operatorId: number; name: string }[];
};

/** The season that a recorded filter asked for; null where it named none. */
export function filterYear(filter: unknown): number | null {
  const year = Number(Object(filter).year);
  return Number.isInteger(year) ? year : null;
}

/** A recorded filter as the table of applications says it: `지역 수도권, 트랙 성장`. */
export function filterWords(
  filter: unknown,
  t: Say<typeof teamList>,
  names: FilterNames,
  language: Language,
): string {
  const texts = Object.entries(Object(filter)).map(([name, value]) => [name, String(value)]);
  const conditions = conditionsOf(new URLSearchParams(texts));
  const vocabulary = vocabularyOf(t, names.season ?? { tracks: [], regions: [] }, names.assignees);
  return chipFields
    .filter((field) => valuesOf(conditions, field).length > 0)
    .map((field) => `${t(`field.${field}`)} ${chipText(conditions, field, { vocabulary, language })}`)
    .join(', ');
}

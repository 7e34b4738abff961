import { prizeNames } from '../hall-of-fame/values.ts';
import { heroKindNames } from '../heroes.values.ts';
import type { Bilingual } from '../language.ts';
import { noticeTypeNames } from '../notices.values.ts';
import { pastKindNames } from '../past-companies/values.ts';
import { programKindNames } from '../programs/values.ts';
import { resourceKindNames } from '../resources.values.ts';
import type { DraftOf } from './operators.ts';
import type { Board } from './values.ts';

/** What the posts of a board can be about, in the order of its filter. */
export const postKindNames: { [B in Board]: Record<DraftOf<B>['kind'], Bilingual> } = {
  notice: noticeTypeNames,
  program: programKindNames,
  resource: resourceKindNames,
  hero: heroKindNames,
  past: pastKindNames,
  hof: prizeNames,
};

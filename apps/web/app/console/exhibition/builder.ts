import type { ExhibitionPlan } from '@chulbal/contract/exhibition/exhibition';
import type { WrittenExhibition } from '@chulbal/contract/exhibition/operators';

/** What every part of the builder works with. */
export type Builder = {
  plan: ExhibitionPlan;
  stages: WrittenExhibition['stages'];
  readOnly: boolean;
  change: (part: Partial<ExhibitionPlan>) => void;
};

import { kindOfPage } from '@chulbal/contract/events/rules';

export type Hunt = { eventKey: string; pages: string[] };

/** Keys of the hunts for which a page may hide a logo. */
export function huntsOn(hunts: readonly Hunt[], page: string): string[] {
  return hunts.filter((hunt) => kindOfPage(hunt, page) !== null).map(({ eventKey }) => eventKey);
}

import * as hallOfFame from '@chulbal/contract/hall-of-fame/operators';
import { makeHofDrafts } from '@chulbal/domain/hall-of-fame/commands';
import { listHofSources } from '@chulbal/domain/hall-of-fame/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Entries of the hall of fame that a result makes; they are written as posts are. */
export function hallOfFameRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(hallOfFame.listHofSources, () => listHofSources(db));
  api.mount(hallOfFame.makeHofDrafts, ({ actor, input, now }) => makeHofDrafts(db, actor, { ...input, now }));
}

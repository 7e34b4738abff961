import * as contract from '@chulbal/contract/events/operators';
import { beginEvent, publishEvent, saveEvent } from '@chulbal/domain/events/commands';
import { getWrittenEvent, listWrittenEvents } from '@chulbal/domain/events/written.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Events with their raffles, as operators write them. */
export function eventsRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(contract.listWrittenEvents, ({ now }) => listWrittenEvents(db, { now }));
  api.mount(contract.getWrittenEvent, ({ input }) => getWrittenEvent(db, input));
  api.mount(contract.beginEvent, ({ actor, input, now }) => beginEvent(db, actor, { ...input, now }));
  api.mount(contract.saveEvent, ({ actor, input, now }) => saveEvent(db, actor, { ...input, now }));
  api.mount(contract.publishEvent, ({ actor, input, now }) => publishEvent(db, actor, { ...input, now }));
}

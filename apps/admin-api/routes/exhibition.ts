import * as exhibition from '@chulbal/contract/exhibition/operators';
import { beginExhibition, publishExhibition, saveExhibition } from '@chulbal/domain/exhibition/commands';
import { getWrittenExhibition, listSeasonExhibitions } from '@chulbal/domain/exhibition/written.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Exhibitions of seasons, as operators build them. */
export function exhibitionRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(exhibition.listSeasonExhibitions, () => listSeasonExhibitions(db));
  api.mount(exhibition.getWrittenExhibition, ({ input, now }) => getWrittenExhibition(db, { ...input, now }));
  api.mount(exhibition.beginExhibition, ({ actor, input, now }) =>
    beginExhibition(db, actor, { ...input, now }),
  );
  api.mount(exhibition.saveExhibition, ({ actor, input, now }) =>
    saveExhibition(db, actor, { ...input, now }),
  );
  api.mount(exhibition.publishExhibition, ({ actor, input, now }) =>
    publishExhibition(db, actor, { ...input, now }),
  );
}

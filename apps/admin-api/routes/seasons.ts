import { Readable } from 'node:stream';
import * as seasons from '@chulbal/contract/operator-seasons';
import { fault } from '@chulbal/domain/fault';
import { storeGuardianForm } from '@chulbal/domain/files/guardian-form.commands';
import { createPlan, savePlan } from '@chulbal/domain/seasons/plan.commands';
import {
  getDraftedView,
  listDraftedSeasons,
  listSeasonVersions,
  previewPublication,
} from '@chulbal/domain/seasons/plan.queries';
import { endSeason, extendDeadline, publishPlan } from '@chulbal/domain/seasons/publish.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The season builder: plans, their publishing, and what is put off afterwards. */
export function seasonsRoutes(api: AdminApi, { db, files, clock }: AdminApiServices): void {
  api.mount(seasons.listDraftedSeasons, () => listDraftedSeasons(db));
  api.mount(seasons.getDraftedSeason, ({ input }) => getDraftedView(db, input));
  api.mount(seasons.listSeasonVersions, ({ input }) => listSeasonVersions(db, input));
  api.mount(seasons.previewPublication, ({ input }) => previewPublication(db, input));

  api.mount(seasons.createSeason, async ({ actor, input, now }) => {
    await createPlan(db, actor, { ...input, now });
    return getDraftedView(db, input);
  });
  api.mount(seasons.saveSeason, async ({ actor, input, now }) => {
    await savePlan(db, actor, { ...input, now });
    return getDraftedView(db, input);
  });
  api.mount(seasons.publishSeason, async ({ actor, input, now }) => {
    await publishPlan(db, actor, { ...input, now });
    return getDraftedView(db, input);
  });
  api.mount(seasons.finishSeason, async ({ actor, input, now }) => {
    await endSeason(db, actor, { ...input, now });
    return null;
  });

  api.mount(seasons.extendDeadline, async ({ actor, input, now }) => {
    await extendDeadline(db, actor, { ...input, closesAt: new Date(input.closesAt), now });
    return null;
  });
  api.mount(seasons.uploadGuardianForm, async ({ actor, input, now, body }) => {
    if (!(body instanceof Readable)) throw fault('invalidRequest');
    return storeGuardianForm(db, actor, files, { ...input, now, clock, body });
  });
}

import { previewExtension } from '@chulbal/contract/deadline-letters';
import * as seasons from '@chulbal/contract/seasons/operators';
import { extendAndTell, publishAndTell } from '@chulbal/domain/deadline-letters/commands';
import {
  extendingTurn,
  listTouched,
  previewOf,
  publishingTurn,
} from '@chulbal/domain/deadline-letters/queries';
import { storeGuardianForm } from '@chulbal/domain/files/guardian-form.commands';
import { createPlan, savePlan } from '@chulbal/domain/seasons/plan.commands';
import {
  getDraftedView,
  listDraftedSeasons,
  listSeasonVersions,
  previewPublication,
} from '@chulbal/domain/seasons/plan.queries';
import { endSeason } from '@chulbal/domain/seasons/publish.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The season builder: plans, their publishing, and what is put off afterwards. */
export function seasonsRoutes(api: AdminApi, { db, files, clock, publicUrl }: AdminApiServices): void {
  api.mount(seasons.listDraftedSeasons, () => listDraftedSeasons(db));
  api.mount(seasons.getDraftedSeason, ({ input }) => getDraftedView(db, input));
  api.mount(seasons.listSeasonVersions, ({ input }) => listSeasonVersions(db, input));
  api.mount(seasons.previewPublication, async ({ input, now }) => {
    const turn = await publishingTurn(db, input);
    const touched = turn ? await listTouched(db, turn, { now }) : [];
    return { ...(await previewPublication(db, input)), deadlines: previewOf(touched, { publicUrl, now }) };
  });

  api.mount(seasons.createSeason, async ({ actor, input, now }) => {
    await createPlan(db, actor, { ...input, now });
    return getDraftedView(db, input);
  });
  api.mount(seasons.saveSeason, async ({ actor, input, now }) => {
    await savePlan(db, actor, { ...input, now });
    return getDraftedView(db, input);
  });
  api.mount(seasons.publishSeason, async ({ actor, input, now }) => {
    const told = await publishAndTell(db, actor, { ...input, publicUrl, now });
    return { ...(await getDraftedView(db, input)), told };
  });
  api.mount(seasons.finishSeason, async ({ actor, input, now }) => {
    await endSeason(db, actor, { ...input, now });
    return null;
  });

  api.mount(previewExtension, async ({ input, now }) => {
    const extension = { ...input, teamNo: input.teamNo ?? null, closesAt: new Date(input.closesAt) };
    const touched = await listTouched(db, await extendingTurn(db, extension), {
      teamNo: extension.teamNo,
      now,
    });
    return previewOf(touched, { publicUrl, now });
  });
  api.mount(seasons.extendDeadline, ({ actor, input, now }) =>
    extendAndTell(db, actor, { ...input, closesAt: new Date(input.closesAt), publicUrl, now }),
  );
  api.mount(seasons.uploadGuardianForm, async ({ actor, input, now, body }) => {
    return storeGuardianForm(db, actor, files, { ...input, now, clock, body });
  });
}

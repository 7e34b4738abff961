import { listMyMovedDeadlines as movedDeadlines } from '@chulbal/contract/deadline-letters';
import * as contract from '@chulbal/contract/materials/materials';
import { listMyResults } from '@chulbal/domain/announcements/my-results.queries';
import { listRuledTeams } from '@chulbal/domain/applications/entry/queries';
import { listMyMovedDeadlines } from '@chulbal/domain/deadline-letters/moves.queries';
import { submitMaterial } from '@chulbal/domain/materials/commands';
import { getMaterial, listMyApplications } from '@chulbal/domain/materials/queries';
import { uploadMaterial } from '@chulbal/domain/materials/upload.commands';
import type { UserApi, UserApiServices } from '../services.ts';

/** What later stages ask of teams; a file is taken out again with `removeFile`. */
export function materialsRoutes(api: UserApi, { db, files: store, clock, publicUrl }: UserApiServices): void {
  api.mount(contract.myApplications, async ({ actor, now, language }) => {
    const teams = await listRuledTeams(db, actor);
    return {
      ...(await listMyApplications(db, teams, { now, language })),
      ...(await listMyResults(db, teams, { now, language })),
    };
  });
  api.mount(movedDeadlines, ({ actor, now, language }) => listMyMovedDeadlines(db, actor, { now, language }));
  api.mount(contract.getMaterial, ({ actor, input, now, language }) =>
    getMaterial(db, actor, { ...input, now, language }),
  );
  api.mount(contract.uploadMaterial, async ({ actor, input, now, body }) => {
    return uploadMaterial(db, actor, store, { ...input, now, clock, body });
  });
  api.mount(contract.submitMaterial, ({ actor, input, now, language }) =>
    submitMaterial(db, actor, { ...input, now, language, publicUrl }),
  );
}

import * as contract from '@chulbal/contract/materials/operators';
import {
  listAskedTeams,
  listAskingStages,
  listTeamMaterials,
} from '@chulbal/domain/materials/operators.queries';
import { remindOfMaterial } from '@chulbal/domain/materials/remind.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Who has handed in what a stage asks for; its files are opened with `readDocument`. */
export function materialsRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.listAskingStages, ({ actor, input, now, language }) =>
    listAskingStages(db, actor, { ...input, now, language }),
  );
  api.mount(contract.listAskedTeams, ({ actor, input, now, language }) =>
    listAskedTeams(db, actor, { ...input, now, language }),
  );
  api.mount(contract.listTeamMaterials, ({ actor, input, now, language }) =>
    listTeamMaterials(db, actor, { ...input, now, language }),
  );
  api.mount(contract.remindOfMaterial, async ({ actor, input, now }) => ({
    reminded: await remindOfMaterial(db, actor, { ...input, publicUrl, now }),
  }));
}

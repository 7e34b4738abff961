import { exportApplications } from '@chulbal/contract/applications/operators';
import * as exports from '@chulbal/domain/applications/exports/commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What leaves the console as a file. */
export function exportsRoutes(api: AdminApi, { db, files: store, clock }: AdminApiServices): void {
  api.mount(exportApplications, ({ actor, input, language, now }) =>
    exports.exportApplications(db, actor, { ...input, language, now }, { store, clock }),
  );
}

import { loadSchools } from '@chulbal/contract/seasons/operators';
import { loadSchoolList } from '@chulbal/domain/schools/load.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The list of schools that applicants choose from. */
export function schoolsRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(loadSchools, async ({ actor, input, now, body }) => {
    return loadSchoolList(db, actor, { ...input, now, body });
  });
}

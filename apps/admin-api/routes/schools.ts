import { Readable } from 'node:stream';
import { loadSchools } from '@chulbal/contract/seasons/operators';
import { fault } from '@chulbal/domain/fault';
import { loadSchoolList } from '@chulbal/domain/schools/load.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The list of schools that applicants choose from. */
export function schoolsRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(loadSchools, async ({ actor, input, now, body }) => {
    if (!(body instanceof Readable)) throw fault('invalidRequest');
    return loadSchoolList(db, actor, { ...input, now, body });
  });
}

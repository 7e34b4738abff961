import { searchSchools } from '@chulbal/contract/schools/schools';
import * as schools from '@chulbal/domain/schools/queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function schoolsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(searchSchools, async ({ input }) => schools.searchSchools(db, input));
}

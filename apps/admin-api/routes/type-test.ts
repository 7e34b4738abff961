import * as typeTest from '@chulbal/contract/type-test/operators';
import { publishTypeTest, saveTypeTest } from '@chulbal/domain/type-test/commands';
import { getWrittenTypeTest } from '@chulbal/domain/type-test/written.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The type test, as operators write it. */
export function typeTestRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(typeTest.getWrittenTypeTest, ({ now }) => getWrittenTypeTest(db, { now }));
  api.mount(typeTest.saveTypeTest, ({ actor, input, now }) => saveTypeTest(db, actor, { ...input, now }));
  api.mount(typeTest.publishTypeTest, ({ actor, input, now }) =>
    publishTypeTest(db, actor, { ...input, now }),
  );
}

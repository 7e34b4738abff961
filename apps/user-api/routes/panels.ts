import { listMyExclusions, requestExclusion } from '@chulbal/contract/panels/conflicts';
import * as queries from '@chulbal/domain/panels/conflicts.queries';
import * as commands from '@chulbal/domain/panels/exclusions.commands';
import type { UserApi, UserApiServices } from '../services.ts';

/** A team asks that somebody does not judge it. */
export function panelsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(requestExclusion, ({ actor, input, now }) =>
    commands.requestExclusion(db, actor, { ...input, now }),
  );
  api.mount(listMyExclusions, ({ actor, input, language }) =>
    queries.listMyExclusions(db, actor, { ...input, language }),
  );
}

import * as contract from '@chulbal/contract/programs/programs';
import { countPosts } from '@chulbal/domain/posts/queries';
import { applyForProgram, cancelProgram } from '@chulbal/domain/programs/commands';
import { listMyPrograms } from '@chulbal/domain/programs/mine.queries';
import { getProgram, listComingPrograms, listPrograms } from '@chulbal/domain/programs/queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Programmes as everyone sees them, and taking part in them. */
export function programsRoutes(api: UserApi, { db, publicUrl }: UserApiServices): void {
  api.mount(contract.getProgramList, ({ input, language, now }) =>
    listPrograms(db, { ...input, language, now }),
  );
  api.mount(contract.getProgramCounts, ({ language, now }) =>
    countPosts(db, { board: 'program', language, now }),
  );
  api.mount(contract.getComingPrograms, ({ language, now }) =>
    listComingPrograms(db, { limit: 3, language, now }),
  );
  api.mount(contract.getProgramDetail, ({ input, language, now }) =>
    getProgram(db, { ...input, language, now }),
  );
  api.mount(contract.myPrograms, ({ actor, input, language, now }) =>
    listMyPrograms(db, actor, { ...input, language, now }),
  );
  api.mount(contract.registerApplyProgram, ({ actor, input, language, now }) =>
    applyForProgram(db, actor, { ...input, language, publicUrl, now }),
  );
  api.mount(contract.removeApplyProgram, async ({ actor, input, language, now }) => {
    await cancelProgram(db, actor, { ...input, language, publicUrl, now });
    return null;
  });
}

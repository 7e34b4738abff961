import * as evaluators from '@chulbal/contract/evaluators/evaluators';
import { findAffiliationSchools } from '@chulbal/domain/evaluators/affiliation.queries';
import {
  editEvaluator,
  renewFirstPassword,
  revealEvaluator,
  setEvaluatorStatus,
} from '@chulbal/domain/evaluators/commands';
import { inviteEvaluator, inviteEvaluators } from '@chulbal/domain/evaluators/invite.commands';
import { readEvaluatorList } from '@chulbal/domain/evaluators/list.commands';
import { listEvaluatorPage } from '@chulbal/domain/evaluators/list.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Evaluators as operators invite and look after them. */
export function evaluatorsRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(evaluators.listEvaluators, ({ input }) => listEvaluatorPage(db, input));
  api.mount(evaluators.findAffiliationSchools, ({ input }) => findAffiliationSchools(db, input));
  api.mount(evaluators.inviteEvaluator, ({ actor, input, now }) =>
    inviteEvaluator(db, actor, { ...input, publicUrl, now }),
  );
  api.mount(evaluators.editEvaluator, async ({ actor, input, now }) => {
    await editEvaluator(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(evaluators.setEvaluatorStatus, async ({ actor, input, now }) => {
    await setEvaluatorStatus(db, actor, { ...input, now });
    return null;
  });
  api.mount(evaluators.sendEvaluatorPassword, async ({ actor, input, now }) => {
    await renewFirstPassword(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(evaluators.revealEvaluator, ({ actor, input, now }) =>
    revealEvaluator(db, actor, { ...input, now }),
  );
  api.mount(evaluators.readEvaluatorList, ({ actor, input, now }) =>
    readEvaluatorList(db, actor, { ...input, now }),
  );
  api.mount(evaluators.inviteEvaluators, ({ actor, input, now }) =>
    inviteEvaluators(db, actor, { ...input, publicUrl, now }),
  );
}

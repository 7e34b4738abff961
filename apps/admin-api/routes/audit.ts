import * as audit from '@chulbal/contract/audit';
import { verifyAudit } from '@chulbal/domain/audit/chain.queries';
import { reviewExports } from '@chulbal/domain/audit/commands';
import { reportExports } from '@chulbal/domain/audit/exports.queries';
import { listAudit } from '@chulbal/domain/audit/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The audit log, whether it is whole, and the monthly review of what was exported. */
export function auditRoutes(api: AdminApi, { db, clock }: AdminApiServices): void {
  api.mount(audit.listAudit, ({ input: { page, size, ...filter } }) => listAudit(db, { filter, page, size }));
  api.mount(audit.verifyAudit, async () => ({
    ...(await verifyAudit(db)),
    checkedAt: clock().toISOString(),
  }));
  api.mount(audit.exportReport, ({ input }) => reportExports(db, input));
  api.mount(audit.reviewExports, async ({ actor, input, now }) => {
    await reviewExports(db, actor, { ...input, now });
    return null;
  });
}

import * as contract from '@chulbal/contract/programs/operators';
import { exportApplicants } from '@chulbal/domain/programs/export.commands';
import {
  cancelApplicant,
  markAttendance,
  messageParticipants,
  revealApplicants,
} from '@chulbal/domain/programs/operators.commands';
import { listApplicants } from '@chulbal/domain/programs/operators.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Who takes part in programmes; what programmes say is written as posts. */
export function programsRoutes(api: AdminApi, { db, publicUrl, clock }: AdminApiServices): void {
  api.mount(contract.listApplicants, ({ actor, input, now }) => listApplicants(db, actor, { ...input, now }));
  api.mount(contract.revealApplicants, ({ actor, input, now }) =>
    revealApplicants(db, actor, { ...input, now }),
  );
  api.mount(contract.markAttendance, async ({ actor, input, now }) => ({
    marked: await markAttendance(db, actor, { ...input, now }),
  }));
  api.mount(contract.cancelApplicant, async ({ actor, input, now }) => {
    await cancelApplicant(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.messageParticipants, async ({ actor, input, now }) => ({
    sent: await messageParticipants(db, actor, { ...input, publicUrl, now }),
  }));
  api.mount(contract.exportApplicants, ({ actor, input, language, now }) =>
    exportApplicants(db, actor, { ...input, language, now, clock }),
  );
}

import * as contract from '@chulbal/contract/guardians/operators';
import { listGuardianTerms } from '@chulbal/domain/accounts/queries';
import { fault } from '@chulbal/domain/fault';
import { storeGuardianPaper } from '@chulbal/domain/files/guardian-form.commands';
import { sendGuardianLink } from '@chulbal/domain/guardians/commands';
import {
  confirmGuardianPaper,
  declineGuardianPaper,
  openGuardianPaper,
  recordGuardianPaper,
} from '@chulbal/domain/guardians/paper.commands';
import { listWaitingGuardians } from '@chulbal/domain/guardians/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Guardians who are waited for: their link again, and forms that came on paper. */
export function guardiansRoutes(api: AdminApi, { db, files, publicUrl, clock }: AdminApiServices): void {
  api.mount(contract.listWaitingGuardians, ({ actor, input, now }) =>
    listWaitingGuardians(db, { ...input, operatorId: actor.operatorId, now }),
  );
  api.mount(contract.sendGuardianLink, async ({ actor, input, now }) => {
    await sendGuardianLink(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.uploadGuardianPaper, async ({ actor, input, now, body }) => {
    return storeGuardianPaper(db, actor, files, { ...input, now, clock, body });
  });
  api.mount(contract.recordGuardianPaper, async ({ actor, input, now }) => {
    await recordGuardianPaper(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.listPaperTerms, ({ language, now }) => listGuardianTerms(db, { language, now }));
  api.mount(contract.readGuardianPaper, async ({ actor, input, now }) => {
    const file = await openGuardianPaper(db, actor, { ...input, now });
    const stored = await files.read(file.serverFileName);
    if (!stored) throw fault('notFound');
    return { ...stored, contentType: file.mime, fileName: file.name };
  });
  api.mount(contract.confirmGuardianPaper, async ({ actor, input, now }) => {
    await confirmGuardianPaper(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.declineGuardianPaper, async ({ actor, input, now }) => {
    await declineGuardianPaper(db, actor, { ...input, now });
    return null;
  });
}

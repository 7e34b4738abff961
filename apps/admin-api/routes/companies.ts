import * as contract from '@chulbal/contract/companies/operators';
import { exportCompanyPages } from '@chulbal/domain/companies/export.commands';
import {
  getCompanyFile,
  getCompanyReview,
  listCompanyPages,
} from '@chulbal/domain/companies/operators.queries';
import { remindOfCompanies } from '@chulbal/domain/companies/remind.commands';
import {
  approveCompanies,
  askCompanyChanges,
  previewCompanyChanges,
  setCompanyHidden,
  settleCompanyReport,
} from '@chulbal/domain/companies/review.commands';
import { fault } from '@chulbal/domain/fault';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Company pages as operators look at them before they are shown. */
export function companiesRoutes(api: AdminApi, { db, files, publicUrl, clock }: AdminApiServices): void {
  api.mount(contract.listCompanyPages, ({ actor, input, language, now }) =>
    listCompanyPages(db, actor, { ...input, language, now }),
  );
  api.mount(contract.getCompanyReview, ({ actor, input, language, now }) =>
    getCompanyReview(db, actor, { ...input, language, now }),
  );
  api.mount(contract.readCompanyFile, async ({ input }) => {
    const file = await getCompanyFile(db, input);
    const stored = await files.read(file.serverFileName);
    if (!stored) throw fault('notFound');
    return { ...stored, contentType: file.mime, fileName: file.name };
  });
  api.mount(contract.approveCompanies, async ({ actor, input, now }) => ({
    approved: await approveCompanies(db, actor, { ...input, publicUrl, now }),
  }));
  api.mount(contract.askCompanyChanges, async ({ actor, input, now }) => {
    const fixUntil = new Date(input.fixUntil);
    await askCompanyChanges(db, actor, { ...input, fixUntil, publicUrl, now });
    return null;
  });
  api.mount(contract.previewCompanyChanges, ({ actor, input, now }) => {
    const fixUntil = new Date(input.fixUntil);
    return previewCompanyChanges(db, actor, { ...input, fixUntil, publicUrl, now });
  });
  api.mount(contract.exportCompanyPages, ({ actor, input, language, now }) =>
    exportCompanyPages(db, actor, { ...input, language, now, clock }),
  );
  api.mount(contract.setCompanyHidden, async ({ actor, input, now }) => {
    await setCompanyHidden(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.settleCompanyReport, async ({ actor, input, now }) => {
    await settleCompanyReport(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.remindOfCompanies, async ({ actor, input, now }) => ({
    reminded: await remindOfCompanies(db, actor, { ...input, publicUrl, now }),
  }));
}

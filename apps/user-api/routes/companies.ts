import * as contract from '@chulbal/contract/companies/companies';
import * as shown from '@chulbal/contract/companies/shown';
import { countAttempt } from '@chulbal/domain/accounts/attempts.commands';
import { beginCompany, consentToName, saveCompany, submitCompany } from '@chulbal/domain/companies/commands';
import { getCompanyDetail } from '@chulbal/domain/companies/detail.queries';
import { findBeside, listCompanies } from '@chulbal/domain/companies/queries';
import { reportCompany } from '@chulbal/domain/companies/report.commands';
import { getSharePicture } from '@chulbal/domain/companies/share.queries';
import { uploadCompanyFile } from '@chulbal/domain/companies/upload.commands';
import { getRegistration, listMyCompanies } from '@chulbal/domain/companies/written.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Company pages of exhibitions: written by teams, seen by everybody once approved. */
export function companiesRoutes(api: UserApi, { db, files: store, clock }: UserApiServices): void {
  api.mount(contract.getRegistration, ({ actor, input, language, now }) =>
    getRegistration(db, actor, { ...input, language, now }),
  );
  api.mount(contract.myCompanies, ({ actor, language, now }) =>
    listMyCompanies(db, actor, { language, now }),
  );
  api.mount(contract.beginCompany, ({ actor, input, language, now }) =>
    beginCompany(db, actor, { ...input, language, now }),
  );
  api.mount(contract.saveCompany, ({ actor, input, now }) => saveCompany(db, actor, { ...input, now }));
  api.mount(contract.submitCompany, ({ actor, input, language, now }) =>
    submitCompany(db, actor, { ...input, language, now }),
  );
  api.mount(contract.consentToName, ({ actor, input, language, now }) =>
    consentToName(db, actor, { ...input, language, now }),
  );
  api.mount(contract.uploadCompanyFile, ({ actor, input, now, body }) => {
    return uploadCompanyFile(db, actor, store, { ...input, now, clock, body });
  });

  api.mount(shown.companyList, ({ input, language, now }) => listCompanies(db, { ...input, language, now }));
  api.mount(shown.getCompanyDetail, ({ actor, input, language, now }) =>
    getCompanyDetail(db, actor, { ...input, language, now }),
  );
  api.mount(shown.companyBeside, ({ input, language, now }) => findBeside(db, { ...input, language, now }));
  api.mount(shown.sharePicture, async ({ input, language, now }) => {
    const stream = await getSharePicture(db, store, { ...input, language, now });
    return {
      ...{ stream, contentType: 'image/png', size: stream.length, cacheControl: 'public, max-age=600' },
      fileName: `exhibition-${input.igNo}${input.icNo === undefined ? '' : `-${input.icNo}`}.png`,
    };
  });
  api.mount(shown.reportCompany, async ({ input, address, now }) => {
    await countAttempt(db, { attempts: [{ limit: 'reportFromAddress', who: address }], now });
    await reportCompany(db, { ...input, now });
    return null;
  });
}

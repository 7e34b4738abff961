import * as contract from '@chulbal/contract/applications/applications';
import * as teamContract from '@chulbal/contract/applications/teams';
import * as withdrawal from '@chulbal/contract/applications/withdrawals';
import { deleteDraft, restoreDraft, saveDraft } from '@chulbal/domain/applications/entry/drafts.commands';
import { getMyApplication, listDraftVersions } from '@chulbal/domain/applications/entry/queries';
import { getReceipt } from '@chulbal/domain/applications/entry/receipts.queries';
import { cancelApplication, submitApplication } from '@chulbal/domain/applications/entry/submit.commands';
import { getTeam, listTeams } from '@chulbal/domain/applications/entry/teams.queries';
import { drawPaper } from '@chulbal/domain/papers/draw-paper';
import { getSite } from '@chulbal/domain/site/queries';
import { withdrawApplication } from '@chulbal/domain/withdrawals/commands';
import type { UserApi, UserApiServices } from '../services.ts';

export function applicationsRoutes(api: UserApi, { db, publicUrl, identity }: UserApiServices): void {
  api.mount(contract.myApplication, async ({ actor, input, now, language }) =>
    getMyApplication(db, actor, { ...input, now, language }),
  );
  api.mount(contract.saveDraft, async ({ actor, input, now }) => saveDraft(db, actor, { ...input, now }));
  api.mount(contract.listDraftVersions, async ({ actor, input }) => listDraftVersions(db, actor, input));
  api.mount(contract.restoreDraft, async ({ actor, input, now, language }) =>
    restoreDraft(db, actor, { ...input, now, language }),
  );
  api.mount(contract.deleteDraft, async ({ actor, input, now }) => {
    await deleteDraft(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.submitApplication, async ({ actor, input, now, language }) =>
    submitApplication(db, actor, {
      ...{ ...input, now, language, publicUrl },
      asksIdentity: identity !== undefined,
    }),
  );
  api.mount(contract.cancelApplication, async ({ actor, input, now, language }) => {
    await cancelApplication(db, actor, { ...input, now, language, publicUrl });
    return null;
  });
  api.mount(withdrawal.withdrawApplication, async ({ actor, input, now }) => {
    await withdrawApplication(db, actor, { ...input, now, publicUrl });
    return null;
  });
  api.mount(contract.getReceipt, async ({ actor, input, language }) =>
    getReceipt(db, actor, { ...input, language }),
  );
  api.mount(contract.receiptPdf, async ({ actor, input, language }) => {
    const receipt = await getReceipt(db, actor, { ...input, language });
    const { brand } = await getSite(db, { language });
    // The library that draws is large, and few processes ever need it.
    const pdf = await drawPaper('receipt', receipt, { brand, language });
    const name = language === 'ko' ? '접수증' : 'receipt';
    const fileName = `${name}-${receipt.number}-${receipt.version}.pdf`;
    return { stream: pdf, contentType: 'application/pdf', fileName, size: pdf.length };
  });
  api.mount(teamContract.listTeams, async ({ input, language }) => listTeams(db, { ...input, language }));
  api.mount(teamContract.getTeam, async ({ input, language }) => getTeam(db, { ...input, language }));
}

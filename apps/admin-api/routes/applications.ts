import {
  chooseEvery as chooseEveryEndpoint,
  listBulkActs as listBulkActsEndpoint,
  undoBulkAct as undoBulkActEndpoint,
} from '@chulbal/contract/applications/bulk-acts';
import * as texts from '@chulbal/contract/applications/completion-texts';
import * as contract from '@chulbal/contract/applications/operators';
import * as withdrawals from '@chulbal/contract/applications/withdrawals';
import { getOverview as getOverviewEndpoint } from '@chulbal/contract/overview';
import { assignApplications } from '@chulbal/domain/applications/list/assign.commands';
import { decideBonus } from '@chulbal/domain/applications/list/bonus.commands';
import { listBulkActs } from '@chulbal/domain/applications/list/bulk-acts.queries';
import { chooseEvery } from '@chulbal/domain/applications/list/chosen.queries';
import { closeCompletion, requestCompletion } from '@chulbal/domain/applications/list/completion.commands';
import {
  deleteCompletionText,
  listCompletionTexts,
  saveCompletionText,
} from '@chulbal/domain/applications/list/completion-texts.commands';
import { getApplicationDetail } from '@chulbal/domain/applications/list/detail.queries';
import { revealPeople } from '@chulbal/domain/applications/list/disclosure.commands';
import { getOverview } from '@chulbal/domain/applications/list/overview.queries';
import { listApplications } from '@chulbal/domain/applications/list/queries';
import { remindMembers } from '@chulbal/domain/applications/list/remind.commands';
import { searchTeamsAndPeople } from '@chulbal/domain/applications/list/search.queries';
import { undoBulkAct } from '@chulbal/domain/applications/list/undo-bulk.commands';
import { deleteView, saveView } from '@chulbal/domain/applications/list/views.commands';
import { listSavedViews } from '@chulbal/domain/applications/list/views.queries';
import { listOperatorsForWork } from '@chulbal/domain/applications/work.queries';
import { fault } from '@chulbal/domain/fault';
import { openDocument } from '@chulbal/domain/files/documents.commands';
import { undoWithdrawal, withdrawTeam } from '@chulbal/domain/withdrawals/commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What operators see of applications, and what they do with them. */
export function applicationsRoutes(api: AdminApi, services: AdminApiServices): void {
  readingRoutes(api, services);
  workRoutes(api, services);
  bulkRoutes(api, services);
  textRoutes(api, services);
  viewRoutes(api, services);
}

function readingRoutes(api: AdminApi, { db, files }: AdminApiServices): void {
  api.mount(contract.listApplications, async ({ actor, input, language }) => {
    const { page, size, sort, ...filter } = input;
    return listApplications(db, actor, { filter, page, size, sort, language });
  });
  api.mount(contract.getApplication, ({ actor, input, language }) =>
    getApplicationDetail(db, actor, { ...input, language }),
  );
  api.mount(getOverviewEndpoint, ({ actor, input, language, now }) =>
    getOverview(db, actor, { ...input, language, now }),
  );
  api.mount(contract.searchConsole, ({ actor, input }) => searchTeamsAndPeople(db, actor, input));
  api.mount(contract.listAssignees, ({ actor }) => listOperatorsForWork(db, actor));
  api.mount(contract.revealPeople, ({ actor, input, now }) => revealPeople(db, actor, { ...input, now }));
  api.mount(contract.readDocument, async ({ actor, input, now }) => {
    const file = await openDocument(db, actor, { ...input, now });
    const stored = await files.read(file.serverFileName);
    if (!stored) throw fault('notFound');
    return { ...stored, contentType: file.mime, fileName: file.name };
  });
}

function workRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.decideBonus, ({ actor, input, now }) => decideBonus(db, actor, { ...input, now }));
  api.mount(contract.requestCompletion, async ({ actor, input, now }) => ({
    asked: await requestCompletion(db, actor, { ...input, dueAt: new Date(input.dueAt), publicUrl, now }),
  }));
  api.mount(contract.closeCompletion, async ({ actor, input, now }) => {
    await closeCompletion(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.assignApplications, ({ actor, input, now }) =>
    assignApplications(db, actor, { ...input, now }),
  );
  api.mount(contract.remindMembers, async ({ actor, input, now }) => ({
    reminded: await remindMembers(db, actor, { ...input, publicUrl, now }),
  }));
  api.mount(withdrawals.withdrawTeam, ({ actor, input, now }) =>
    withdrawTeam(db, actor, { ...input, publicUrl, now }),
  );
  api.mount(withdrawals.undoWithdrawal, async ({ actor, input, now }) => {
    await undoWithdrawal(db, actor, { ...input, publicUrl, now });
    return null;
  });
}

function bulkRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(chooseEveryEndpoint, ({ actor, input }) => chooseEvery(db, actor, { filter: input }));
  api.mount(listBulkActsEndpoint, ({ actor, input, now }) => listBulkActs(db, actor, { ...input, now }));
  api.mount(undoBulkActEndpoint, ({ actor, input, now }) => undoBulkAct(db, actor, { ...input, now }));
}

function textRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(texts.listCompletionTexts, ({ actor }) => listCompletionTexts(db, actor));
  api.mount(texts.saveCompletionText, ({ actor, input, now }) =>
    saveCompletionText(db, actor, { ...input, now }),
  );
  api.mount(texts.deleteCompletionText, async ({ actor, input, now }) => {
    await deleteCompletionText(db, actor, { ...input, now });
    return null;
  });
}

function viewRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(contract.listSavedViews, ({ actor, input }) => listSavedViews(db, actor, input));
  api.mount(contract.saveView, ({ actor, input, now }) => saveView(db, actor, { ...input, now }));
  api.mount(contract.deleteView, async ({ actor, input, now }) => {
    await deleteView(db, actor, { ...input, now });
    return null;
  });
}

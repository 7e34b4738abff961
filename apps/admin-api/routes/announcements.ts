import * as contract from '@chulbal/contract/announcements/announcements';
import * as objections from '@chulbal/contract/announcements/objections';
import { getExhibitionWork, getPending } from '@chulbal/contract/overview';
import {
  confirmAnnouncement,
  requestAnnouncement,
  withdrawAnnouncement,
} from '@chulbal/domain/announcements/commands';
import { editResultComment } from '@chulbal/domain/announcements/comments.commands';
import { getResultComments } from '@chulbal/domain/announcements/comments.queries';
import {
  decideAppeal,
  decideReport,
  readAppeals,
  readReports,
} from '@chulbal/domain/announcements/objections.commands';
import { getAnnouncements, previewAnnouncement } from '@chulbal/domain/announcements/stage.queries';
import { findExhibitionWork } from '@chulbal/domain/overview/exhibition.queries';
import { listPending } from '@chulbal/domain/overview/pending.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What teams are told of results, and what comes of their answers. */
export function announcementsRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(getExhibitionWork, ({ actor, language, now }) =>
    findExhibitionWork(db, actor, { language, now }),
  );
  api.mount(getPending, ({ actor, input, language, now }) =>
    listPending(db, actor, { ...input, language, now }),
  );
  api.mount(contract.getAnnouncements, ({ actor, input }) => getAnnouncements(db, actor, input));
  api.mount(contract.previewAnnouncement, ({ actor, input }) => previewAnnouncement(db, actor, input));
  api.mount(contract.requestAnnouncement, ({ actor, input, now }) =>
    requestAnnouncement(db, actor, { ...input, publicUrl, now }),
  );
  api.mount(contract.confirmAnnouncement, async ({ actor, input, now }) => {
    await confirmAnnouncement(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.withdrawAnnouncement, async ({ actor, input, now }) => {
    await withdrawAnnouncement(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.getResultComments, ({ input, now }) => getResultComments(db, { ...input, now }));
  api.mount(contract.editResultComment, async ({ actor, input, now }) => {
    await editResultComment(db, actor, { ...input, now });
    return null;
  });
  api.mount(objections.listAppeals, ({ actor, input, now }) => readAppeals(db, actor, { ...input, now }));
  api.mount(objections.decideAppeal, async ({ actor, input, now }) => {
    await decideAppeal(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(objections.listReports, ({ actor, input, now }) => readReports(db, actor, { ...input, now }));
  api.mount(objections.decideReport, async ({ actor, input, now }) => {
    await decideReport(db, actor, { ...input, now });
    return null;
  });
}

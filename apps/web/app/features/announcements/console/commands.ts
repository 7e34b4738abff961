import type {
  confirmAnnouncement,
  editResultComment,
  getResultComments,
  previewAnnouncement,
  requestAnnouncement,
  withdrawAnnouncement,
} from '@chulbal/contract/announcements';
import type { decideAppeal, decideReport } from '@chulbal/contract/objections';
import { commandsAt } from '../../console/commands.ts';

/** What the screens of announcements ask of the server beside loading. */
export type AnnouncementCommands = {
  preview: typeof previewAnnouncement;
  request: typeof requestAnnouncement;
  confirm: typeof confirmAnnouncement;
  withdraw: typeof withdrawAnnouncement;
  comments: typeof getResultComments;
  editComment: typeof editResultComment;
  decideAppeal: typeof decideAppeal;
  decideReport: typeof decideReport;
};

export const announcementCommand = commandsAt<AnnouncementCommands>('/console/announcements/command');

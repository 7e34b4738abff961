import {
  confirmAnnouncement,
  editResultComment,
  getResultComments,
  previewAnnouncement,
  requestAnnouncement,
  withdrawAnnouncement,
} from '@chulbal/contract/announcements';
import { decideAppeal, decideReport } from '@chulbal/contract/objections';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { AnnouncementCommands } from './commands.ts';

const endpoints: { [K in keyof AnnouncementCommands]: AnnouncementCommands[K] } = {
  preview: previewAnnouncement,
  request: requestAnnouncement,
  confirm: confirmAnnouncement,
  withdraw: withdrawAnnouncement,
  comments: getResultComments,
  editComment: editResultComment,
  decideAppeal,
  decideReport,
};

/** `POST /console/announcements/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}

import type {
  createNotice,
  publishNotice,
  saveNotice,
  setNoticeHidden,
} from '@chulbal/contract/operator-notices';
import { commandsAt } from '../../console/commands.ts';

/** What operators do with notices. */
export type NoticeCommands = {
  create: typeof createNotice;
  save: typeof saveNotice;
  publish: typeof publishNotice;
  hide: typeof setNoticeHidden;
};

export const noticeCommand = commandsAt<NoticeCommands>('/console/notices/command');

import { consoleCommands } from '../../lib/command/commands.ts';

/** What the screens of announcements ask of the server beside loading. */
export const announcementCommand = consoleCommands('announcements');

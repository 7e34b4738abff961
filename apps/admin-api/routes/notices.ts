import { Readable } from 'node:stream';
import * as notices from '@chulbal/contract/operator-notices';
import { fault } from '@chulbal/domain/fault';
import { storeContentFile } from '@chulbal/domain/files/content-files.commands';
import { getContentFile } from '@chulbal/domain/files/content-files.queries';
import { createNotice, publishNotice, saveNotice, setNoticeHidden } from '@chulbal/domain/notices/commands';
import { getWrittenNotice, listWrittenNotices } from '@chulbal/domain/notices/written.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Notices as operators write them, and the files of what they write. */
export function noticesRoutes(api: AdminApi, { db, files, clock }: AdminApiServices): void {
  api.mount(notices.listWrittenNotices, ({ input, now }) => listWrittenNotices(db, { ...input, now }));
  api.mount(notices.getWrittenNotice, ({ input, now }) => getWrittenNotice(db, { ...input, now }));
  api.mount(notices.createNotice, ({ actor, input, now }) => createNotice(db, actor, { ...input, now }));
  api.mount(notices.saveNotice, ({ actor, input, now }) => saveNotice(db, actor, { ...input, now }));
  api.mount(notices.publishNotice, ({ actor, input, now }) => {
    const publishAt = input.publishAt === null ? null : new Date(input.publishAt);
    return publishNotice(db, actor, { ...input, publishAt, now });
  });
  api.mount(notices.setNoticeHidden, async ({ actor, input, now }) => {
    await setNoticeHidden(db, actor, { ...input, now });
    return null;
  });

  api.mount(notices.uploadContentFile, async ({ actor, input, now, body }) => {
    if (!(body instanceof Readable)) throw fault('invalidRequest');
    return storeContentFile(db, actor, files, { ...input, now, clock, body });
  });
  api.mount(notices.readContentFile, async ({ input }) => {
    const file = await getContentFile(db, input);
    const stored = await files.read(file.serverFileName);
    if (!stored) throw fault('notFound');
    return { ...stored, contentType: file.mime, fileName: file.name };
  });
}

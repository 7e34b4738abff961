import { readContentFile, uploadContentFile } from '@chulbal/contract/files/content-files';
import * as posts from '@chulbal/contract/posts/operators';
import { fault } from '@chulbal/domain/fault';
import { storeContentFile } from '@chulbal/domain/files/content-files.commands';
import { getContentFile } from '@chulbal/domain/files/content-files.queries';
import { createPost, savePost, setPostHidden } from '@chulbal/domain/posts/commands';
import { getWrittenPost, listPostVersions, listWrittenPosts } from '@chulbal/domain/posts/written.queries';
import { publishWithPlaces } from '@chulbal/domain/programs/operators.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Posts of all boards as operators write them, and the files of what they write. */
export function postsRoutes(api: AdminApi, { db, files, clock, publicUrl }: AdminApiServices): void {
  api.mount(posts.listWrittenPosts, ({ input, now }) => listWrittenPosts(db, { ...input, now }));
  api.mount(posts.getWrittenPost, ({ input, now }) => getWrittenPost(db, { ...input, now }));
  api.mount(posts.listPostVersions, ({ input }) => listPostVersions(db, input));
  api.mount(posts.createPost, ({ actor, input, now }) => createPost(db, actor, { ...input, now }));
  api.mount(posts.savePost, ({ actor, input, now }) => savePost(db, actor, { ...input, now }));
  api.mount(posts.publishPost, ({ actor, input, now }) => {
    const publishAt = input.publishAt === null ? null : new Date(input.publishAt);
    return publishWithPlaces(db, actor, { ...input, publishAt, publicUrl, now });
  });
  api.mount(posts.setPostHidden, async ({ actor, input, now }) => {
    await setPostHidden(db, actor, { ...input, now });
    return null;
  });

  api.mount(uploadContentFile, async ({ actor, input, now, body }) => {
    return storeContentFile(db, actor, files, { ...input, now, clock, body });
  });
  api.mount(readContentFile, async ({ input }) => {
    const file = await getContentFile(db, input);
    const stored = await files.read(file.serverFileName);
    if (!stored) throw fault('notFound');
    return { ...stored, contentType: file.mime, fileName: file.name };
  });
}

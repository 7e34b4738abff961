import { downloadFile, removeFile, uploadFile } from '@chulbal/contract/files/files';
import * as files from '@chulbal/domain/files/commands';
import { CONTENT_SLOT } from '@chulbal/domain/files/content-files.queries';
import { findVariant } from '@chulbal/domain/files/picture-variants.queries';
import { getReadableFile } from '@chulbal/domain/files/queries';
import { openReadable } from '@chulbal/domain/files/shown-pictures.commands';
import * as uploads from '@chulbal/domain/files/upload.commands';
import type { UserApi, UserApiServices } from '../services.ts';

export function filesRoutes(api: UserApi, { db, files: store, clock }: UserApiServices): void {
  api.mount(uploadFile, async ({ actor, input, now, body }) => {
    return uploads.uploadFile(db, actor, store, { ...input, now, clock, body });
  });

  api.mount(removeFile, async ({ actor, input, now }) => {
    await files.removeFile(db, actor, { ...input, now });
    return null;
  });

  api.mount(downloadFile, async ({ actor, input, now }) => {
    const file = await getReadableFile(db, actor, { ...input, now });
    const { width, avif } = input;
    const variant = width
      ? await findVariant(db, { serverFileName: file.serverFileName, width, avif })
      : null;
    const varied = variant && (await store.read(variant.serverFileName));
    const stored = varied ?? (await openReadable(db, store, { file, now }));
    return {
      ...stored,
      contentType: varied ? variant.mime : file.mime,
      fileName: file.name,
      // Content never changes under its name, and whoever reads it here, everybody may.
      ...(file.slot === CONTENT_SLOT && { cacheControl: 'public, max-age=31536000, immutable' }),
    };
  });
}

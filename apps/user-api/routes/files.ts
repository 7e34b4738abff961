import { Readable } from 'node:stream';
import { downloadFile, removeFile, uploadFile } from '@chulbal/contract/files/files';
import { fault } from '@chulbal/domain/fault';
import * as files from '@chulbal/domain/files/commands';
import { CONTENT_SLOT } from '@chulbal/domain/files/content-files.queries';
import { findVariant } from '@chulbal/domain/files/picture-variants.queries';
import { getReadableFile } from '@chulbal/domain/files/queries';
import { openReadable } from '@chulbal/domain/files/shown-pictures.commands';
import * as uploads from '@chulbal/domain/files/upload.commands';
import type { UserApi, UserApiServices } from '../services.ts';

/** An upload from which nothing comes for so long has lost its sender. */
const SILENCE_MS = 60_000;

export function filesRoutes(api: UserApi, { db, files: store, clock }: UserApiServices): void {
  api.mount(uploadFile, async ({ actor, input, now, body }) => {
    if (!(body instanceof Readable)) throw fault('invalidRequest');
    return uploads.uploadFile(db, actor, store, { ...input, now, clock, body: notSilent(body) });
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

/** The body, which breaks off when nothing has come for too long. */
export async function* notSilent(body: Readable): AsyncGenerator<Uint8Array> {
  let heardAt = performance.now();
  // Looked at now and then: a timer set anew for every chunk costs as much as taking the chunk.
  const silence = setInterval(() => {
    if (performance.now() - heardAt > SILENCE_MS) body.destroy(new Error('The sender went silent.'));
  }, SILENCE_MS / 12);
  try {
    for await (const chunk of body) {
      heardAt = performance.now();
      yield chunk;
    }
  } finally {
    clearInterval(silence);
  }
}

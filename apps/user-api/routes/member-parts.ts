import * as contract from '@chulbal/contract/applications/member-parts';
import { leavePart, signPart } from '@chulbal/domain/applications/members/part-answers.commands';
import {
  provePart,
  sendPartCode,
  sendPartLink,
  sharePartLink,
} from '@chulbal/domain/applications/members/part-links.commands';
import { getPart, getPartDeviceKey } from '@chulbal/domain/applications/members/part-view.queries';
import { savePart, settlePart } from '@chulbal/domain/applications/members/parts.commands';
import { listMyParts } from '@chulbal/domain/applications/members/parts.queries';
import { getPartFile, removePartFile, uploadPartFile } from '@chulbal/domain/files/part-files.commands';
import { openReadable } from '@chulbal/domain/files/shown-pictures.commands';
import type { UserApi, UserApiServices } from '../services.ts';

/** Members who fill in their own part of an application: asked by their leader, answered by their link. */
export function memberPartsRoutes(api: UserApi, services: UserApiServices): void {
  const { db, files: store, clock, publicUrl, sessionSecret: secret } = services;
  api.mount(contract.listParts, async ({ actor, input, now }) => listMyParts(db, actor, { ...input, now }));
  api.mount(contract.sendPartLink, async ({ actor, input, now, language }) =>
    sendPartLink(db, actor, { ...input, now, language, publicUrl }),
  );
  api.mount(contract.sharePartLink, async ({ actor, input, now }) =>
    sharePartLink(db, actor, { ...input, now, publicUrl }),
  );

  api.mount(contract.getPart, async ({ actor, input, now, language }) =>
    getPart(db, actor, { ...input, now, language }),
  );
  api.mount(contract.sendPartCode, async ({ input, address, language, now }) =>
    sendPartCode(db, { ...input, caller: { address, language, now } }),
  );
  api.mount(contract.provePart, async ({ input, address, language, now }) =>
    provePart(db, { ...input, caller: { address, language, now } }),
  );
  api.mount(contract.partDeviceKey, async ({ actor, input, now }) =>
    getPartDeviceKey(db, actor, { ...input, now, secret }),
  );
  api.mount(contract.savePart, async ({ actor, input, now }) => savePart(db, actor, { ...input, now }));
  api.mount(contract.settlePart, async ({ actor, input, now }) => {
    await settlePart(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.signPart, async ({ actor, input, now }) => {
    await signPart(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.leavePart, async ({ actor, input, now, language }) => {
    await leavePart(db, actor, { ...input, now, language, publicUrl });
    return null;
  });

  api.mount(contract.uploadPartFile, async ({ actor, input, now, body }) => {
    return uploadPartFile(db, actor, store, { ...input, now, clock, body });
  });
  api.mount(contract.removePartFile, async ({ actor, input, now }) => {
    await removePartFile(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.downloadPartFile, async ({ actor, input, now }) => {
    const file = await getPartFile(db, actor, { ...input, now });
    const stored = await openReadable(db, store, { file, now });
    return { ...stored, contentType: file.mime, fileName: file.name };
  });
}

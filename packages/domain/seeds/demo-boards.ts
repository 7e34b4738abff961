import { mintOperator } from '../actor.ts';
import type { Db } from '../db.ts';
import { createFaq, setFaqPublished } from '../faqs/commands.ts';
import { createNotice, publishNotice } from '../notices/commands.ts';
import { demoFaqs } from './demo-faqs.texts.ts';
import type { DemoFile } from './demo-files.ts';
import { demoFile } from './demo-files.ts';
import { demoNotices } from './demo-notices.texts.ts';

const HOUR_MS = 3_600_000;

/** The attachments of the demo's notices, by the place of the notice. */
export function noticeFiles(): Map<number, DemoFile<'content'>[]> {
  return new Map(
    demoNotices.map(({ files = [] }, place) => [
      place,
      files.map((name, index) => demoFile('content', name, `Notice ${place + 1}, file ${index + 1}`)),
    ]),
  );
}

/** Writes the demo's notices and questions as its content would be written, by the operator named. */
export async function writeDemoBoards(
  tx: Db,
  { owner, files, now }: { owner: string; files: Map<number, DemoFile<'content'>[]>; now: Date },
): Promise<void> {
  const { id, name } = await tx.sql
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('kind', '=', 'operator')
    .where('emailIndex', '=', tx.vault.index(owner))
    .executeTakeFirstOrThrow();
  const actor = mintOperator({ operatorId: id, name, role: 'owner', address: '127.0.0.1' });
  for (const [place, { daysAgo, pinned = false, files: _, ...texts }] of demoNotices.entries()) {
    const publishAt = new Date(now.getTime() - daysAgo * 24 * HOUR_MS - 2 * HOUR_MS);
    const at = new Date(Math.min(publishAt.getTime(), now.getTime() - HOUR_MS));
    const attached = files.get(place) ?? [];
    await insertFiles(tx, attached, id, at);
    const attachments = attached.map(({ serverFileName, name: fileName, size }) => ({
      serverFileName,
      name: fileName,
      size,
    }));
    const draft = { ...texts, pinned, attachments };
    const { noticeNo, editVersion } = await createNotice(tx, actor, { draft, now: at });
    await publishNotice(tx, actor, { noticeNo, editVersion, publishAt, now: at });
  }
  for (const draft of demoFaqs) {
    const at = new Date(now.getTime() - 60 * 24 * HOUR_MS);
    const { faqNo } = await createFaq(tx, actor, { draft, now: at });
    await setFaqPublished(tx, actor, { faqNo, published: true, now: at });
  }
}

async function insertFiles(tx: Db, files: readonly DemoFile<'content'>[], ownerId: number, at: Date) {
  for (const { bytes: _, ...file } of files) {
    await tx.sql
      .insertInto('files')
      .values({
        ...file,
        ...{ ownerId, teamNo: null, extension: 'pdf', mime: 'application/pdf', status: 'stored' },
        ...{ isPublic: true, startedAt: at, storedAt: at, removedAt: null },
      })
      .execute();
  }
}

import type { WrittenPage } from '@chulbal/contract/pages/operators';
import { kindOfPage, type PageContent, type PageName } from '@chulbal/contract/pages/pages';
import { retentionRows } from '@chulbal/contract/retention/retention';
import { publishTerm, withdrawTerm } from '../accounts/terms.commands.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { useContentFiles } from '../files/content-uses.commands.ts';
import { json } from '../json.ts';
import { forgetMessages } from '../outbox/commands.ts';
import { getWrittenPage, listVersions } from './queries.ts';
import {
  aboutVersion,
  cleanContent,
  inForceAt,
  nextVersion,
  picturesOf,
  problemsOf,
  termOfPage,
} from './rules.ts';
import type { StoredContent } from './tables.ts';

/** Keeps what is being written of a page. Throws editedElsewhere 4043, invalidRequest for another kind of content. */
export async function savePage(
  db: Db,
  actor: OperatorActor,
  asked: { page: PageName; editVersion: number; content: PageContent; now: Date },
): Promise<WrittenPage> {
  const { page, editVersion, now } = asked;
  if (asked.content.kind !== kindOfPage[page]) throw fault('invalidRequest');
  const content = cleanContent(asked.content);
  return db.transaction(async (tx) => {
    await lockPages(tx);
    const before = await getWrittenPage(tx, { page, now });
    if (before.editVersion !== editVersion) throw fault('editedElsewhere');
    await writeDraft(tx, { page, content, changed: true, editVersion: editVersion + 1, now });
    await useFiles(tx, page, now);
    await record(tx, actor, {
      action: 'page.save',
      object: pageObject(page),
      before: before.changed ? before.content : null,
      after: content,
      now,
    });
    return getWrittenPage(tx, { page, now });
  });
}

/**
 * Makes a version of what is written, in force from `effectiveAt` (null: now). A consent that was given names the
 * version it was given to, so nothing of it changes. Side effect: a job writes to the members about new terms of service
 * (`tellOfTerms`). Throws editedElsewhere 4043, invalidRequest with fields.
 */
export async function publishPage(
  db: Db,
  actor: OperatorActor,
  asked: { page: PageName; editVersion: number; effectiveAt: Date | null; reason: string; now: Date },
): Promise<WrittenPage> {
  const { page, now, reason } = asked;
  const effectiveAt = asked.effectiveAt ?? now;
  if (effectiveAt < now) throw fault('invalidRequest', { fields: { effectiveAt: past } });
  return db.transaction(async (tx) => {
    await lockPages(tx);
    const { content, editVersion } = await getWrittenPage(tx, { page, now });
    if (editVersion !== asked.editVersion) throw fault('editedElsewhere');
    const problems = problemsOf(content);
    if (Object.keys(problems).length > 0) throw fault('invalidRequest', { fields: problems });
    const versions = await listVersions(tx, page);
    const version = nextVersion(
      effectiveAt,
      versions.map((one) => one.version),
    );
    const term = termOfPage[page];
    if (term && content.kind === 'term') await publishTerm(tx, { term, version, effectiveAt, text: content });
    else await insertVersion(tx, { page, version, content: withRetention(content), effectiveAt });
    await tx.sql
      .insertInto('pagePublishings')
      .values({
        ...{ page, version, reason, publishedBy: actor.operatorId, publishedAt: now },
        toldDone: page !== 'terms',
      })
      .execute();
    await writeDraft(tx, { page, content, changed: false, editVersion: editVersion + 1, now });
    await useFiles(tx, page, now);
    await record(tx, actor, {
      action: 'page.publish',
      object: pageObject(page),
      before: { version: inForceAt(versions, now)?.version ?? null },
      after: { version, effectiveAt: effectiveAt.toISOString() },
      reason,
      now,
    });
    return getWrittenPage(tx, { page, now });
  });
}

/**
 * Takes back a version before it takes effect; its text becomes what is being written, and letters about it that wait
 * are not sent. Throws notFound.
 */
export async function withdrawPage(
  db: Db,
  actor: OperatorActor,
  { page, version, reason, now }: { page: PageName; version: string; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPages(tx);
    const { editVersion, changed } = await getWrittenPage(tx, { page, now });
    const found = (await listVersions(tx, page)).find((one) => one.version === version);
    if (!found || found.effectiveAt <= now) throw fault('notFound');
    const term = termOfPage[page];
    if (term) await withdrawTerm(tx, { term, version });
    else await deleteVersion(tx, { page, version });
    await tx.sql
      .deleteFrom('pagePublishings')
      .where('page', '=', page)
      .where('version', '=', version)
      .execute();
    await forgetMessages(tx, { about: [aboutVersion({ page, version })] });
    if (!changed) {
      const { retention: _, ...content } = found.content;
      await writeDraft(tx, {
        ...{ page, content: content as PageContent, changed: true, now },
        editVersion: editVersion + 1,
      });
    }
    await useFiles(tx, page, now);
    await record(tx, actor, {
      action: 'page.withdraw',
      object: pageObject(page),
      before: { version, effectiveAt: found.effectiveAt.toISOString() },
      reason,
      now,
    });
  });
}

/** The first version of a page, of a new installation; nothing where there is one. */
export async function beginPage(
  tx: Db,
  { page, content, effectiveAt }: { page: 'about' | 'privacy'; content: PageContent; effectiveAt: Date },
): Promise<void> {
  if ((await listVersions(tx, page)).length > 0) return;
  const version = nextVersion(effectiveAt, []);
  await insertVersion(tx, { page, version, content: withRetention(content), effectiveAt });
}

const past = {
  ko: '지난 시각이에요. 지금 이후로 정해 주세요.',
  en: 'This time is past. Choose a later one.',
};

/** One at a time: what is written, published and withdrawn of pages is rare. */
async function lockPages(tx: Db): Promise<void> {
  await tx.sql.selectFrom('siteSettings').select('key').where('key', '=', 'slug').forUpdate().execute();
}

function withRetention(content: PageContent): StoredContent {
  return content.kind === 'policy' ? { ...content, retention: retentionRows } : content;
}

async function insertVersion(
  tx: Db,
  { content, ...row }: { page: PageName; version: string; content: StoredContent; effectiveAt: Date },
): Promise<void> {
  await tx.sql
    .insertInto('pageVersions')
    .values({ ...row, content: json(content) })
    .execute();
}

async function deleteVersion(tx: Db, { page, version }: { page: PageName; version: string }): Promise<void> {
  await tx.sql.deleteFrom('pageVersions').where('page', '=', page).where('version', '=', version).execute();
}

async function writeDraft(
  tx: Db,
  draft: { page: PageName; content: PageContent; changed: boolean; editVersion: number; now: Date },
): Promise<void> {
  const { page, content, changed, editVersion, now } = draft;
  const row = { content: json(content), changed, editVersion, savedAt: now };
  await tx.sql
    .insertInto('pageDrafts')
    .values({ page, ...row })
    .onConflict((conflict) => conflict.column('page').doUpdateSet(row))
    .execute();
}

/** Anybody reads the pictures of every version that was ever published; those of the draft are kept. */
async function useFiles(tx: Db, page: PageName, now: Date): Promise<void> {
  if (page !== 'about') return;
  const versions = await listVersions(tx, page);
  const { content } = await getWrittenPage(tx, { page, now });
  await useContentFiles(tx, {
    ...{ kind: 'page', id: page, from: now, until: null },
    shown: versions.flatMap((one) => picturesOf(one.content)),
    kept: picturesOf(content),
  });
}

function pageObject(page: PageName) {
  return { kind: 'page', id: page, label: '' };
}

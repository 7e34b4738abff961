import type { Language } from '@chulbal/contract/language';
import type { PageRow, WrittenPage } from '@chulbal/contract/pages/operators';
import {
  type AboutView,
  type LegalView,
  type PageContent,
  type PageName,
  pageName,
  type StoryView,
} from '@chulbal/contract/pages/pages';
import { policyHeadings, policyKeys } from '@chulbal/contract/policy';
import { retentionRows } from '@chulbal/contract/retention/retention';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { displayRichText } from '../rich-text.ts';
import { findSlug } from '../site/queries.ts';
import {
  compareVersions,
  hasEnglish,
  inForceAt,
  inOneLanguage,
  languageFor,
  stateOf,
  termOfPage,
} from './rules.ts';
import type { StoredContent } from './tables.ts';

/** A version with its whole text. */
export type PageVersion = { version: string; effectiveAt: Date; content: StoredContent };

/** All versions of a page, newest first: of texts that people agree to from where their consents point. */
export async function listVersions(db: Db, page: PageName): Promise<PageVersion[]> {
  const term = termOfPage[page];
  const versions = term ? await versionsOfTerm(db, term) : await versionsOfPage(db, page);
  return versions.sort((one, other) => compareVersions(other, one));
}

async function versionsOfPage(db: Db, page: PageName): Promise<PageVersion[]> {
  return db.sql
    .selectFrom('pageVersions')
    .select(['version', 'effectiveAt', 'content'])
    .where('page', '=', page)
    .execute();
}

async function versionsOfTerm(db: Db, term: string): Promise<PageVersion[]> {
  const rows = await db.sql.selectFrom('terms').selectAll().where('term', '=', term).execute();
  return rows.map(({ version, effectiveAt, title, purpose, items, period, refusal, body }) => ({
    version,
    effectiveAt,
    content: { kind: 'term', title, purpose, items, period, refusal, body },
  }));
}

/**
 * The story of the programme in force at `now`, for a reader. Throws notFound for a `product` that is not and never
 * was the site's, and where nothing is written.
 */
export async function getAbout(
  db: Db,
  { product, language, now }: { product: string; language: Language; now: Date },
): Promise<AboutView> {
  const slug = await findSlug(db, product);
  const content = inForceAt(await listVersions(db, 'about'), now)?.content;
  if (slug === null || content?.kind !== 'about') throw fault('notFound');
  const shown = languageFor(content, language);
  const story = inOneLanguage(content, shown) as StoryView;
  return {
    slug,
    story: {
      ...story,
      sections: story.sections.map((section) =>
        section.kind === 'text' ? { ...section, body: displayRichText(section.body) } : section,
      ),
    },
    inLanguage: shown === language,
  };
}

const policyTitle = { ko: '개인정보 처리방침', en: 'Privacy policy' };

/**
 * Terms of service or privacy policy for a reader: the version in force at `now`, or the one asked for, one that is
 * to come too. Throws notFound where there is none.
 */
export async function getLegalPage(
  db: Db,
  asked: { page: 'terms' | 'privacy'; version?: string; language: Language; now: Date },
): Promise<LegalView> {
  const { page, now } = asked;
  const versions = await listVersions(db, page);
  const inForce = inForceAt(versions, now);
  const found = asked.version ? versions.find(({ version }) => version === asked.version) : inForce;
  if (!found || found.content.kind === 'about') throw fault('notFound');
  const { content } = found;
  const language = languageFor(content, asked.language);
  const state = stateOf(found, inForce, now);
  return {
    page,
    title: (content.kind === 'policy' ? policyTitle : content.title)[language],
    version: found.version,
    effectiveAt: found.effectiveAt.toISOString(),
    state,
    inLanguage: language === asked.language,
    facts:
      content.kind === 'policy'
        ? []
        : (['purpose', 'items', 'period', 'refusal'] as const)
            .map((key) => ({ key, text: content[key][language] }))
            .filter(({ text }) => text !== ''),
    sections:
      content.kind === 'policy'
        ? policyKeys
            .map((key) => ({
              key,
              heading: policyHeadings[key].title[language],
              body: content.sections[key][language],
              retention: key === 'retention' ? retentionOf(content, state === 'earlier', language) : [],
            }))
            .filter(({ body, retention }) => body !== '' || retention.length > 0)
        : [{ key: 'body', heading: null, body: content.body[language], retention: [] }],
    versions: versions.map((one) => ({
      version: one.version,
      effectiveAt: one.effectiveAt.toISOString(),
      state: stateOf(one, inForce, now),
    })),
  };
}

/** The retention table: as it was in an earlier version, as it is now in every other (P-14). */
function retentionOf({ retention }: StoredContent, earlier: boolean, language: Language) {
  return ((earlier && retention) || retentionRows).map(({ key, what, period }) => ({
    key,
    what: what[language],
    period: period[language],
  }));
}

/** Every page as the list of the console shows it. */
export async function listPages(db: Db, { now }: { now: Date }): Promise<PageRow[]> {
  const drafts = await db.sql.selectFrom('pageDrafts').selectAll().execute();
  const rows: PageRow[] = [];
  for (const page of pageName.options) {
    const versions = await listVersions(db, page);
    const inForce = inForceAt(versions, now);
    const draft = drafts.find((one) => one.page === page);
    const content = inForce?.content ?? draft?.content;
    rows.push({
      page,
      version: inForce?.version ?? null,
      effectiveAt: inForce?.effectiveAt.toISOString() ?? null,
      coming: versions.filter(({ effectiveAt }) => effectiveAt > now).length,
      changed: draft?.changed ?? false,
      hasEnglish: content !== undefined && hasEnglish(content),
    });
  }
  return rows;
}

/** A page as it is written, with its versions. Throws notFound for a page that nothing was ever written of. */
export async function getWrittenPage(
  db: Db,
  { page, now }: { page: PageName; now: Date },
): Promise<WrittenPage> {
  const [versions, draft, publishings] = [
    await listVersions(db, page),
    await db.sql.selectFrom('pageDrafts').selectAll().where('page', '=', page).executeTakeFirst(),
    await db.sql
      .selectFrom('pagePublishings as p')
      .innerJoin('accounts as a', 'a.id', 'p.publishedBy')
      .select(['p.version', 'p.reason', 'p.publishedAt', 'a.name'])
      .where('p.page', '=', page)
      .execute(),
  ];
  const inForce = inForceAt(versions, now);
  const stored = draft?.content ?? (inForce ?? versions[0])?.content;
  if (!stored) throw fault('notFound');
  return {
    page,
    content: written(stored),
    changed: draft?.changed ?? false,
    editVersion: draft?.editVersion ?? 0,
    savedAt: draft?.savedAt.toISOString() ?? null,
    versions: versions.map((one) => {
      const publishing = publishings.find(({ version }) => version === one.version);
      return {
        version: one.version,
        state: stateOf(one, inForce, now),
        effectiveAt: one.effectiveAt.toISOString(),
        publishedAt: publishing?.publishedAt.toISOString() ?? null,
        publishedBy: publishing?.name ?? null,
        reason: publishing?.reason ?? '',
      };
    }),
  };
}

/** The text of a version. Throws notFound. */
export async function getPageVersion(
  db: Db,
  { page, version }: { page: PageName; version: string },
): Promise<{ version: string; content: PageContent }> {
  const found = (await listVersions(db, page)).find((one) => one.version === version);
  if (!found) throw fault('notFound');
  return { version, content: written(found.content) };
}

function written({ retention: _, ...content }: StoredContent): PageContent {
  return content as PageContent;
}

import type { PageContent, PageName } from '@chulbal/contract/pages/pages';
import type { Retention } from '@chulbal/contract/retention/retention';
import type { ColumnType, Generated } from 'kysely';

/** What a version holds: the privacy policy with the retention table as it was then. */
export type StoredContent = PageContent & { retention?: readonly Retention[] };

export type PageVersionsTable = {
  page: PageName;
  version: string;
  content: ColumnType<StoredContent, unknown, unknown>;
  effectiveAt: Date;
};

export type PagePublishingsTable = {
  page: PageName;
  version: string;
  reason: string;
  publishedBy: number;
  publishedAt: Date;
  /** Members with ids up to this one have been told; `toldDone`: nobody is left to tell, or nobody has to be told. */
  toldAccountId: Generated<number>;
  toldDone: boolean;
};

export type PageDraftsTable = {
  page: PageName;
  content: ColumnType<PageContent, unknown, unknown>;
  /** No version holds it yet. */
  changed: boolean;
  editVersion: number;
  savedAt: Date;
};

export type PagesTables = {
  pageVersions: PageVersionsTable;
  pagePublishings: PagePublishingsTable;
  pageDrafts: PageDraftsTable;
};

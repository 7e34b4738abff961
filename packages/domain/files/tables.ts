import type { ColumnType, Generated } from 'kysely';

/** `uploading` from the first byte, `stored` once size and SHA-256 are checked and the bytes are in place. */
export type FilesTable = {
  /** Opaque name, 32 random hex digits; also the key in the store. */
  serverFileName: string;
  teamNo: number | null;
  /** The stage whose material it belongs to; null for what belongs to the application. */
  stageNo: ColumnType<number | null, number | null | undefined, never>;
  ownerId: number;
  slot: string;
  /** Whose document it is, where a slot asks everyone: `leader`, or a member's key. */
  person: ColumnType<string | null, string | null | undefined, never>;
  /** As the user named it, in NFC. */
  name: string;
  extension: string;
  mime: string;
  size: number;
  sha256: string | null;
  status: 'uploading' | 'stored' | 'removed';
  isPublic: boolean;
  /** Counts up: of two uploads of a team, the one begun later has the larger number. */
  begun: Generated<number>;
  startedAt: Date;
  storedAt: Date | null;
  removedAt: Date | null;
  /** Under which version of the rules its content was judged; null for none yet. */
  judgedBy: Generated<number | null>;
  /** Why it would not be taken today; evaluators and visitors do not get it. */
  refusal: Generated<string | null>;
  /** When a virus scanner has seen it; null for not yet, or where there is none. */
  scannedAt: Generated<Date | null>;
  /** Uploaded by a member by their own link, in the name of the leader, who does not read it. */
  byMember: Generated<boolean>;
};

/** Which files of content something names, and when anyone may read them for it. */
export type ContentUsesTable = {
  kind: string;
  objectId: string;
  serverFileName: string;
  /** Null: the file is only kept. */
  shownFrom: Date | null;
  /** Null: without end. */
  shownUntil: Date | null;
};

/** A picture of content in another width or format; the bytes stand in the store under its own name. */
export type PictureVariant = {
  serverFileName: string;
  ofFile: string;
  /** In px. */
  width: number;
  mime: 'image/avif' | 'image/webp';
  /** In bytes. */
  size: number;
};

export type FilesTables = {
  files: FilesTable;
  pictureVariants: PictureVariant;
  contentUses: ContentUsesTable;
};

import type { ErrorName } from '@chulbal/contract/errors';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { keptMs } from '@chulbal/contract/retention/retention';
import { isUnderWay } from '../clock.ts';

/** Characters that a name on a user's disk may have; longer ones are refused with 4023. */
const MAX_NAME = 200;

/** Control, format (bidi overrides, zero-width letters) and half characters, and what no system allows. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029/\\:*?"<>|]/u;

/** Names that Windows keeps for devices, whatever their extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** What runs or renders when opened. Before the real extension it only serves to mislead. */
const runs =
  /^(exe|bat|cmd|scr|pif|msi|dll|lnk|hta|vbs?|vbe|jse?|wsf|wsh|ps1|jar|apk|app|dmg|sh|php\d?|phtml|jsp|aspx?|cgi|html?|xhtml|svgz?|mht|swf)$/i;

/** One user name of a file, normalised, with its extension in lower case. */
export type FileName = { name: string; extension: string };

/**
 * A file's name as it is kept: NFC (names from a Mac come decomposed), trimmed. Or why it is refused: 1120 for
 * a #, 4023 for what a name must not hold, 4395 for a registration number in it (P-04), 1103 without an extension.
 */
export function readFileName(given: string): FileName | ErrorName {
  const name = given.normalize('NFC').trim();
  if (name.includes('#')) return 'hashInFileName';
  if (name.length === 0 || name.length > MAX_NAME || forbidden.test(name)) return 'fileNameInvalid';
  if (hasRegistrationNumber(name, 'document')) return 'numberInFileName';
  const parts = name.split('.');
  const [stem = '', extension = ''] = [parts[0]?.trim(), parts.at(-1)];
  if (stem === '' || reserved.test(stem) || /[. ]$/.test(name)) return 'fileNameInvalid';
  if (parts.slice(1, -1).some((part) => runs.test(part.trim()))) return 'fileNameInvalid';
  if (parts.length < 2 || !/^[A-Za-z0-9]{1,10}$/.test(extension)) return 'extensionRefused';
  return { name, extension: extension.toLowerCase() };
}

/** What a track asks of the files of one slot. `maxBytes` in bytes. */
export type SlotRule = { extensions: readonly string[]; maxBytes: number; maxFiles: number };

export type UploadFacts = {
  extension: string;
  size: number;
  /** Files that stand in the slot already. */
  stored: number;
  /** When the head of the request reached the web server: an upload counts by its beginning. */
  startedAt: Date;
  opensAt: Date;
  closesAt: Date;
  /** The season has been ended. */
  over?: true;
};

/**
 * Why an upload may not begin, or null: 1353 outside [opensAt, closesAt) or once over, 1103 extension, 4020 size, 4021
 * empty, 1351 slot full. In a slot for one file a new one takes the old one's place.
 */
export function uploadProblem(slot: SlotRule, facts: UploadFacts): ErrorName | null {
  const isOpen = facts.startedAt >= facts.opensAt && facts.startedAt < facts.closesAt;
  if (facts.over || !isOpen) return 'notInPeriod';
  if (!slot.extensions.includes(facts.extension)) return 'extensionRefused';
  if (facts.size > slot.maxBytes) return 'fileTooLarge';
  if (facts.size === 0) return 'fileRefused';
  return isFull(slot, facts.stored) ? 'fileCountMismatch' : null;
}

export function isFull(slot: Pick<SlotRule, 'maxFiles'>, stored: number): boolean {
  return slot.maxFiles > 1 ? stored >= slot.maxFiles : slot.maxFiles < 1;
}

/**
 * Whether a file is in the place of one that comes: the only one of its slot, or the document of the same person, in a slot that
 * asks everyone.
 */
export function isReplaced(
  file: { person?: string | null },
  { maxFiles }: Pick<SlotRule, 'maxFiles'>,
  coming: { person?: string | null | undefined },
): boolean {
  return coming.person ? file.person === coming.person : maxFiles === 1;
}

/** Opaque names: 32 hex digits. Anything else names nothing. */
export function isServerFileName(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** For the stores, which are only asked for names that we made. */
export function assertServerFileName(name: string): void {
  if (!isServerFileName(name)) throw new Error('Not the name of a stored file.');
}

/** After this an upload that never ended, bytes that belong to nothing and what was taken out are swept. */
export const ORPHAN_MS = keptMs('file');

/** Uploads of one team at a time; one that began longer ago than `UPLOADING_MS` no longer counts: its device is gone. */
export const MOST_AT_ONCE = 10;
export const UPLOADING_MS = 10 * 60_000;

/** What is known of a file that was sent, whether it has arrived or not. */
export type Sent = {
  slot: string;
  /** Whose document it is, in a slot that asks everyone. */
  person?: string | null;
  name: string;
  size: number;
  status: string;
  startedAt: Date;
};

/**
 * Whether a submission waits for an upload: it has not ended, is not too old, and the same file was not sent again and has arrived. A
 * sender who got no answer sends again, and what was sent first may be under way for as long as the servers are busy.
 */
export function isAwaited(upload: Sent, files: readonly Sent[], now: Date): boolean {
  if (upload.status !== 'uploading' || !isUnderWay(upload.startedAt, now, UPLOADING_MS)) return false;
  const { slot, person = null, name, size, startedAt } = upload;
  return !files.some(
    (other) =>
      other.status === 'stored' &&
      other.startedAt > startedAt &&
      other.slot === slot &&
      (other.person ?? null) === person &&
      other.name === name &&
      other.size === size,
  );
}

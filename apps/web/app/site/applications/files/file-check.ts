import type { ErrorName } from '@chulbal/contract/errors';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import type { DocumentRule, DocumentSlot } from '@chulbal/contract/seasons/seasons';
import { formatBytes } from '../../../ui/data/bytes.ts';

/** Names from a Mac come decomposed (ㅎㅏㄴ): shown and sent composed. */
export function shownName(name: string): string {
  return name.normalize('NFC');
}

/**
 * Why a file cannot go into a slot, as far as this device can tell, or null. The server looks again, and inside.
 * The limits are the season's; "#" in a name is refused by the specification (section 5).
 */
export function fileProblem(
  file: Pick<File, 'name' | 'size'>,
  rule: Pick<DocumentRule, 'extensions' | 'maxBytes'>,
): ErrorName | null {
  const name = shownName(file.name);
  if (name.includes('#')) return 'hashInFileName';
  if ([...name].length > 200 || /[\p{Cc}/\\]/u.test(name)) return 'fileNameInvalid';
  if (hasRegistrationNumber(name, 'document')) return 'numberInFileName';
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (!extension || !rule.extensions.includes(extension)) return 'extensionRefused';
  if (file.size > rule.maxBytes) return 'fileTooLarge';
  if (file.size === 0) return 'fileBroken';
  return null;
}

/** Certificates and proofs, which lie on a table as paper; a logo and a business plan are made as files. */
const papers: readonly string[] = [
  'comPaper',
  'schoolPaper',
  'applyAddition1',
  'applyAddition2',
  'applyAddition3',
] satisfies DocumentSlot[];

/** Whether what goes into a slot is a paper that may be photographed. */
export function isPaper(slot: string): boolean {
  return papers.includes(slot);
}

/** Of an input's accept: `.pdf,.hwp`. */
export function acceptOf(rule: Pick<DocumentRule, 'extensions'>): string {
  return rule.extensions.map((extension) => `.${extension}`).join(',');
}

/** What may be put into a slot, in a line: the operator's words, kinds, size. */
export function slotHint({
  hint,
  extensions,
  maxBytes,
}: Pick<DocumentRule, 'hint' | 'extensions' | 'maxBytes'>): string {
  return [hint, extensions.join(', ').toUpperCase(), formatBytes(maxBytes)].filter(Boolean).join(' · ');
}

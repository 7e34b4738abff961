import type { Bilingual } from '@chulbal/contract/language';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { Fault } from '../../fault.ts';
import { type Bytes, withBytes } from './bytes.ts';
import { checkHwp } from './compound.ts';
import { checkHwpx, checkOffice } from './package.ts';
import type { Passage } from './passages.ts';
import { checkPdf } from './pdf.ts';
import { type RefusalReason, refused } from './refused.ts';
import { hasZipEnd } from './zip-end.ts';

/** The kinds of documents that can be looked into, by their extensions. */
export type DocumentKind = 'pdf' | 'hwp' | 'hwpx' | 'docx' | 'pptx' | 'xlsx';

export type JudgingTask = { path: string; kind: DocumentKind };
/** Why a document is refused, or null; and where in it that stands, as far as that is told. */
export type Judgement = { reason: RefusalReason | null; place?: Bilingual };

/**
 * Whether a document is, whole and only, what its extension says, runs, fetches and carries nothing (S-05), and shows
 * nobody's registration number anywhere in its texts (P-04).
 */
export function judgeFile({ path, kind }: JudgingTask): Promise<Judgement> {
  return withBytes(path, (bytes) => judgeBytes(bytes, kind));
}

export async function judgeBytes(bytes: Bytes, kind: DocumentKind): Promise<Judgement> {
  try {
    const passages = await passagesOf(bytes, kind);
    const found = passages.find(({ text }) => hasRegistrationNumber(text, 'document'));
    return found ? { reason: 'registrationNumber', place: found.place } : { reason: null };
  } catch (error) {
    if (error instanceof Fault) return { reason: (error.details.detail as { reason: RefusalReason }).reason };
    // A parser that fails on what it was given: whoever shows the file would, too.
    return { reason: 'broken' };
  }
}

async function passagesOf(bytes: Bytes, kind: DocumentKind): Promise<Passage[]> {
  if (kind === 'pdf') return checkPdf(bytes);
  if (kind === 'hwpx') return checkHwpx(bytes);
  if (kind !== 'hwp') return checkOffice(bytes, kind);
  const passages = await checkHwp(bytes);
  if (await hasZipEnd(bytes)) throw refused('trailing');
  return passages;
}

import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { Fault } from '../../fault.ts';
import { type Bytes, withBytes } from './bytes.ts';
import { checkHwp } from './compound.ts';
import { checkHwpx, checkOffice } from './package.ts';
import { checkPdf } from './pdf.ts';
import { type RefusalReason, refused } from './refused.ts';
import { hasZipEnd } from './zip-end.ts';

/** The kinds of documents that can be looked into, by their extensions. */
export type DocumentKind = 'pdf' | 'hwp' | 'hwpx' | 'docx' | 'pptx' | 'xlsx';

export type JudgingTask = { path: string; kind: DocumentKind };
/** Why a document is refused, or null. */
export type Judgement = { reason: RefusalReason | null };

/**
 * Whether a document is, whole and only, what its extension says, runs, fetches and carries nothing (S-05), and shows
 * nobody's registration number in its text (P-04).
 */
export function judgeFile({ path, kind }: JudgingTask): Promise<Judgement> {
  return withBytes(path, (bytes) => judgeBytes(bytes, kind));
}

export async function judgeBytes(bytes: Bytes, kind: DocumentKind): Promise<Judgement> {
  try {
    const text = await textOf(bytes, kind);
    return { reason: hasRegistrationNumber(text, 'document') ? 'registrationNumber' : null };
  } catch (error) {
    if (error instanceof Fault) return { reason: (error.details.detail as { reason: RefusalReason }).reason };
    // A parser that fails on what it was given: whoever shows the file would, too.
    return { reason: 'broken' };
  }
}

async function textOf(bytes: Bytes, kind: DocumentKind): Promise<string> {
  if (kind === 'pdf') return checkPdf(bytes);
  if (kind === 'hwpx') return checkHwpx(bytes);
  if (kind !== 'hwp') return checkOffice(bytes, kind);
  const text = await checkHwp(bytes);
  if (await hasZipEnd(bytes)) throw refused('trailing');
  return text;
}

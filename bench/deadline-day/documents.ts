import { createHash, randomBytes } from 'node:crypto';
import { blackPng } from '@chulbal/testing/corpus/images';
import { pdf } from '@chulbal/testing/corpus/pdf';

/** A file as an application asks for it. */
export type Document = { slot: string; fileName: string; bytes: Buffer; sha256: string };

/** Bytes of a business plan and of a certificate, far below what people send: how much a line carries is not what is asked. */
const PLAN_BYTES = 60_000;
const PAPER_BYTES = 20_000;
const pictures = new Map<number, Buffer>();

/** The five files of an application, of which the four documents are nobody else's: 120 kB together. */
export function documentsOf(teamNo: number): Document[] {
  const side = 600 + (teamNo % 50);
  const logo = pictures.get(side) ?? blackPng(side);
  pictures.set(side, logo);
  return [
    documentOf('business', '사업계획서.pdf', paper(PLAN_BYTES)),
    ...[1, 2, 3].map((number) => documentOf('schoolPaper', `재학증명서 ${number}.pdf`, paper(PAPER_BYTES))),
    documentOf('logo', '로고.png', logo),
  ];
}

function documentOf(slot: string, fileName: string, bytes: Buffer): Document {
  return { slot, fileName, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function paper(bytes: number): Buffer {
  return pdf({ more: [`<< /Filler (${randomBytes(bytes / 2).toString('hex')}) >>`] });
}

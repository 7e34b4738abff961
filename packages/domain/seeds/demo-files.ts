import { createHash, randomBytes } from 'node:crypto';
import type { DocumentSlot } from '@chulbal/contract/seasons';
import type { FileStore } from '../files/store.ts';

/** A file of the demo, with its bytes. */
export type DemoFile<Slot extends string = DocumentSlot> = {
  serverFileName: string;
  slot: Slot;
  /** Whose document it is, where a slot asks everyone. */
  person?: string | undefined;
  name: string;
  size: number;
  sha256: string;
  bytes: Buffer;
};

/** A one-page PDF that says what it stands for. `title` is in Latin letters, which need no font of ours. */
export function demoFile<Slot extends string>(slot: Slot, name: string, title: string): DemoFile<Slot> {
  const bytes = onePagePdf(title);
  return {
    serverFileName: randomBytes(16).toString('hex'),
    slot,
    name: name.normalize('NFC'),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

/** Files written at a time. */
const AT_ONCE = 8;

export async function storeDemoFiles(store: FileStore, files: readonly DemoFile<string>[]): Promise<void> {
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const batch = files.slice(start, start + AT_ONCE);
    await Promise.all(batch.map(({ serverFileName, bytes }) => store.write(serverFileName, chunks(bytes))));
  }
}

async function* chunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function onePagePdf(title: string): Buffer {
  const text = title.replace(/[^\x20-\x7e]/g, '?').replace(/[()\\]/g, '\\$&');
  const content = `BT /F1 24 Tf 72 740 Td (${text}) Tj 0 -32 Td /F1 12 Tf (A document of the demo season.) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

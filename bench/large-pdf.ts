import { createHash } from 'node:crypto';
import { randomNumbers } from '@chulbal/demo/random';

const BLOCK = 1024 * 1024;

/** A PDF of one page and one long stream that nothing shows: `blocks()` gives it piece by piece. */
export type LargePdf = { size: number; sha256: string; blocks(): Iterable<Buffer> };

/** Its stream has so many MiB, of bytes that do not compress. The same seed gives the same file. */
export function largePdf(mebibytes: number, seed: number): LargePdf {
  const random = randomNumbers(seed);
  const block = Buffer.from(Uint8Array.from({ length: BLOCK }, () => Math.floor(random() * 256)));
  const head = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] ` +
      `/Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n` +
      `4 0 obj\n<< /Length ${mebibytes * BLOCK} >>\nstream\n`,
    'latin1',
  );
  const end = '\nendstream\nendobj\n';
  const table = head.length + mebibytes * BLOCK + end.length;
  const text = head.toString('latin1');
  const rows = [1, 2, 3, 4].map(
    (n) => `${String(text.indexOf(`\n${n} 0 obj`) + 1).padStart(10, '0')} 00000 n \n`,
  );
  const tail = Buffer.from(
    `${end}xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
  function* blocks() {
    yield head;
    for (let number = 0; number < mebibytes; number += 1) yield block;
    yield tail;
  }
  const hash = createHash('sha256');
  for (const piece of blocks()) hash.update(piece);
  return {
    size: head.length + mebibytes * BLOCK + tail.length,
    sha256: hash.digest('hex'),
    blocks,
  };
}

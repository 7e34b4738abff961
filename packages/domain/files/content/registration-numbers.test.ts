import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { compound } from '@chulbal/testing/corpus/compound';
import { contentTypes, hwpHeader, hwpx, wordText } from '@chulbal/testing/corpus/documents';
import { zip } from '@chulbal/testing/corpus/zip';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { bytesOf } from './bytes.ts';
import { type DocumentKind, judgeBytes } from './judge-file.ts';

async function pdf(lines: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ compress: true });
  for (const line of lines) document.text(line);
  document.addPage().text('2026', { characterSpacing: 4 });
  document.end();
  return buffer(document);
}

/** A Word document whose text stands in as many runs as there are pieces. */
function docx(pieces: readonly string[]): Promise<Buffer> {
  const children = pieces.map((text, n) => new TextRun({ text, bold: n % 2 === 0 }));
  return Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children })] }] }));
}

/** An HWP document with one paragraph: a record of tag 67 in a packed section. */
function hwp(text: string): Buffer {
  const letters = Buffer.from(`${text}\r`, 'utf16le');
  const head = Buffer.alloc(4);
  head.writeUInt32LE(67 | (letters.length << 20));
  return compound([
    { name: 'FileHeader', data: hwpHeader() },
    { name: 'DocInfo', data: Buffer.alloc(900, 7) },
    { name: 'BodyText' },
    { name: 'Section0', data: deflateRawSync(Buffer.concat([head, letters])) },
  ]);
}

function slides(text: string): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
  return zip([
    contentTypes('/ppt/presentation.xml', type),
    { name: 'ppt/presentation.xml', data: '<p:presentation/>' },
    { name: 'ppt/slides/slide1.xml', data: `<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>` },
  ]);
}

async function reasonOf(bytes: Buffer, kind: DocumentKind): Promise<string | null> {
  return (await judgeBytes(bytesOf(bytes), kind)).reason;
}

const written = ['900101-1234567', '041102-3123456', '850301-5123456'];

test.each(written)('a document with %s in its text is refused with the reason (P-04)', async (number) => {
  const wide = number
    .replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    .replace('-', '–');
  expect(await reasonOf(await pdf(['Plan', `No. ${number} of the leader`]), 'pdf')).toBe(
    'registrationNumber',
  );
  expect(
    await reasonOf(await docx(['번호 ', number.slice(0, 4), number.slice(4, 9), number.slice(9)]), 'docx'),
  ).toBe('registrationNumber');
  expect(await reasonOf(await docx([wide]), 'docx')).toBe('registrationNumber');
  expect(await reasonOf(slides(number), 'pptx')).toBe('registrationNumber');
  expect(
    await reasonOf(hwpx([{ name: 'Contents/section1.xml', data: `<hp:t>${wide}</hp:t>` }]), 'hwpx'),
  ).toBe('registrationNumber');
  expect(await reasonOf(hwp(`번호 ${number}`), 'hwp')).toBe('registrationNumber');
});

test('documents as their writers make them are taken', async () => {
  expect(
    await reasonOf(await pdf(['Tel. 010-1234-5678', '123-45-67890', '2026-01-01 - 3500000']), 'pdf'),
  ).toBeNull();
  expect(
    await reasonOf(await docx(['900101-1******', ' 예산 1,500,000원 (220301) 1500000']), 'docx'),
  ).toBeNull();
  expect(await reasonOf(slides('8801062628483'), 'pptx')).toBeNull();
  expect(await reasonOf(hwp('계획 2026'), 'hwp')).toBeNull();
  expect(await reasonOf(zip([contentTypes(), wordText]), 'docx')).toBeNull();
});

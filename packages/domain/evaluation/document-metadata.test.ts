import { Readable } from 'node:stream';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { cleanedDocument, withoutMetadata } from './document-metadata.ts';

async function pdf(author: string, useObjectStreams = true): Promise<Buffer> {
  const made = await PDFDocument.create({ updateMetadata: false });
  const page = made.addPage();
  page.drawText('12 months of figures');
  made.setAuthor(author);
  made.setTitle(`Plan of ${author}`);
  made.setProducer('Producer');
  const xmp = made.context.stream(`<x:xmpmeta>${author}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' });
  made.catalog.set(PDFName.of('Metadata'), made.context.register(xmp));
  const note = made.context.register(
    made.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 10, 10], T: PDFString.of(author) }),
  );
  page.node.set(PDFName.of('Annots'), made.context.obj([note]));
  return Buffer.from(await made.save({ useObjectStreams }));
}

for (const useObjectStreams of [true, false]) {
  test(`a PDF says no longer who made it (${useObjectStreams ? 'packed' : 'plain'} objects)`, async () => {
    const clean = await withoutMetadata(await pdf('Kim Namu', useObjectStreams), 'pdf');
    const read = await PDFDocument.load(clean, { updateMetadata: false });
    expect(read.getAuthor()).toBeUndefined();
    expect(read.getTitle()).toBeUndefined();
    expect(read.getPageCount()).toBe(1);
    const plain = Buffer.from(await read.save({ useObjectStreams: false })).toString('latin1');
    expect(plain).not.toContain('Kim Namu');
    expect(plain).not.toContain('xmpmeta');
  });
}

test('two PDFs that differ only in who made them become equal (S-04)', async () => {
  const [a, b] = [await pdf('Kim Namu'), await pdf('Somebody else of another company')];
  expect(a.equals(b)).toBe(false);
  expect((await withoutMetadata(a, 'pdf')).equals(await withoutMetadata(b, 'pdf'))).toBe(true);
});

function docx(author: string): Buffer {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'docProps/core.xml': `<cp:coreProperties><dc:creator>${author}</dc:creator><dc:title>x</dc:title><cp:lastModifiedBy>${author}</cp:lastModifiedBy><dcterms:created>2026-05-01T00:00:00Z</dcterms:created></cp:coreProperties>`,
    'docProps/app.xml': `<Properties><Company>${author}</Company><Pages>3</Pages></Properties>`,
    'word/document.xml': `<w:document><w:ins w:id="1" w:author="${author}"><w:t>plan</w:t></w:ins></w:document>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

test('a DOCX says no longer who made it, and its text stays', async () => {
  const clean = await withoutMetadata(docx('김나무'), 'docx');
  const entries = unzipSync(clean);
  const texts = Object.values(entries).map((part) => strFromU8(part));
  expect(texts.join()).not.toContain('김나무');
  expect(strFromU8(entries['word/document.xml'] ?? new Uint8Array())).toContain('<w:t>plan</w:t>');
  expect(strFromU8(entries['docProps/app.xml'] ?? new Uint8Array())).toContain('<Pages>3</Pages>');
  expect(clean.equals(await withoutMetadata(docx('이가람'), 'docx'))).toBe(true);
});

test('a HWPX keeps its type first and as it is, and loses its metadata', async () => {
  const made = zipSync({
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'Contents/content.hpf': strToU8(
      '<opf:package><opf:metadata><opf:title>나무의 계획</opf:title><opf:meta name="creator" content="text">김나무</opf:meta></opf:metadata></opf:package>',
    ),
  });
  const clean = await withoutMetadata(Buffer.from(made), 'hwpx');
  expect(clean.toString('latin1', 30, 38)).toBe('mimetype');
  expect(clean.readUInt16LE(8)).toBe(0);
  const text = strFromU8(unzipSync(clean)['Contents/content.hpf'] ?? new Uint8Array());
  expect(text).toContain('<opf:meta name="creator" content="text"></opf:meta>');
  expect(text).not.toMatch(/나무/);
});

test('what cannot be read this way is given as it is', async () => {
  const bytes = Buffer.from('no document');
  expect(await withoutMetadata(bytes, 'pdf')).toBe(bytes);
  expect(await withoutMetadata(bytes, 'hwp')).toBe(bytes);
});

test('a stored file is cleaned once for all who read it, and again after a failure', async () => {
  const file = { serverFileName: 'ab'.repeat(16), extension: 'pdf' };
  let opened = 0;
  const open = async () => {
    opened += 1;
    if (opened === 1) throw new Error('The store is away.');
    return Readable.from([await pdf('Kim Namu')]);
  };
  await expect(cleanedDocument(file, open)).rejects.toThrow('away');
  const [one, other] = await Promise.all([cleanedDocument(file, open), cleanedDocument(file, open)]);
  expect(one).toBe(other);
  expect(await cleanedDocument(file, open)).toBe(one);
  expect(opened).toBe(2);
});

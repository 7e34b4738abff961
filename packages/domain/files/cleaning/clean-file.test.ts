import { deflateRawSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { hwp, hwpx } from '@chulbal/testing/corpus/documents';
import { photoBy } from '@chulbal/testing/corpus/images';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from './clean-file.ts';

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

test('what cannot be read this way is not given at all', async () => {
  const bytes = Buffer.from('no document');
  for (const extension of ['pdf', 'hwp', 'hwpx', 'docx', 'jpg', 'png', 'webp', 'svg']) {
    await expect(withoutMetadata(bytes, extension), extension).rejects.toThrow();
  }
});

test('a PDF loses attachments, the names in a signature and what an earlier saving has left', async () => {
  const made = await PDFDocument.create({ updateMetadata: false });
  const page = made.addPage();
  await made.attach(Buffer.from('Kim Namu, resume'), 'Kim Namu.txt', { mimeType: 'text/plain' });
  const { context } = made;
  const note = context.obj({ Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9] });
  page.node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
  const signature = context.obj({ Type: 'Sig', Name: PDFString.of('Kim Namu'), Filter: 'Adobe.PPKLite' });
  const field = context.obj({ FT: 'Sig', T: PDFString.of('field'), V: context.register(signature) });
  made.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [context.register(field)] }));
  context.register(context.obj({ Author: PDFString.of('Kim Namu') }));
  const clean = await withoutMetadata(Buffer.from(await made.save()), 'pdf');
  const read = await PDFDocument.load(clean, { updateMetadata: false });
  const plain = Buffer.from(await read.save({ useObjectStreams: false })).toString('latin1');
  for (const word of ['Namu', 'EmbeddedFile', 'FileAttachment', '4b696d']) expect(plain).not.toContain(word);
  expect(plain).toContain('field');
  expect(read.getPageCount()).toBe(1);
});

test('photos in documents lose where and with what they were taken', async () => {
  const photo = await photoBy('Kim Namu', 'jpeg');
  const made = await PDFDocument.create({ updateMetadata: false });
  made.addPage().drawImage(await made.embedJpg(photo), { width: 90, height: 90 });
  const pdfBytes = await withoutMetadata(Buffer.from(await made.save()), 'pdf');
  expect(pdfBytes.includes('Kim Namu')).toBe(false);
  expect((await PDFDocument.load(pdfBytes)).getPageCount()).toBe(1);

  const package_ = Buffer.from(zipSync({ 'BinData/image1.jpg': photo, 'word/media/image1.jpg': photo }));
  for (const extension of ['hwpx', 'docx']) {
    for (const part of Object.values(unzipSync(await withoutMetadata(package_, extension)))) {
      expect(Buffer.from(part).includes('Kim Namu')).toBe(false);
      expect((await sharp(part).metadata()).width).toBe(64);
    }
  }
  const bare = await withoutMetadata(photo, 'jpg');
  for (const pack of [(bytes: Buffer) => bytes, (bytes: Buffer) => deflateRawSync(bytes, { level: 9 })]) {
    const given = hwp({ more: [{ name: 'BIN0001.jpg', data: pack(photo) }] });
    const clean = await withoutMetadata(given, 'hwp');
    expect(clean.length).toBe(given.length);
    expect(clean.includes(pack(bare))).toBe(true);
    expect(clean.includes(pack(photo))).toBe(false);
  }
});

test('a HWP no longer keeps who saved which version', async () => {
  const log = Buffer.from('김나무가 고친 판', 'utf16le');
  const given = hwp({ bits: 1 | (1 << 6), more: [{ name: 'VersionLog0', data: log }] });
  const clean = await withoutMetadata(given, 'hwp');
  expect(clean.includes(log)).toBe(false);
  expect(clean.length).toBe(given.length);
  expect(clean.readUInt32LE(clean.indexOf('HWP Document File') + 36)).toBe(1);
});

test('HWPX no longer says who saved a version, tracked a change or wrote a note', async () => {
  const given = hwpx([
    { name: 'Contents/head2.xml', data: '<hh:trackChangeAuthor name="김나무" mark="1"/>' },
    {
      name: 'History/h.xml',
      data: '<hhs:historyEntry revisionAuthor="김나무" revisionDesc="김나무가 고침"/>',
    },
    {
      name: 'Contents/section1.xml',
      data: '<hs:sec><hp:stringParam name="Author">김나무</hp:stringParam><hp:t>계획</hp:t></hs:sec>',
    },
  ]);
  const parts = Object.values(unzipSync(await withoutMetadata(given, 'hwpx'))).map((part) => strFromU8(part));
  expect(parts.join()).not.toContain('김나무');
  expect(parts.join()).toContain('<hp:t>계획</hp:t>');
});

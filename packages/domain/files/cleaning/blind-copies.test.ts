import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { photoBy } from '@chulbal/testing/corpus/images';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { withoutMetadata } from './clean-file.ts';

const who = 'Kim Namu';

function packed(parts: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** A document of Office as its programs leave names in it; quotes, prefixes and encoding are the caller's. */
async function office(write: (text: string) => string | Uint8Array) {
  const photo = await photoBy(who, 'jpeg');
  return {
    '[Content_Types].xml': '<Types/>',
    'docProps/app.xml': write(`<Properties><Manager>${who}</Manager><Slides>3</Slides></Properties>`),
    'docProps/custom.xml': write(
      `<Properties><property name="Team of ${who}"><vt:lpwstr>${who}</vt:lpwstr></property></Properties>`,
    ),
    'customXml/item1.xml': write(`<b:Sources><b:Author>${who}</b:Author></b:Sources>`),
    'ppt/changesInfos/changesInfo1.xml': write(
      `<pc:chgInfo><pc:chgData name="${who}" userId="${who}"/></pc:chgInfo>`,
    ),
    'ppt/authors.xml': write(
      `<p188:authorLst><p188:author id="{1}" name="${who}" initials="${who}"/></p188:authorLst>`,
    ),
    'ppt/slides/slide1.xml': write(
      `<p:sld><p:cNvPr id="1" descr="C:\\Users\\${who}\\logo.png"/><!-- ${who} --><a:t>계획 > 1</a:t></p:sld>`,
    ),
    'ppt/slides/_rels/slide1.xml.rels': write(
      `<Relationships><Relationship Id="r1" Type="x/hyperlink" Target="file:///C:/Users/${who}/a" TargetMode="External"/><Relationship Id="r2" Type="x/hyperlink" Target="mailto:${who}@a.kr" TargetMode="External"/><Relationship Id="r3" Type="x/image" Target="../media/image1.bin"/></Relationships>`,
    ),
    'word/document.xml': write(
      `<w:document><w:ins w:author="${who}"><w:instrText> HYPERLINK "https://a.kr/${who}" </w:instrText><w:t>plan</w:t></w:ins></w:document>`,
    ),
    'xl/persons/person.xml': write(
      `<personList><person displayName="${who}" id="1" userId="${who}"/></personList>`,
    ),
    'xl/workbook.xml': write(
      `<workbook><x15ac:absPath url="C:\\Users\\${who}\\"/><fileSharing userName="${who}"/></workbook>`,
    ),
    'ppt/media/image1.bin': photo,
    'word/media/Photo': photo,
  };
}

test.each([
  ['as written', (text: string) => text],
  ['with single quotes', (text: string) => text.replaceAll('"', "'")],
  ['in UTF-16', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  [
    'with other prefixes',
    (text: string) => text.replace(/(<\/?)(w|pc|p188|p):/g, '$1x:').replaceAll('w:author', 'q:author'),
  ],
] as const)('a document of Office names nobody in a blind copy, %s', async (_, write) => {
  const clean = unzipSync(await withoutMetadata(packed(await office(write)), 'pptx'));
  for (const [name, part] of Object.entries(clean)) {
    expect(Buffer.from(part).includes(who), name).toBe(false);
    expect(Buffer.from(part).includes(Buffer.from(who, 'utf16le')), name).toBe(false);
  }
  const text = (name: string) => strFromU8(clean[name] ?? new Uint8Array());
  expect(text('ppt/slides/slide1.xml')).toContain('계획 &gt; 1');
  expect(text('word/document.xml')).toContain('plan');
  expect(text('docProps/app.xml')).toContain('<Slides>3</Slides>');
  expect(text('ppt/slides/_rels/slide1.xml.rels')).toContain('../media/image1.bin');
});

test('a PDF names nobody in a blind copy: notes, layers, bookmarks, links', async () => {
  const made = await PDFDocument.create({ updateMetadata: false });
  const page = made.addPage();
  page.drawText('plan');
  const { context } = made;
  const say = PDFString.of(who);
  const rectangle = [0, 0, 9, 9];
  const note = context.obj({ Type: 'Annot', Subtype: 'Text', Rect: rectangle, Contents: say, T: say });
  const mark = context.obj({
    Type: 'Annot',
    Subtype: 'Highlight',
    Rect: rectangle,
    Contents: say,
    Subj: say,
    RC: say,
  });
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: rectangle,
    A: { S: 'URI', URI: PDFString.of(`https://a.kr/${who}`) },
  });
  const inside = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: rectangle,
    A: { S: 'GoTo', D: [page.ref, 'Fit'] },
  });
  page.node.set(
    PDFName.of('Annots'),
    context.obj([note, mark, link, inside].map((one) => context.register(one))),
  );
  const layer = context.register(
    context.obj({
      Type: 'OCG',
      Name: say,
      Usage: { CreatorInfo: { Creator: say }, User: { Type: 'Ind', Name: say } },
    }),
  );
  made.catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: [layer], D: { Name: say, Creator: say, Order: [layer] } }),
  );
  const item = context.register(context.obj({ Title: say }));
  made.catalog.set(PDFName.of('Outlines'), context.obj({ First: item, Last: item, Count: 1 }));
  made.catalog.set(PDFName.of('SpiderInfo'), context.obj({ Who: say }));

  const clean = await withoutMetadata(Buffer.from(await made.save()), 'pdf');
  const read = await PDFDocument.load(clean, { updateMetadata: false });
  const plain = Buffer.from(await read.save({ useObjectStreams: false })).toString('latin1');
  expect(plain).not.toContain(who);
  expect(plain).toContain('/OCG');
  expect(plain).toContain('/GoTo');
  expect(plain).toContain('/Highlight');
  expect(read.getPageCount()).toBe(1);
});

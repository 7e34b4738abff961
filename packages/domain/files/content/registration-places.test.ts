import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { compound } from '@chulbal/testing/corpus/compound';
import { contentTypes, docx, hwpHeader, hwpx, xlsx } from '@chulbal/testing/corpus/documents';
import { zip } from '@chulbal/testing/corpus/zip';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { bytesOf } from './bytes.ts';
import { type DocumentKind, judgeBytes } from './judge-file.ts';
import { refused } from './refused.ts';

/** With their check digits, for one that stands behind a space could be a sum. */
const numbers = { resident: '900101-1234568', foreigner: '850301-5123451' };

function wide(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
}

const spellings: [string, (number: string) => string][] = [
  ['with a dash', (number) => number],
  ['without', (number) => number.replace('-', '')],
  ['behind a space', (number) => number.replace('-', ' ')],
  ['with spaces round its dash', (number) => number.replace('-', ' - ')],
  ['in full width', (number) => wide(number).replace('-', '－')],
];

type Place = [kind: DocumentKind, place: string, make: (text: string) => Buffer | Promise<Buffer>];

const part = (name: string, data: string) => ({ name, data });

function slides(name: string, data: string): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
  const types = contentTypes('/ppt/presentation.xml', type);
  return zip([types, part('ppt/presentation.xml', '<p:presentation/>'), part(name, data)]);
}

/** Records of paragraphs (tag 67), as they stand for the text and for headers, notes and boxes in it. */
function hwp(texts: readonly string[], more: { name: string; data: Buffer }[] = []): Buffer {
  const records = texts.map((text) => {
    const letters = Buffer.from(`${text}\r`, 'utf16le');
    const head = Buffer.alloc(4);
    head.writeUInt32LE(67 | (letters.length << 20));
    return Buffer.concat([head, letters]);
  });
  return compound([
    { name: 'FileHeader', data: hwpHeader() },
    { name: 'DocInfo', data: Buffer.alloc(900, 7) },
    { name: 'BodyText' },
    { name: 'Section0', data: deflateRawSync(Buffer.concat(records)) },
    ...more,
  ]);
}

function propertySet(text: string): Buffer {
  const letters = Buffer.from(`${text}\0`, 'utf16le');
  return Buffer.concat([Buffer.from('fffe000000000000', 'hex'), Buffer.alloc(64, 1), letters]);
}

/** pdfkit's own letters have no full width: there, digits are plain. */
async function pdf(draw: (document: PDFKit.PDFDocument) => void, info = {}): Promise<Buffer> {
  const document = new PDFDocument({ info, bufferPages: true });
  document.text('Plan');
  draw(document);
  document.end();
  return buffer(document);
}

const plain = (text: string) => text.normalize('NFKC');
const word = (inner: string) => `<w:p><w:r><w:t>${inner}</w:t></w:r></w:p>`;

const everywhere: Place[] = [
  ['docx', '본문', (text) => docx([part('word/glossary/document.xml', `<w:d>${word(text)}</w:d>`)])],
  ['docx', '머리글', (text) => docx([part('word/header1.xml', `<w:hdr>${word(text)}</w:hdr>`)])],
  ['docx', '바닥글', (text) => docx([part('word/footer2.xml', `<w:ftr>${word(text)}</w:ftr>`)])],
  ['docx', '메모', (text) => docx([part('word/comments.xml', `<w:comments>${word(text)}</w:comments>`)])],
  [
    'docx',
    '각주·미주',
    (text) => docx([part('word/footnotes.xml', `<w:footnotes>${word(text)}</w:footnotes>`)]),
  ],
  [
    'docx',
    '문서 속성',
    (text) => docx([part('docProps/core.xml', `<cp:p><dc:title>${text}</dc:title></cp:p>`)]),
  ],
  [
    'docx',
    '문서 속성',
    (text) => docx([part('docProps/app.xml', `<Properties><Company>${text}</Company></Properties>`)]),
  ],
  [
    'docx',
    '문서 속성',
    (text) => docx([part('docProps/custom.xml', `<P><property><vt:lpstr>${text}</vt:lpstr></property></P>`)]),
  ],
  [
    'docx',
    '도형이나 차트',
    (text) => docx([part('word/charts/chart1.xml', `<c:c><c:v>${text}</c:v></c:c>`)]),
  ],
  [
    'docx',
    '머리글',
    (text) =>
      docx([part('word/header2.xml', `<w:hdr><w:drawing><wp:docPr descr="${text}"/></w:drawing></w:hdr>`)]),
  ],
  [
    'docx',
    '머리글',
    (text) =>
      docx([
        part(
          'word/header3.xml',
          `<w:hdr><v:textbox><w:txbxContent>${word(text)}</w:txbxContent></v:textbox></w:hdr>`,
        ),
      ]),
  ],
  [
    'docx',
    '안에 든 표의 시트 1',
    (text) =>
      docx([
        {
          name: 'word/embeddings/a.xlsx',
          data: xlsx([part('xl/worksheets/sheet1.xml', `<w><c><v>${text}</v></c></w>`)]),
        },
      ]),
  ],
  [
    'pptx',
    '슬라이드 3',
    (text) => slides('ppt/slides/slide3.xml', `<p:sld><a:p><a:t>${text}</a:t></a:p></p:sld>`),
  ],
  [
    'pptx',
    '슬라이드 노트 2',
    (text) => slides('ppt/notesSlides/notesSlide2.xml', `<p:n><a:t>${text}</a:t></p:n>`),
  ],
  ['pptx', '메모', (text) => slides('ppt/comments/comment1.xml', `<p:cm><p:text>${text}</p:text></p:cm>`)],
  [
    'pptx',
    '슬라이드 마스터',
    (text) => slides('ppt/slideMasters/slideMaster1.xml', `<p:m><a:t>${text}</a:t></p:m>`),
  ],
  [
    'pptx',
    '문서 속성',
    (text) => slides('docProps/app.xml', `<Properties><Manager>${text}</Manager></Properties>`),
  ],
  [
    'xlsx',
    '시트의 칸',
    (text) =>
      xlsx([
        part(
          'xl/sharedStrings.xml',
          `<sst><si><r><t>${text.slice(0, 5)}</t></r><r><t>${text.slice(5)}</t></r></si></sst>`,
        ),
      ]),
  ],
  [
    'xlsx',
    '시트 2',
    (text) => xlsx([part('xl/worksheets/sheet2.xml', `<w><c t="inlineStr"><is><t>${text}</t></is></c></w>`)]),
  ],
  [
    'xlsx',
    '시트 1',
    (text) =>
      xlsx([
        part(
          'xl/worksheets/sheet1.xml',
          `<w><headerFooter><oddHeader>&amp;C${text}</oddHeader></headerFooter></w>`,
        ),
      ]),
  ],
  [
    'xlsx',
    '시트 1',
    (text) => xlsx([part('xl/worksheets/sheet1.xml', `<w><dataValidation prompt="${text}"/></w>`)]),
  ],
  ['xlsx', '메모', (text) => xlsx([part('xl/comments1.xml', `<c><text><t>${text}</t></text></c>`)])],
  [
    'xlsx',
    '메모',
    (text) => xlsx([part('xl/threadedComments/threadedComment1.xml', `<T><text>${text}</text></T>`)]),
  ],
  ['xlsx', '도형이나 차트', (text) => xlsx([part('xl/drawings/drawing1.xml', `<d><a:t>${text}</a:t></d>`)])],
  ['hwpx', '본문', (text) => hwpx([part('Contents/section1.xml', `<hs:sec><hp:t>${text}</hp:t></hs:sec>`)])],
  [
    'hwpx',
    '본문',
    (text) =>
      hwpx([
        part(
          'Contents/section1.xml',
          `<hs:sec><hp:header><hp:subList><hp:t>${text}</hp:t></hp:subList></hp:header></hs:sec>`,
        ),
      ]),
  ],
  [
    'hwpx',
    '본문',
    (text) =>
      hwpx([
        part(
          'Contents/section1.xml',
          `<hs:sec><hp:rect><hp:drawText><hp:t>${text}</hp:t></hp:drawText></hp:rect></hs:sec>`,
        ),
      ]),
  ],
  [
    'hwpx',
    '본문',
    (text) => hwpx([part('Contents/section1.xml', `<hs:sec><hp:textart text="${text}"/></hs:sec>`)]),
  ],
  [
    'hwpx',
    '본문',
    (text) =>
      hwpx([part('Contents/section1.xml', `<hs:sec><hp:shapeComment>${text}</hp:shapeComment></hs:sec>`)]),
  ],
  [
    'hwpx',
    '문서 속성',
    (text) =>
      hwpx([part('Contents/other.hpf', `<opf:p><opf:meta name="subject">${text}</opf:meta></opf:p>`)]),
  ],
  ['hwpx', '미리 보기 글', (text) => hwpx([part('Preview/Other.txt', text)])],
  ['hwp', '본문', (text) => hwp(['본문', text])],
  ['hwp', '미리 보기 글', (text) => hwp(['본문'], [{ name: 'PrvText', data: Buffer.from(text, 'utf16le') }])],
  [
    'hwp',
    '문서 속성',
    (text) => hwp(['본문'], [{ name: '\u0005HwpSummaryInformation', data: propertySet(text) }]),
  ],
  ['pdf', '2쪽', (text) => pdf((document) => document.addPage().text(plain(text)))],
  ['pdf', '1쪽', (text) => pdf((document) => document.note(10, 10, 20, 20, plain(text)))],
  ['pdf', '문서 속성', (text) => pdf(() => {}, { Title: plain(text) })],
  ['pdf', '문서 속성', (text) => pdf(() => {}, { Handout: plain(text) })],
  ['pdf', '책갈피', (text) => pdf((document) => document.outline.addItem(plain(text)))],
];

async function judge(bytes: Buffer, kind: DocumentKind) {
  const { reason, place } = await judgeBytes(bytesOf(bytes), kind);
  return [reason, place?.ko];
}

describe('a registration number is found wherever a document shows or carries it, and its place is told (P-04)', () => {
  test.each(everywhere)('%s, %s', async (kind, place, make) => {
    for (const [whose, number] of Object.entries(numbers)) {
      for (const [how, write] of spellings) {
        const found = await judge(await make(`No. ${write(number)}`), kind);
        expect(found, `${whose} ${how}`).toEqual(['registrationNumber', place]);
      }
    }
  });
});

test.each([
  ['phone numbers', '010-1234-5678, 02-123-4567, +82 10 1234 5678'],
  ['days and sums', '2026-03-02 ~ 2026-11-27, 220301 3500000, (26.11.24) 1500000'],
  ['a number of an order', '20260302-1234567, NO 2603020001234, 1900101-1234567'],
  ['a business number and an account', '123-45-67890, 110-123-456789'],
  ['a bar code', '8801062628483'],
  ['a masked one', '900101-1******'],
  ['a day that is none', '900231-1234567'],
])('%s are none, wherever they stand', async (_, text) => {
  for (const [kind, place, make] of everywhere) {
    expect(await judge(await make(text), kind), `${kind} ${place}`).toEqual([null, undefined]);
  }
});

test('sizes and places of a drawing never make one together', async () => {
  const sizes =
    '<wp:anchor><wp:posOffset>900101</wp:posOffset><wp:posOffset>1234568</wp:posOffset></wp:anchor>';
  const made = docx([part('word/header1.xml', `<w:hdr>${sizes}</w:hdr>`)]);
  expect(await judge(made, 'docx')).toEqual([null, undefined]);
});

test('whoever sent the file reads where it was found, and never the number', () => {
  const { message } = refused('registrationNumber', { ko: '3쪽', en: 'page 3' }).details;
  expect(message?.ko).toMatch(/뒷자리를 가리거나 지우고 .*\(찾은 곳: 3쪽\)$/);
  expect(message?.en).toMatch(/cover or remove it .*\(Found: page 3\.\)$/);
});

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { contentTypes, docx, hwp, hwpx, relations, wordText, xlsx } from './documents.ts';
import { picture, samsungTrailer } from './images.ts';
import { objectStream, pdf } from './pdf.ts';
import { zip } from './zip.ts';

/** A file as a student has it. */
export type BenignFile = { what: string; slot: 'business' | 'logo'; fileName: string; bytes: Buffer };

/** A PDF as a real writer makes it, two pages with a link and bookmarks. */
export async function writtenPdf(): Promise<Buffer> {
  const document = new PDFDocument({ compress: true, info: { Title: '(/JavaScript) Launch' } });
  document.outline.addItem('Problem');
  document.text('Start here: https://start.example/Launch', { link: 'https://start.example/Launch' });
  document.addPage().text('Second page');
  document.end();
  return buffer(document);
}

/** Files that must be taken, whatever they look like at first sight. */
export async function benignFiles(): Promise<BenignFile[]> {
  const business = (what: string, fileName: string, bytes: Buffer): BenignFile => ({
    what,
    slot: 'business',
    fileName,
    bytes,
  });
  const logo = (what: string, fileName: string, bytes: Buffer): BenignFile => ({
    what,
    slot: 'logo',
    fileName,
    bytes,
  });
  const jpeg = await picture('jpeg');
  const chart = { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', data: xlsx() };
  return [
    business('a PDF with a Korean name from a Mac', '사업계획서.pdf'.normalize('NFD'), await writtenPdf()),
    business('a PDF that was another document once', '사업계획서.hwp.pdf', pdf()),
    business('a name with versions and dots', '사업계획서 v1.2 (최종).pdf', pdf()),
    business('an extension in capitals', 'PLAN.PDF', pdf()),
    business('a name with a picture letter', '출발🚀계획.pdf', pdf()),
    business('a PDF that opens at a page', 'open.pdf', pdf({ catalog: '/OpenAction [3 0 R /FitH null]' })),
    business(
      'a PDF whose opening action goes to a page',
      'goto.pdf',
      pdf({ catalog: '/OpenAction 4 0 R', more: ['<< /S /GoTo /D [3 0 R /Fit] >>'] }),
    ),
    business(
      'a PDF with object streams',
      'objects.pdf',
      pdf({
        catalog: '/OpenAction 10 0 R',
        more: [objectStream({ 10: '<< /S /GoTo /D [3 0 R /Fit] >>', 11: '<< /Title (plan) >>' })],
      }),
    ),
    business(
      'a PDF with a link to a place called Launch',
      'link.pdf',
      pdf({ more: ['<< /S /URI /URI (https://start.example/Launch) >>'] }),
    ),
    business(
      'a PDF saved twice',
      'twice.pdf',
      Buffer.concat([pdf(), Buffer.from('4 0 obj\n<<>>\nendobj\n%%EOF\r\n')]),
    ),
    business('a Word document', '계획.docx', docx()),
    business('a Word document with a chart', 'chart.docx', docx([chart])),
    business(
      'a Word document with printer settings',
      'printer.docx',
      docx([{ name: 'word/printerSettings/printerSettings1.bin', data: 'settings' }]),
    ),
    business(
      'a Word document with a linked picture',
      'picture.docx',
      zip([contentTypes(), wordText, relations('image', 'https://example.com/a.png')]),
    ),
    business('an HWPX document', '계획.hwpx', hwpx()),
    business('an HWP document', '계획.hwp', hwp()),
    business('an HWP document with much text', 'long.hwp', hwp({ bodyBytes: 90_000 })),
    logo('a PNG', '로고.png', await picture('png')),
    logo('a JPEG', 'logo.jpg', jpeg),
    logo('a JPEG by its long extension', 'logo.JPEG', jpeg),
    logo('a WebP', 'logo.webp', await picture('webp')),
    logo('a photo from a Samsung phone', 'IMG_1.jpg', Buffer.concat([jpeg, samsungTrailer()])),
    logo('a photo with a gain map behind it', 'IMG_2.jpg', Buffer.concat([jpeg, await picture('jpeg', 16)])),
  ];
}

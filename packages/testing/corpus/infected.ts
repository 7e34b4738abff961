import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { eicar } from '../clamd.ts';

/** A document that nothing but a scanner has anything against. */
export async function infectedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ compress: false });
  document.text('plan').addContent(`% ${eicar}`).end();
  return await buffer(document);
}

import type { ReceiptView } from '@chulbal/contract/applications/applications';
import type { Language } from '@chulbal/contract/language';
import { stampText } from '@chulbal/contract/time-texts';
import {
  beginPaper,
  centred,
  type Doc,
  HEIGHT,
  INNER,
  MARGIN,
  oneLine,
  onThisPage,
  paint,
  rule,
  WIDTH,
  wordLines,
} from '../../pdf-paper.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.rules.ts';

const { ink, soft, line, danger, lanes } = paint;

/**
 * A receipt as PDF: the runner's bib with its number, then every file with its whole SHA-256. The same receipt
 * gives the same bytes. It costs some 20 ms of processor, so it is drawn only when somebody asks for it.
 */
export async function drawReceipt(
  receipt: ReceiptView,
  { brand, language }: { brand: string; language: Language },
): Promise<Buffer> {
  const words = receiptWords[language];
  const { doc, finished } = await beginPaper({
    title: `${words.receipt} ${receipt.number}`,
    author: brand,
    at: new Date(receipt.arrivedAt),
    language,
  });
  const bottomOfBib = drawBib(doc, receipt, words, brand);
  drawFiles(doc, receipt, words, bottomOfBib + 30);
  drawPageNumbers(doc, receipt, words, brand);
  doc.end();
  return finished;
}

/** The bib: band in the lane's colour, four holes, the number as large as the paper allows. */
function drawBib(doc: Doc, receipt: ReceiptView, words: ReceiptWords, brand: string): number {
  const top = MARGIN;
  const band = 36;
  const teamHeight = doc
    .font('Black')
    .fontSize(24)
    .heightOfString(receipt.teamName, centred(INNER - 80));
  const height = band + 176 + teamHeight + 108;
  const colour = lanes[(receipt.lane - 1) % lanes.length] ?? ink;
  doc.save();
  doc.roundedRect(MARGIN, top, INNER, height, 5).clip();
  doc.rect(MARGIN, top, INNER, band).fill(colour);
  doc.restore();
  doc.roundedRect(MARGIN, top, INNER, height, 5).lineWidth(1.8).stroke(ink);
  for (const x of [MARGIN + 20, WIDTH - MARGIN - 20]) {
    for (const y of [top + band / 2, top + height - 20]) {
      doc.circle(x, y, 6).lineWidth(1.5).fillAndStroke('#ffffff', ink);
    }
  }
  doc.font('SemiBold').fontSize(11).fillColor('#ffffff');
  doc.text(oneLine(doc, `${brand} ${receipt.seasonName}`, 250), MARGIN + 40, top + 11, { lineBreak: false });
  const right = oneLine(doc, `${receipt.trackName} · ${words.receipt}`, 170);
  doc.text(right, WIDTH - MARGIN - 40 - doc.widthOfString(right), top + 11, { lineBreak: false });

  const size = sizeToFit(doc, receipt.number, INNER - 60, 150);
  const numberTop = top + band + 10 + (150 - size) / 2;
  doc.font('Black').fontSize(size).fillColor(ink);
  const width = doc.widthOfString(receipt.number, { characterSpacing: -size * 0.045 });
  doc.text(receipt.number, (WIDTH - width) / 2, numberTop, {
    characterSpacing: -size * 0.045,
    lineBreak: false,
  });
  const teamTop = top + band + 176;
  doc
    .font('Black')
    .fontSize(24)
    .text(receipt.teamName, MARGIN + 40, teamTop, centred(INNER - 80));
  drawFacts(doc, receipt, words, teamTop + teamHeight + 26);
  return top + height;
}

function drawFacts(doc: Doc, receipt: ReceiptView, words: ReceiptWords, top: number): void {
  const facts = [
    { term: words.arrivedAt, text: stampText(new Date(receipt.arrivedAt), words.language), share: 0.4 },
    { term: words.leader, text: receipt.leaderName, share: 0.26 },
    { term: words.people, text: words.peopleCount(receipt.memberCount), share: 0.17 },
    { term: words.version, text: words.versionCount(receipt.version), share: 0.17 },
  ];
  let x = MARGIN + 20;
  for (const { term, text, share } of facts) {
    const width = (INNER - 40) * share;
    doc.font('Regular').fontSize(8.5).fillColor(soft).text(term, x, top, centred(width));
    doc.font('SemiBold').fontSize(12).fillColor(ink);
    doc.text(oneLine(doc, text, width - 6), x, top + 14, centred(width));
    x += width;
  }
  const notice = noticeOf(receipt, words);
  if (notice) {
    doc.font('SemiBold').fontSize(10).fillColor(danger);
    doc.text(notice, MARGIN + 40, top + 44, centred(INNER - 80));
  }
}

/** What a reader must know of a receipt that no longer stands. */
function noticeOf(receipt: ReceiptView, words: ReceiptWords): string | null {
  if (receipt.cancelledAt) {
    const at = stampText(new Date(receipt.cancelledAt), words.language);
    return receipt.withdrawn ? words.withdrawn(at) : words.cancelled(at);
  }
  const last = receipt.versions.at(-1)?.version ?? receipt.version;
  return receipt.latest ? null : words.replaced(last);
}

function drawFiles(doc: Doc, receipt: ReceiptView, words: ReceiptWords, top: number): void {
  doc.font('Black').fontSize(15).fillColor(ink);
  doc.text(`${words.files} ${receipt.files.length}`, MARGIN, top, { lineBreak: false });
  let y = top + 26;
  rule(doc, y, ink, 1.5);
  y += 10;
  for (const file of receipt.files) {
    doc.font('Regular').fontSize(10);
    const name = wordLines(doc, file.name, INNER - 190);
    const nameHeight = name.length * 13;
    doc.font('SemiBold');
    const label = wordLines(doc, file.label, 104);
    const height = Math.max(nameHeight + 28, label.length * 13 + 14);
    y = onThisPage(doc, y, height);
    doc.fillColor(ink);
    for (const [at, text] of label.entries()) {
      doc.text(text, MARGIN, y + at * 13, { lineBreak: false });
    }
    doc.font('Regular');
    for (const [at, text] of name.entries()) {
      doc.text(text, MARGIN + 110, y + at * 13, { lineBreak: false });
    }
    const size = words.size(file.size);
    doc.text(size, WIDTH - MARGIN - doc.widthOfString(size), y, { lineBreak: false });
    doc.font('Courier').fontSize(8.2).fillColor(soft);
    doc.text(`SHA-256 ${file.sha256}`, MARGIN + 110, y + nameHeight + 4, { lineBreak: false });
    y += height;
    rule(doc, y - 6, line, 0.6);
    y += 3;
  }
  drawContent(doc, receipt, words, y + 8);
}

function drawContent(doc: Doc, receipt: ReceiptView, words: ReceiptWords, top: number): void {
  const y = onThisPage(doc, top, 84);
  doc.font('SemiBold').fontSize(10).fillColor(ink).text(words.content, MARGIN, y, { lineBreak: false });
  doc.font('Courier').fontSize(8.2).fillColor(soft);
  doc.text(`SHA-256 ${receipt.contentSha256}`, MARGIN + 110, y + 2, { lineBreak: false });
  doc.font('Regular').fontSize(9).fillColor(soft);
  doc.text(`${words.explanation}\n${words.rules(receipt.rulesVersion)}`, MARGIN, y + 28, {
    width: INNER,
    lineGap: 2.5,
  });
}

function drawPageNumbers(doc: Doc, receipt: ReceiptView, words: ReceiptWords, brand: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.font('Regular').fontSize(8.5).fillColor(soft);
    const y = HEIGHT - MARGIN + 10;
    doc.text(`${brand} · ${words.receipt} ${receipt.number}`, MARGIN, y, { lineBreak: false });
    const number = `${page - start + 1} / ${count}`;
    doc.text(number, WIDTH - MARGIN - doc.widthOfString(number), y, { lineBreak: false });
  }
}

function sizeToFit(doc: Doc, text: string, width: number, largest: number): number {
  doc.font('Black').fontSize(largest);
  return Math.min(largest, (largest * width) / doc.widthOfString(text));
}

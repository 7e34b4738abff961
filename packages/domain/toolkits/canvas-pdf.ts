import type { Language } from '@chulbal/contract/language';
import {
  type Block,
  blocks,
  type Canvas,
  type Note,
  notesOf,
  type Voice,
  voices,
} from '@chulbal/contract/toolkits/canvas';
import {
  beginPaper,
  type Doc,
  HEIGHT,
  MARGIN,
  oneLine,
  onThisPage,
  paint,
  WIDTH,
  wordLines,
} from '../pdf-paper.ts';
import { type CanvasWords, canvasWords } from './canvas-words.rules.ts';

const tints: Record<Voice, { fill: string; mark: string }> = {
  disc: { fill: '#ffe6d5', mark: '#8f3300' },
  square: { fill: '#d9efec', mark: '#0f5c55' },
  triangle: { fill: '#e8e2db', mark: '#38312b' },
};

type Box = { x: number; y: number; width: number; height: number };
type Paper = { doc: Doc; canvas: Canvas; words: CanvasWords; brand: string };

const inset = 32;
const top = 84;
const columns = (HEIGHT - 2 * inset) / 10;
const rows = [172, 150, WIDTH - top - 322 - inset] as const;

/** Where each block stands on the classic sheet, A4 across, in points. */
function boxOf(block: Block): Box {
  const at = (column: number, row: number, wide: number, height: number): Box => ({
    x: inset + column * columns,
    y: top + (row > 0 ? rows[0] : 0) + (row > 1 ? rows[1] : 0),
    width: wide * columns,
    height,
  });
  const both = rows[0] + rows[1];
  const places: Record<Block, Box> = {
    partners: at(0, 0, 2, both),
    activities: at(2, 0, 2, rows[0]),
    resources: at(2, 1, 2, rows[1]),
    value: at(4, 0, 2, both),
    relations: at(6, 0, 2, rows[0]),
    channels: at(6, 1, 2, rows[1]),
    customers: at(8, 0, 2, both),
    costs: at(0, 2, 5, rows[2]),
    revenue: at(5, 2, 5, rows[2]),
  };
  return places[block];
}

/**
 * A canvas as PDF: the classic sheet on one page, in letters as large as its fullest block allows; what has no room
 * even so stands in full on the following pages.
 */
export async function drawCanvas(
  canvas: Canvas,
  { brand, language, at }: { brand: string; language: Language; at: Date },
): Promise<Buffer> {
  const words = canvasWords[language];
  const name = canvas.name.trim() || words.unnamed;
  const { doc, finished } = await beginPaper({
    title: `${words.title} · ${name}`,
    author: brand,
    at,
    language,
    layout: 'landscape',
  });
  const paper = { doc, canvas, words, brand };
  drawHead(paper, name);
  const size = [9.5, 8.5, 7.5, 6.5].find((each) => blocks.every((block) => fits(paper, block, each))) ?? 6.5;
  const cut = blocks.filter((block) => !drawBlock(paper, block, size));
  if (cut.length > 0) drawInFull(paper, cut);
  doc.end();
  return finished;
}

function drawHead({ doc, canvas, words, brand }: Paper, name: string): void {
  doc.font('SemiBold').fontSize(9).fillColor(paint.soft);
  doc.text(`${brand} · ${words.title}`, inset, inset - 4, { lineBreak: false });
  doc.font('Black').fontSize(20).fillColor(paint.ink);
  doc.text(oneLine(doc, name, 420), inset, inset + 10, { lineBreak: false });
  let x = HEIGHT - inset;
  for (const voice of [...voices].reverse()) {
    doc.font('SemiBold').fontSize(9);
    const said = oneLine(doc, canvas.voices[voice].trim(), 110);
    if (!said) continue;
    x -= doc.widthOfString(said);
    doc.fillColor(paint.ink).text(said, x, inset + 18, { lineBreak: false });
    x -= 12;
    drawMark(doc, voice, { x, y: inset + 20, side: 7 });
    x -= 14;
  }
}

function drawMark(doc: Doc, voice: Voice, { x, y, side }: { x: number; y: number; side: number }): void {
  doc.fillColor(tints[voice].mark);
  if (voice === 'disc') doc.circle(x + side / 2, y + side / 2, side / 2).fill();
  else if (voice === 'square') doc.rect(x, y, side, side).fill();
  else doc.polygon([x + side / 2, y], [x + side, y + side], [x, y + side]).fill();
}

const pad = 7;
const headHeight = 22;

/** The columns of notes in a block: two at the foot of the sheet. */
function tracksOf({ width }: Box): { count: number; width: number } {
  const count = width > 3 * columns ? 2 : 1;
  return { count, width: (width - 2 * pad - (count - 1) * 5) / count };
}

function noteLines(doc: Doc, { text }: Note, width: number, size: number): string[] {
  doc.font('Regular').fontSize(size);
  return text.split('\n').flatMap((line) => wordLines(doc, line, width - 19));
}

const heightOf = (lines: readonly string[], size: number) => lines.length * size * 1.4 + 8;

function fits({ doc, canvas }: Paper, block: Block, size: number): boolean {
  return placed(doc, notesOf(canvas, block), boxOf(block), size).every(({ place }) => place !== null);
}

/** Each note and where it goes, column by column in reading order; null where there is no room. */
function placed(doc: Doc, notes: readonly Note[], box: Box, size: number) {
  const tracks = tracksOf(box);
  const bottoms = Array.from({ length: tracks.count }, () => box.y + headHeight + pad);
  let full = false;
  return notes.map((note) => {
    const lines = noteLines(doc, note, tracks.width, size);
    const height = heightOf(lines, size);
    const y = Math.min(...bottoms);
    const track = bottoms.indexOf(y);
    full ||= y + height > box.y + box.height - pad - 8;
    const x = box.x + pad + track * (tracks.width + 5);
    if (!full) bottoms[track] = y + height + 4;
    return { note, lines, place: full ? null : { x, y, width: tracks.width, height } };
  });
}

/** False when a note had no room. */
function drawBlock({ doc, canvas, words }: Paper, block: Block, size: number): boolean {
  const box = boxOf(block);
  doc.rect(box.x, box.y, box.width, box.height).lineWidth(1.2).stroke(paint.ink);
  drawBlockName(doc, words, block, { x: box.x + pad, y: box.y + pad });
  const notes = placed(doc, notesOf(canvas, block), box, size);
  for (const { note, lines, place } of notes) if (place) drawNote(doc, note, lines, { ...place, size });
  const left = notes.filter(({ place }) => place === null).length;
  if (left === 0) return true;
  doc.font('SemiBold').fontSize(7).fillColor(paint.soft);
  doc.text(words.more(left), box.x + pad, box.y + box.height - 11, { lineBreak: false });
  return false;
}

function drawBlockName(doc: Doc, words: CanvasWords, block: Block, { x, y }: { x: number; y: number }): void {
  doc.roundedRect(x, y, 14, 14, 2).fill(paint.ink);
  const number = String(blocks.indexOf(block) + 1);
  doc.font('SemiBold').fontSize(9).fillColor('#ffffff');
  doc.text(number, x + 7 - doc.widthOfString(number) / 2, y + 2, { lineBreak: false });
  doc
    .fontSize(10)
    .fillColor(paint.ink)
    .text(words.blocks[block], x + 20, y + 1.5, { lineBreak: false });
}

function drawNote(doc: Doc, note: Note, lines: readonly string[], place: Box & { size: number }): void {
  const { x, y, width, height, size } = place;
  doc.roundedRect(x, y, width, height, 2).fill(tints[note.voice].fill);
  drawMark(doc, note.voice, { x: x + 5, y: y + 4 + (size * 1.2 - 5) / 2, side: 5 });
  doc.font('Regular').fontSize(size).fillColor(paint.ink);
  for (const [at, line] of lines.entries()) {
    doc.text(line, x + 14, y + 4 + at * size * 1.4, { lineBreak: false });
  }
}

/** The blocks that had no room, one below the other on upright pages. */
function drawInFull({ doc, canvas, words }: Paper, cut: readonly Block[]): void {
  const upright = { size: 'A4', layout: 'portrait', margin: 0 } as const;
  doc.addPage(upright);
  const width = WIDTH - 2 * MARGIN;
  let y: number = MARGIN;
  for (const block of cut) {
    y = onThisPage(doc, y, 60);
    drawBlockName(doc, words, block, { x: MARGIN, y });
    y += 24;
    for (const note of notesOf(canvas, block)) {
      const lines = noteLines(doc, note, width, 9.5);
      const height = heightOf(lines, 9.5);
      y = onThisPage(doc, y, height);
      drawNote(doc, note, lines, { x: MARGIN, y, width, height, size: 9.5 });
      y += height + 4;
    }
    y += 12;
  }
}

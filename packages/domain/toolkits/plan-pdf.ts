import type { Language } from '@chulbal/contract/language';
import type { Block, Picture, Run } from '@chulbal/contract/toolkits/business-plan';
import {
  beginPaper,
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
} from '../pdf-paper.ts';
import type { PlanOnPaper } from './plan-bundle.rules.ts';
import { planWords } from './plan-words.rules.ts';
import { writtenChapters } from './plans.rules.ts';

const size = 10.5;
const leading = 17;

/**
 * A plan as PDF, A4 upright: each chapter under its number, each question with its answer, tables and pictures where
 * they were put. Text is text.
 */
export async function drawPlan(
  { plan, pictures }: PlanOnPaper,
  { brand, language, at }: { brand: string; language: Language; at: Date },
): Promise<Buffer> {
  const words = planWords[language];
  const name = plan.name.trim() || words.unnamed;
  const { doc, finished } = await beginPaper({
    title: `${words.title} · ${name}`,
    author: brand,
    at,
    language,
  });
  const paper: Paper = { doc, pictures, y: MARGIN };
  drawHead(paper, { brand, title: words.title, name });
  const written = writtenChapters(plan);
  if (written.length === 0) drawLine(paper, [{ text: words.empty }], { colour: paint.soft });
  for (const { chapter, number, answers } of written) {
    drawChapter(paper, number, words.chapters[chapter]);
    for (const { question, number: place, blocks } of answers) {
      drawQuestion(paper, `${place}  ${words.questions[question]}`);
      for (const block of blocks) drawBlock(paper, block);
      paper.y += 14;
    }
  }
  drawFeet(doc, name);
  doc.end();
  return finished;
}

type Paper = { doc: Doc; pictures: ReadonlyMap<string, Buffer>; y: number };

function drawHead(
  paper: Paper,
  { brand, title, name }: { brand: string; title: string; name: string },
): void {
  const { doc } = paper;
  doc.font('SemiBold').fontSize(9).fillColor(paint.soft);
  doc.text(`${brand} · ${title}`, MARGIN, paper.y, { lineBreak: false });
  doc.font('Black').fontSize(26).fillColor(paint.ink);
  paper.y += 18;
  for (const line of wordLines(doc, name, INNER)) {
    doc.text(line, MARGIN, paper.y, { lineBreak: false });
    paper.y += 34;
  }
  rule(doc, paper.y + 4, paint.ink, 1);
  paper.y += 28;
}

function drawChapter(paper: Paper, number: number, name: string): void {
  const { doc } = paper;
  paper.y = onThisPage(doc, paper.y, 120);
  doc.rect(MARGIN, paper.y, 24, 24).fill(paint.ink);
  doc.font('Black').fontSize(13).fillColor('#ffffff');
  doc.text(String(number), MARGIN + 12 - doc.widthOfString(String(number)) / 2, paper.y + 4, {
    lineBreak: false,
  });
  doc.font('Black').fontSize(17).fillColor(paint.ink);
  doc.text(name, MARGIN + 34, paper.y + 1.5, { lineBreak: false });
  paper.y += 40;
}

function drawQuestion(paper: Paper, text: string): void {
  const { doc } = paper;
  paper.y = onThisPage(doc, paper.y, 54);
  for (const line of lines(doc, text, 'SemiBold', 12, INNER)) {
    doc.fillColor(paint.ink).text(line, MARGIN, paper.y, { lineBreak: false });
    paper.y += 18;
  }
  paper.y += 3;
}

function lines(doc: Doc, text: string, font: string, points: number, width: number): string[] {
  doc.font(font).fontSize(points);
  return wordLines(doc, text, width);
}

function drawBlock(paper: Paper, block: Block): void {
  if (block.kind === 'text') drawLine(paper, block.runs, {});
  else if (block.kind === 'picture') drawPicture(paper, block);
  else if (block.kind === 'table') drawTable(paper, block.rows);
  else {
    for (const [at, item] of block.items.entries()) {
      drawLine(paper, item, { mark: block.numbered ? `${at + 1}.` : '•', gap: 2 });
    }
    paper.y += 4;
  }
}

type Word = { text: string; bold: boolean; width: number; space: number };

/** Words of runs in their weights, line by line; a word that changes its weight inside stays one piece. */
function setLines(doc: Doc, runs: readonly Run[], points: number, width: number): Word[][] {
  const measure = (text: string, bold: boolean) => {
    doc.font(bold ? 'SemiBold' : 'Regular').fontSize(points);
    return doc.widthOfString(text);
  };
  const all: Word[][] = [[]];
  let taken = 0;
  let open = false;
  const place = (piece: Word[]) => {
    const whole = piece.reduce((sum, part) => sum + part.width, 0);
    const line = all.at(-1) ?? [];
    const space = line.length > 0 ? (piece[0]?.space ?? 0) : 0;
    if (line.length > 0 && taken + space + whole > width) {
      all.push(piece.map((part, at) => (at === 0 ? { ...part, space: 0 } : part)));
      taken = whole;
    } else {
      line.push(...piece.map((part, at) => (at === 0 ? { ...part, space } : part)));
      taken += space + whole;
    }
  };
  let piece: Word[] = [];
  const close = () => {
    if (piece.length > 0) place(piece);
    piece = [];
    open = false;
  };
  for (const { text, bold = false } of runs) {
    for (const part of text.split(/(\s)/)) {
      if (part === '') continue;
      if (part === '\n') {
        close();
        all.push([]);
        taken = 0;
      } else if (/^\s$/.test(part)) close();
      else {
        doc.font(bold ? 'SemiBold' : 'Regular').fontSize(points);
        const pieces = measure(part, bold) > width ? wordLines(doc, part, width) : [part];
        for (const [at, short] of pieces.entries()) {
          if (at > 0) close();
          const space = open ? 0 : measure(' ', bold);
          piece.push({ text: short, bold, width: measure(short, bold), space });
          open = true;
        }
      }
    }
  }
  close();
  return all;
}

function drawWords(
  doc: Doc,
  words: readonly Word[],
  { x, y, points }: { x: number; y: number; points: number },
): void {
  let at = x;
  for (const { text, bold, width, space } of words) {
    doc.font(bold ? 'SemiBold' : 'Regular').fontSize(points);
    doc.text(space > 0 ? ` ${text}` : text, at, y, { lineBreak: false });
    at += space + width;
  }
}

function drawLine(
  paper: Paper,
  runs: readonly Run[],
  { mark, colour = paint.ink, gap = 6 }: { mark?: string; colour?: string; gap?: number },
): void {
  const { doc } = paper;
  const indent = mark ? 18 : 0;
  for (const [index, words] of setLines(doc, runs, size, INNER - indent).entries()) {
    paper.y = onThisPage(doc, paper.y, leading);
    doc.fillColor(colour);
    if (mark && index === 0) {
      doc
        .font('Regular')
        .fontSize(size)
        .text(mark, MARGIN + 2, paper.y, { lineBreak: false });
    }
    drawWords(doc, words, { x: MARGIN + indent, y: paper.y, points: size });
    paper.y += leading;
  }
  paper.y += gap;
}

const pad = 6;
const small = { points: 9, leading: 14 };

function drawTable(paper: Paper, rows: readonly Run[][][]): void {
  const { doc } = paper;
  const width = INNER / (rows[0]?.length ?? 1);
  const most = Math.floor((HEIGHT - 2 * MARGIN - 40) / small.leading);
  for (const [index, row] of rows.entries()) {
    const bold = (cell: readonly Run[]): Run[] =>
      index === 0 ? cell.map(({ text }) => ({ text, bold: true })) : [...cell];
    const cells = row.map((cell) => setLines(doc, bold(cell), small.points, width - 2 * pad));
    const tall = Math.max(...cells.map((cell) => cell.length));
    // A row that is longer than a page goes on on the next one.
    for (let from = 0; from < tall; from += most) {
      const height = Math.min(most, tall - from) * small.leading + 2 * pad;
      paper.y = onThisPage(doc, paper.y, height);
      for (const [column, cell] of cells.entries()) {
        const x = MARGIN + column * width;
        doc.rect(x, paper.y, width, height).lineWidth(0.7);
        if (index === 0) doc.fillAndStroke('#f6f3ef', paint.line);
        else doc.stroke(paint.line);
        doc.fillColor(paint.ink);
        for (const [at, words] of cell.slice(from, from + most).entries()) {
          const y = paper.y + pad + at * small.leading;
          drawWords(doc, words, { x: x + pad, y, points: small.points });
        }
      }
      paper.y += height;
    }
  }
  paper.y += 10;
}

/** As wide as the text at most, and never so tall that a page holds nothing else. */
function drawPicture(paper: Paper, { id, alt, width, height }: Picture): void {
  const { doc, pictures } = paper;
  const bytes = pictures.get(id);
  if (bytes) {
    const scale = Math.min(INNER / width, 360 / height, 0.75);
    paper.y = onThisPage(doc, paper.y, height * scale + 22);
    doc.image(bytes, MARGIN, paper.y, { width: width * scale, height: height * scale });
    paper.y += height * scale + 6;
  }
  if (alt.trim() === '') return;
  for (const line of lines(doc, alt, 'Regular', 9, INNER)) {
    paper.y = onThisPage(doc, paper.y, 14);
    doc.font('Regular').fontSize(9).fillColor(paint.soft).text(line, MARGIN, paper.y, { lineBreak: false });
    paper.y += 14;
  }
  paper.y += 6;
}

/** Name and page number at the foot of every page. */
function drawFeet(doc: Doc, name: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    doc.font('Regular').fontSize(8).fillColor(paint.soft);
    const number = `${page + 1} / ${count}`;
    doc.text(oneLine(doc, name, 360), MARGIN, HEIGHT - 30, { lineBreak: false });
    doc.text(number, WIDTH - MARGIN - doc.widthOfString(number), HEIGHT - 30, { lineBreak: false });
  }
}

import type { PDFImage } from '@cantoo/pdf-lib';
import type { FontSheet } from './font-sheet.ts';
import { linesOf, type PageCanvas, pageCanvas, widthOf } from './page-canvas.ts';
import type { Block, Paper, Row } from './paper.ts';

const ink = '#17130f';
const soft = '#6b635c';
const hair = '#d3cbc3';
const wash = '#f5f1ec';

type Of<Kind> = Extract<Block, { kind: Kind }>;
type Said = {
  size: number;
  colour?: string;
  weight?: 'Regular' | 'SemiBold';
  lead?: number;
  indent?: number;
};

const shapes = {
  document: { width: 595.28, height: 841.89, margin: 60, body: 10.4 },
  form: { width: 595.28, height: 841.89, margin: 84, body: 14 },
  slides: { width: 960, height: 540, margin: 64, body: 18 },
} as const;

/** Lays the blocks of a paper on as many pages as they need. */
export function layPaper(
  paper: Paper,
  sheet: FontSheet,
  pictures: ReadonlyMap<string, PDFImage>,
): PageCanvas[] {
  const shape = shapes[paper.shape];
  const { margin, body } = shape;
  const inner = shape.width - 2 * margin;
  const bottom = shape.height - margin - 12;
  const pages: PageCanvas[] = [];
  let page = begin();
  let y = margin;

  function begin(): PageCanvas {
    const next = pageCanvas(sheet, shape);
    pages.push(next);
    if (paper.shape === 'form') drawFrame(next, paper.colour);
    return next;
  }

  function turn(): void {
    page = begin();
    y = margin;
  }

  function room(height: number): void {
    if (y + height > bottom && y > margin) turn();
  }

  function write(text: string, { size, lead = 1.62, indent = 0, ...look }: Said): void {
    for (const line of linesOf(sheet, text, { size, ...look }, inner - indent)) {
      room(size * lead);
      y += size * lead;
      page.text(line, margin + indent, y - size * (lead - 1), { size, ...look });
    }
  }

  function caption(text: string): void {
    if (!text) return;
    write(text, { size: body * 0.82, colour: soft, lead: 1.7 });
    y += body * 0.9;
  }

  function centre(text: string, size: number): void {
    const look = { weight: 'SemiBold', size } as const;
    room(size * 2);
    y += paper.shape === 'form' ? size + 36 : size * 1.5;
    page.text(text, (shape.width - widthOf(sheet, text, look)) / 2, y, look);
    y += size * 0.5;
  }

  const draw: { [Kind in Block['kind']]: (block: Of<Kind>) => void } = {
    cover(block) {
      const height = paper.shape === 'slides' ? shape.height * 0.42 : shape.height * 0.4;
      picture(block.scene, 0, 0, shape.width, height);
      page.box(0, height, shape.width, 6, paper.colour);
      y = height + (paper.shape === 'slides' ? body * 0.8 : body * 2.4);
      write(block.over, { size: body * 1.1, weight: 'SemiBold', colour: paper.colour });
      write(block.text, { size: body * 2.4, weight: 'SemiBold', lead: 1.3 });
      y += body * 0.5;
      write(block.under, { size: body * 1.25, colour: soft });
      y += body;
      draw.facts({ kind: 'facts', rows: block.facts });
      if (paper.shape === 'document') turn();
    },
    chapter({ text }) {
      if (y > margin + 1) y += body * 1.4;
      room(body * 9);
      page.box(margin, y + 2, 28, 4, paper.colour);
      y += body * 1.3;
      write(text, { size: body * 1.75, weight: 'SemiBold', lead: 1.4 });
      y += body * 0.4;
    },
    heading({ text }) {
      y += body * 0.7;
      room(body * 5);
      write(text, { size: body * 1.15, weight: 'SemiBold', lead: 1.5 });
      y += body * 0.15;
    },
    text({ text }) {
      write(text, { size: body });
      y += body * 0.55;
    },
    small: ({ text }) => write(text, { size: body * 0.82, colour: soft }),
    centred: ({ text, size }) => centre(text, size),
    quote({ text }) {
      const lines = linesOf(sheet, text, { size: body }, inner - 22).length;
      room(lines * body * 1.62 + body);
      page.box(margin, y + 3, 3, lines * body * 1.62, paper.colour);
      write(text, { size: body, indent: 16, colour: soft });
      y += body * 0.7;
    },
    list({ items }) {
      for (const item of items) {
        room(body * 1.62);
        page.box(margin + 3, y + body * 0.82, 4, 4, paper.colour);
        write(item, { size: body, indent: 16 });
      }
      y += body * 0.6;
    },
    facts({ rows }) {
      const label = Math.max(...rows.map(([name = '']) => widthOf(sheet, name, { size: body }))) + 18;
      for (const [name = '', value = ''] of rows) {
        room(body * 1.9);
        const top = y;
        page.text(name, margin, top + body, { size: body, colour: soft });
        write(value, { size: body, weight: 'SemiBold', indent: label });
        y += body * 0.28;
        page.path(
          [
            [margin, y],
            [shape.width - margin, y],
          ],
          hair,
          0.5,
        );
      }
      y += body * 0.8;
    },
    table({ head, rows, caption: said }) {
      const widths = columns(sheet, [head, ...rows], body * 0.9, inner);
      drawRow(head, widths, true);
      for (const row of rows) drawRow(row, widths, false);
      y += 3;
      caption(said);
    },
    bars({ values, unit, caption: said }) {
      const most = Math.max(...values.map(([, value]) => value), 1);
      const label = Math.max(...values.map(([name]) => widthOf(sheet, name, { size: body * 0.9 }))) + 12;
      const step = body * 1.9;
      room(values.length * step + body * 3);
      for (const [index, [name, value]] of values.entries()) {
        const long = ((inner - label - 90) * value) / most;
        page.text(name, margin, y + step * 0.66, { size: body * 0.9 });
        page.box(margin + label, y + step * 0.16, long, step * 0.66, index === 0 ? paper.colour : hair);
        const told = `${value.toLocaleString('ko-KR')}${unit}`;
        page.text(told, margin + label + long + 8, y + step * 0.66, { size: body * 0.9, weight: 'SemiBold' });
        y += step;
      }
      caption(said);
    },
    line({ values, unit, caption: said }) {
      const high = body * 13;
      room(high + body * 5);
      const most = Math.max(...values.map(([, value]) => value), 1) * 1.15;
      const gap = (inner - 60) / Math.max(1, values.length - 1);
      page.box(margin, y, inner, high + body * 1.2, wash);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const at = y + body + high * (1 - part) * 0.94;
        page.path(
          [
            [margin + 20, at],
            [shape.width - margin - 20, at],
          ],
          hair,
          0.5,
        );
      }
      const points = values.map(
        ([, value], index) =>
          [margin + 30 + index * gap, y + body + high * 0.94 * (1 - value / most)] as const,
      );
      page.path(points, paper.colour, 2.2);
      for (const [index, [x, at]] of points.entries()) {
        const [name = '', value = 0] = values[index] ?? [];
        page.box(x - 3, at - 3, 6, 6, paper.colour);
        const told = `${value.toLocaleString('ko-KR')}${unit}`;
        const look = { size: body * 0.78, weight: 'SemiBold' } as const;
        page.text(told, x - widthOf(sheet, told, look) / 2, at - 8, look);
        const under = { size: body * 0.78, colour: soft };
        page.text(name, x - widthOf(sheet, name, under) / 2, y + high + body * 2.2, under);
      }
      y += high + body * 2.8;
      caption(said);
    },
    steps({ steps, caption: said }) {
      const gap = 18;
      const wide = (inner - gap * (steps.length - 1)) / steps.length;
      const parts = steps.map(([name = '', told = '']) => ({
        name: linesOf(sheet, name, { size: body, weight: 'SemiBold' }, wide - 20),
        told: linesOf(sheet, told, { size: body * 0.85 }, wide - 20),
      }));
      const high = Math.max(...parts.map(({ name, told }) => (name.length + told.length) * body * 1.5)) + 26;
      room(high + body * 3);
      for (const [index, { name, told }] of parts.entries()) {
        const x = margin + index * (wide + gap);
        page.box(x, y, wide, high, wash);
        page.box(x, y, wide, 4, paper.colour);
        if (index > 0) page.text('→', x - gap + 3, y + high / 2, { size: body * 1.1, colour: paper.colour });
        const rows = [
          ...name.map((one) => ({
            one,
            lead: body * 1.4,
            look: { size: body, weight: 'SemiBold' } as const,
          })),
          ...told.map((one) => ({ one, lead: body * 1.45, look: { size: body * 0.85 } })),
        ];
        let at = y + 12;
        for (const { one, lead, look } of rows) {
          at += lead;
          page.text(one, x + 10, at, look);
        }
      }
      y += high + 4;
      caption(said);
    },
    picture({ scene, caption: said }) {
      const high = paper.shape === 'slides' ? shape.height * 0.46 : inner * 0.5;
      room(high + body * 3);
      picture(scene, margin, y, inner, high);
      y += high + 3;
      caption(said);
    },
    poster({ scene, text, under }) {
      const wide = shape.width - 2 * margin;
      picture(scene, margin, margin / 2, wide, (wide * 1018) / 720);
      y = margin / 2 + (wide * 1018) / 720 + body;
      write(text, { size: body * 1.8, weight: 'SemiBold', lead: 1.4 });
      write(under, { size: body, colour: soft });
    },
    lines({ count }) {
      for (let line = 0; line < count; line += 1) {
        room(body * 2.4);
        y += body * 2.4;
        page.path(
          [
            [margin, y],
            [shape.width - margin, y],
          ],
          hair,
          0.6,
        );
      }
      y += body;
    },
    seal({ text }) {
      const side = 74;
      const [x, top] = [shape.width - margin - side - 10, y - side * 0.62];
      for (const inset of [0, 5])
        page.frame(x + inset, top + inset, side - 2 * inset, side - 2 * inset, '#c0392b', 2.4 - inset / 3);
      const count = Math.min(4, Math.ceil(Math.sqrt(text.length)));
      const rows = text.match(new RegExp(`.{1,${count}}`, 'gu')) ?? [];
      for (const [index, row] of rows.entries()) {
        const look = { size: count > 3 ? 13 : 17, weight: 'SemiBold', colour: '#c0392b' } as const;
        const at = top + side / 2 + 6 + (index - (rows.length - 1) / 2) * (count > 3 ? 15.5 : 19);
        page.text(row, x + (side - widthOf(sheet, row, look)) / 2, at, look);
      }
      y += side * 0.5;
    },
    break: () => turn(),
  };

  function picture(scene: string, x: number, top: number, w: number, h: number): void {
    const image = pictures.get(scene);
    if (!image) throw new Error(`A paper has no picture ${scene}.`);
    page.image(scene, image, x, top, w, h);
  }

  function drawRow(cells: Row, widths: readonly number[], isHead: boolean): void {
    const size = body * 0.9;
    const weight = isHead ? 'SemiBold' : 'Regular';
    const lines = cells.map((cell, index) =>
      linesOf(sheet, cell, { size, weight }, (widths[index] ?? 60) - 14),
    );
    const high = Math.max(...lines.map(({ length }) => length)) * size * 1.5 + 9;
    room(high);
    if (isHead) page.box(margin, y, inner, high, wash);
    let x = margin;
    for (const [index, cell] of lines.entries()) {
      for (const [place, line] of cell.entries()) {
        page.text(line, x + 7, y + size * 1.3 + 2 + place * size * 1.5, { size, weight, colour: ink });
      }
      x += widths[index] ?? 60;
    }
    y += high;
    page.path(
      [
        [margin, y],
        [shape.width - margin, y],
      ],
      isHead ? paper.colour : hair,
      isHead ? 1.2 : 0.5,
    );
  }

  for (const block of paper.blocks) (draw[block.kind] as (one: Block) => void)(block);
  if (paper.shape !== 'form') number(pages, paper, sheet, margin);
  return pages;
}

/** Each column as wide as its longest cell asks, within what there is. */
function columns(sheet: FontSheet, rows: readonly Row[], size: number, inner: number): number[] {
  const count = Math.max(...rows.map(({ length }) => length));
  const wanted = Array.from({ length: count }, (_, index) =>
    Math.min(
      220,
      Math.max(...rows.map((row) => widthOf(sheet, row[index] ?? '', { size, weight: 'SemiBold' }))) + 18,
    ),
  );
  const sum = wanted.reduce((all, one) => all + one, 0);
  return wanted.map((one) => (one * inner) / sum);
}

function number(
  pages: readonly PageCanvas[],
  { title, shape }: Paper,
  sheet: FontSheet,
  margin: number,
): void {
  const size = shape === 'slides' ? 11 : 8;
  for (const [index, page] of pages.entries()) {
    const at = `${index + 1} / ${pages.length}`;
    const look = { size, colour: soft };
    page.text(title, margin, page.height - 30, look);
    page.text(at, page.width - margin - widthOf(sheet, at, look), page.height - 30, look);
  }
}

/** The border of a certificate: two frames with waves between them. */
function drawFrame(page: PageCanvas, colour: string): void {
  const { width, height } = page;
  page.frame(34, 34, width - 68, height - 68, colour, 2);
  page.frame(50, 50, width - 100, height - 100, colour, 0.6);
  for (let wave = 0; wave < 3; wave += 1) {
    const swing = (along: number) => 42 + 6 * Math.sin(along / 7 + (wave * Math.PI) / 1.5);
    const across = Array.from({ length: 120 }, (_, at) => 42 + (at * (width - 84)) / 119);
    const down = Array.from({ length: 170 }, (_, at) => 42 + (at * (height - 84)) / 169);
    page.path(
      across.map((x) => [x, swing(x)] as const),
      colour,
      0.25,
    );
    page.path(
      across.map((x) => [x, height - swing(x)] as const),
      colour,
      0.25,
    );
    page.path(
      down.map((at) => [swing(at), at] as const),
      colour,
      0.25,
    );
    page.path(
      down.map((at) => [width - swing(at), at] as const),
      colour,
      0.25,
    );
  }
}

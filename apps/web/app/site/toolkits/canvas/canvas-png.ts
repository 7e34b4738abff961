import {
  type Block,
  blocks,
  type Canvas,
  type Note,
  notesOf,
  type Voice,
  voices,
} from '@chulbal/contract/toolkits/canvas';

export type PngWords = { title: string; name: string; blocks: Record<Block, string> };

type Pen = CanvasRenderingContext2D;
type Place = { column: number; wide: number; row: 0 | 1 | 2; tall: 1 | 2 };

const places: Record<Block, Place> = {
  partners: { column: 0, wide: 2, row: 0, tall: 2 },
  activities: { column: 2, wide: 2, row: 0, tall: 1 },
  resources: { column: 2, wide: 2, row: 1, tall: 1 },
  value: { column: 4, wide: 2, row: 0, tall: 2 },
  relations: { column: 6, wide: 2, row: 0, tall: 1 },
  channels: { column: 6, wide: 2, row: 1, tall: 1 },
  customers: { column: 8, wide: 2, row: 0, tall: 2 },
  costs: { column: 0, wide: 5, row: 2, tall: 1 },
  revenue: { column: 5, wide: 5, row: 2, tall: 1 },
};
const tints: Record<Voice, { fill: string; mark: string }> = {
  disc: { fill: '#ffe6d5', mark: '#8f3300' },
  square: { fill: '#d9efec', mark: '#0f5c55' },
  triangle: { fill: '#e8e2db', mark: '#38312b' },
};
const ink = '#17130f';
const soft = '#6b635c';
const [width, edge, top, pad, line, headHeight] = [1600, 48, 132, 16, 25, 52];
const column = (width - 2 * edge) / 10;
const font = (weight: number, size: number) =>
  `${weight} ${size}px "Pretendard Variable", Pretendard, sans-serif`;

/** The classic sheet as a PNG, drawn from the canvas itself: 3200 px wide, and as high as its notes ask. */
export async function drawPng(canvas: Canvas, words: PngWords): Promise<Blob> {
  const said = [canvas.name, ...canvas.notes.map(({ text }) => text), ...Object.values(words.blocks)].join(
    '',
  );
  await Promise.all([500, 700, 800].map((weight) => document.fonts.load(font(weight, 18), said)));
  const sheet = document.createElement('canvas');
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('No drawing here.');
  const laid = new Map(blocks.map((block) => [block, layOut(pen, canvas, block)]));
  const need = (block: Block) => laid.get(block)?.height ?? 0;
  const rows = rowHeights(need);
  const height = top + rows[0] + rows[1] + rows[2] + edge;
  // A device has a limit for the area of a picture: a long canvas is drawn less finely.
  const scale = Math.min(2, Math.sqrt(16_000_000 / (width * height)));
  sheet.width = Math.round(width * scale);
  sheet.height = Math.round(height * scale);
  pen.scale(scale, scale);
  pen.textBaseline = 'top';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  drawHead(pen, canvas, words);
  for (const [block, { notes }] of laid) {
    const { column: at, wide, row, tall } = places[block];
    const y = top + rows.slice(0, row).reduce((sum, one) => sum + one, 0);
    const tallness = rows.slice(row, row + tall).reduce((sum, one) => sum + one, 0);
    const x = edge + at * column;
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.strokeRect(x, y, wide * column, tallness);
    drawName(pen, words, block, { x: x + pad, y: y + pad });
    for (const note of notes) drawNote(pen, note, { x: x + note.x, y: y + note.y });
  }
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png'),
  );
}

function rowHeights(need: (block: Block) => number): [number, number, number] {
  const first = Math.max(300, need('activities'), need('relations'));
  const second = Math.max(260, need('resources'), need('channels'));
  const both = Math.max(need('partners'), need('value'), need('customers'));
  return [first, Math.max(second, both - first), Math.max(210, need('costs'), need('revenue'))];
}

type Laid = Note & { x: number; y: number; wide: number; lines: string[] };

/** Where the notes of a block go, in one column or two, and how high the block must be. */
function layOut(pen: Pen, canvas: Canvas, block: Block): { notes: Laid[]; height: number } {
  const tracks = places[block].wide > 2 ? 2 : 1;
  const wide = (places[block].wide * column - 2 * pad - (tracks - 1) * 10) / tracks;
  const bottoms = Array.from({ length: tracks }, () => headHeight);
  pen.font = font(500, 17);
  const notes = notesOf(canvas, block).map((note) => {
    const y = Math.min(...bottoms);
    const track = bottoms.indexOf(y);
    const lines = note.text.split('\n').flatMap((text) => wrap(pen, text, wide - 28));
    bottoms[track] = y + 40 + lines.length * line;
    return { ...note, x: pad + track * (wide + 10), y, wide, lines };
  });
  return { notes, height: Math.max(...bottoms) + pad };
}

/** Lines that break between words; inside a word only where it alone is too wide. */
function wrap(pen: Pen, text: string, most: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (pen.measureText(longer).width <= most) {
      current = longer;
      continue;
    }
    if (current) lines.push(current);
    current = '';
    for (const letter of word) {
      if (current && pen.measureText(current + letter).width > most) {
        lines.push(current);
        current = '';
      }
      current += letter;
    }
  }
  return [...lines, current];
}

function drawHead(pen: Pen, canvas: Canvas, words: PngWords): void {
  pen.font = font(500, 17);
  pen.fillStyle = soft;
  pen.fillText(words.title, edge, 36);
  pen.font = font(800, 36);
  pen.fillStyle = ink;
  pen.fillText(words.name, edge, 66, 900);
  let x = width - edge;
  pen.font = font(700, 17);
  for (const voice of [...voices].reverse()) {
    const said = canvas.voices[voice].trim();
    if (!said) continue;
    x -= pen.measureText(said).width;
    pen.fillStyle = ink;
    pen.fillText(said, x, 78);
    x -= 22;
    drawMark(pen, voice, { x, y: 80, side: 13 });
    x -= 26;
  }
}

function drawName(pen: Pen, words: PngWords, block: Block, { x, y }: { x: number; y: number }): void {
  pen.fillStyle = ink;
  pen.fillRect(x, y, 26, 26);
  pen.fillStyle = '#ffffff';
  pen.font = font(800, 16);
  const number = String(blocks.indexOf(block) + 1);
  pen.fillText(number, x + 13 - pen.measureText(number).width / 2, y + 5);
  pen.fillStyle = ink;
  pen.font = font(700, 19);
  pen.fillText(words.blocks[block], x + 36, y + 3);
}

function drawNote(pen: Pen, { voice, wide, lines }: Laid, { x, y }: { x: number; y: number }): void {
  pen.fillStyle = tints[voice].fill;
  pen.fillRect(x, y, wide, 32 + lines.length * line);
  drawMark(pen, voice, { x: x + 14, y: y + 10, side: 10 });
  pen.font = font(500, 17);
  pen.fillStyle = ink;
  for (const [at, text] of lines.entries()) pen.fillText(text, x + 14, y + 27 + at * line);
}

function drawMark(pen: Pen, voice: Voice, { x, y, side }: { x: number; y: number; side: number }): void {
  pen.fillStyle = tints[voice].mark;
  pen.beginPath();
  if (voice === 'disc') pen.arc(x + side / 2, y + side / 2, side / 2, 0, 2 * Math.PI);
  else if (voice === 'square') pen.rect(x, y, side, side);
  else {
    pen.moveTo(x + side / 2, y);
    pen.lineTo(x + side, y + side);
    pen.lineTo(x, y + side);
  }
  pen.fill();
}

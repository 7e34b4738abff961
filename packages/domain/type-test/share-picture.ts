import { type ArtColour, type ArtShape, typeArt } from '@chulbal/contract/type-test/art';
import type { TypeTestArt } from '@chulbal/contract/type-test/type-test';
import { drawText, fitText, placed } from '../picture-text.ts';
import { drawOnGround, sharePaint, shareSize } from '../share-picture.ts';

/** What the picture of a result says: the type, and nothing of whoever has it. */
export type TypeShareFacts = {
  brand: string;
  testName: string;
  typeName: string;
  line: string;
  art: TypeTestArt;
};

const colours: Record<ArtColour, string> = {
  ...{ white: sharePaint.white, 'orange-500': sharePaint.orange, 'orange-600': '#e04e00' },
  ...{ 'ink-800': '#38312b', 'ink-950': sharePaint.ink },
};

/** Left of the words and how wide they are; the drawing of 360 × 280 stands in the corner, its lanes beyond it. */
const [LEFT, TEXT] = [64, 540];
const drawing = { width: 630, height: 490 } as const;

/** 1200 × 630 px as PNG: the type with its drawing; the same facts give the same bytes. */
export async function drawTypeShare({
  brand,
  testName,
  typeName,
  line,
  art,
}: TypeShareFacts): Promise<Buffer> {
  const { width, height, brandRow } = shareSize;
  const high = height - brandRow;
  const ground = [
    `<rect width="${width}" height="${height}" fill="${sharePaint.orange}"/>`,
    `<svg x="${width - drawing.width}" y="${high - drawing.height}" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 360 280" overflow="visible">`,
    ...typeArt(art).map(markupOf),
    '</svg>',
  ].join('');
  const name = await fitName(typeName);
  const said = await fitText(line, { sizes: [34, 28], weight: 'SemiBold', width: TEXT, lines: 3 });
  const parts = [
    await drawText(name.lines, { weight: 'Black', size: name.size, colour: sharePaint.ink }),
    await drawText(said.lines, { weight: 'SemiBold', size: said.size, colour: sharePaint.ink }),
  ];
  const gap = 36;
  const whole = parts.reduce((sum, part) => sum + (part?.height ?? 0), gap);
  let y = (high - whole) / 2;
  const overlays = parts.flatMap((part) => {
    const at = placed(part, { x: LEFT, y });
    y += (part?.height ?? 0) + gap;
    return at;
  });
  return drawOnGround(ground, { overlays, brand, about: testName });
}

/** In one line where it can be, as a name is not broken inside a word unless it has to be. */
async function fitName(name: string): ReturnType<typeof fitText> {
  const look = { weight: 'Black', width: TEXT } as const;
  const inOne = await fitText(name, { ...look, sizes: [104, 96, 88, 80, 72, 64], lines: 1 });
  const isWhole = inOne.lines.join(' ') === name.split(/\s+/).filter(Boolean).join(' ');
  return isWhole ? inOne : fitText(name, { ...look, sizes: [88, 72, 60, 52], lines: 2 });
}

function markupOf({ tag, fill, stroke, at, inside = [] }: ArtShape): string {
  const all = { ...at, ...(fill && { fill: colours[fill] }), ...(stroke && { stroke: colours[stroke] }) };
  const attributes = Object.entries(all).map(([name, value]) => {
    const svgName = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ` ${svgName}="${value}"`;
  });
  return `<${tag}${attributes.join('')}>${inside.map(markupOf).join('')}</${tag}>`;
}

import { drawText, fitText, placed } from '../picture-text.ts';
import { drawOnGround, sharePaint, shareSize } from '../share-picture.ts';

/** What the picture of a recommender's link says: the event and the code, and nothing of whose it is. */
export type RecommenderShareFacts = { brand: string; eventName: string; band: string; code: string };

/** The bib in px: where it is, how high its band is, and its holes. */
const bib = { x: 100, y: 56, width: 1000, height: 440, band: 96, line: 4, hole: 14, inset: 52 } as const;

/** 1200 × 630 px as PNG: the code as the number of a runner; the same facts give the same bytes. */
export async function drawRecommenderShare(facts: RecommenderShareFacts): Promise<Buffer> {
  const { brand, eventName, band, code } = facts;
  const middle = bib.x + bib.width / 2;
  const name = await fitText(eventName, { sizes: [38, 32, 26], weight: 'Black', width: 760, lines: 1 });
  const number = await fitText(code, { sizes: [230, 190, 150], weight: 'Black', width: 880, lines: 1 });
  const overlays = [
    ...placed(await drawText(name.lines, { weight: 'Black', size: name.size, colour: sharePaint.ink }), {
      ...{ x: middle, y: bib.y + bib.band / 2, middle: true },
    }),
    ...placed(await drawText(number.lines, { weight: 'Black', size: number.size, colour: sharePaint.ink }), {
      ...{ x: middle, y: bib.y + (bib.band + bib.height) / 2, middle: true },
    }),
  ];
  return drawOnGround(groundOf(), { overlays, brand, about: band });
}

function groundOf(): string {
  const { width, height } = shareSize;
  const { x, y, line, band, hole, inset } = bib;
  const holes = [x + inset, x + bib.width - inset].flatMap((cx) =>
    [y + band / 2, y + bib.height - inset + 4].map(
      (cy) =>
        `<circle cx="${cx}" cy="${cy}" r="${hole}" fill="${sharePaint.paper}" stroke="${sharePaint.ink}" stroke-width="${line}"/>`,
    ),
  );
  const shape = `x="${x}" y="${y}" width="${bib.width}" height="${bib.height}" rx="14"`;
  return [
    `<rect width="${width}" height="${height}" fill="${sharePaint.paper}"/>`,
    `<clipPath id="bib"><rect ${shape}/></clipPath>`,
    `<rect ${shape} fill="${sharePaint.white}"/>`,
    `<g clip-path="url(#bib)"><rect x="${x}" y="${y}" width="${bib.width}" height="${band}" fill="${sharePaint.orange}"/>`,
    `<rect x="${x}" y="${y + band}" width="${bib.width}" height="${line}" fill="${sharePaint.ink}"/></g>`,
    `<rect ${shape} fill="none" stroke="${sharePaint.ink}" stroke-width="${line}"/>`,
    ...holes,
  ].join('');
}

import type { OverlayOptions } from 'sharp';
import { drawText, fitText, placed } from '../picture-text.ts';
import { drawBrand, sharePaint, shareSize } from '../share-picture.ts';

/**
 * What the picture of a link preview says: nothing else reaches it, so that no total can (S-04). Without a company it is
 * the exhibition's own.
 */
export type ShareFacts = {
  brand: string;
  exhibition: string;
  /** Of the season, in their order. */
  lanes: number[];
  company: {
    lane: number;
    trackName: string;
    teamName: string;
    title: string;
    logo: Buffer | null;
    cover: Buffer | null;
  } | null;
};

const { width: WIDTH, height: HEIGHT, brandRow: BRAND, line: LINE } = shareSize;
/** The column of numbers, and a lane that is not the company's. */
const [COLUMN, THIN] = [128, 40];
const paint = {
  ...sharePaint,
  lanes: ['#b83f00', '#0f766e', '#3949ab', '#7c3aed', '#0e7490', '#9d174d', '#4d7c0f', '#854d0e', '#475569'],
} as const;

/** Between logo, name and title. */
const GAP = 28;
/** Lines of a name and of a title, as many as fit. */
const linesTried = [
  [2, 2],
  [2, 1],
  [1, 2],
  [1, 1],
] as const;

type Row = { lane: number; y: number; height: number };

/** 1200 × 630 px as PNG: all lanes of the season, the company's own grown; the same facts give the same bytes. */
export async function drawSharePicture(facts: ShareFacts): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { lanes, company } = facts;
  const own = company && lanes.includes(company.lane) && lanes.length > 1 ? company.lane : null;
  const rows = rowsOf(lanes, own);
  const grown = rows.find(({ lane }) => lane === own) ?? { lane: 0, y: 0, height: HEIGHT - BRAND - LINE };
  const overlays: OverlayOptions[] = [];
  for (const row of own === null ? [] : rows) {
    const size = row.lane === own ? 140 : 26;
    const number = await drawText([String(row.lane)], { weight: 'Black', size, colour: paint.white });
    overlays.push(...placed(number, { x: COLUMN / 2, y: row.y + row.height / 2, middle: true }));
  }
  const drawn = company && own !== null ? drawCompany(company, grown) : drawExhibition(facts);
  overlays.push(...(await drawn));
  const brandRow = brandRowOf(rows, own);
  const about = company ? [facts.exhibition, company.trackName].filter(Boolean).join(' · ') : '';
  const place = { x: company ? COLUMN + LINE + 44 : 56, middle: brandRow.y + brandRow.height / 2 };
  overlays.push(...(await drawBrand({ brand: facts.brand, about }, place)));
  return sharp(Buffer.from(groundOf(rows, own)))
    .composite(overlays)
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer();
}

/** The brand stands in the last lane that is not the company's, or under all lanes. */
function brandRowOf(rows: readonly Row[], own: number | null): Row {
  const last = own === null ? undefined : rows.filter(({ lane }) => lane !== own).at(-1);
  return last ?? { lane: 0, y: HEIGHT - BRAND, height: BRAND };
}

function rowsOf(lanes: readonly number[], own: number | null): Row[] {
  const brand = own === null ? null : lanes.filter((lane) => lane !== own).at(-1);
  const others = lanes.length - (own === null ? 0 : 2);
  const left = HEIGHT - BRAND - LINE * (own === null ? lanes.length : lanes.length - 1);
  let y = 0;
  return lanes.map((lane) => {
    const height =
      own === null ? left / others : lane === own ? left - THIN * others : lane === brand ? BRAND : THIN;
    const row = { lane, y, height };
    y += height + LINE;
    return row;
  });
}

/** Lanes, their numbers' squares, and the lines between them. */
function groundOf(rows: readonly Row[], own: number | null): string {
  const drawn = rows.map(({ lane, y, height }) => {
    const ground = lane === own ? paint.white : paint.paper;
    const colour = paint.lanes[(lane - 1) % paint.lanes.length];
    const column = own === null ? WIDTH / 3 : COLUMN;
    return [
      `<rect x="0" y="${y}" width="${WIDTH}" height="${height}" fill="${ground}"/>`,
      `<rect x="0" y="${y}" width="${column}" height="${height}" fill="${colour}"/>`,
      `<rect x="0" y="${y + height}" width="${WIDTH}" height="${LINE}" fill="${paint.ink}"/>`,
    ].join('');
  });
  const column =
    own === null ? '' : `<rect x="${COLUMN}" y="0" width="${LINE}" height="${HEIGHT}" fill="${paint.ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawn.join('')}${column}</svg>`;
}

async function drawCompany(
  { teamName, title, logo, cover }: NonNullable<ShareFacts['company']>,
  { y, height }: Row,
): Promise<OverlayOptions[]> {
  const { default: sharp } = await import('sharp');
  const overlays: OverlayOptions[] = [];
  const x = COLUMN + LINE + 44;
  const edge = cover ? 684 : WIDTH;
  if (cover) {
    const input = await sharp(cover)
      .resize(WIDTH - edge, Math.round(height), { fit: 'cover' })
      .png()
      .toBuffer();
    overlays.push({ input, left: edge, top: Math.round(y) });
    const line = await sharp({
      create: { width: LINE, height: Math.round(height), channels: 3, background: paint.ink },
    })
      .png()
      .toBuffer();
    overlays.push({ input: line, left: edge - LINE, top: Math.round(y) });
  }
  const width = edge - x - 40;
  const isLow = height < 340;
  const side = isLow ? 64 : 104;
  const aboveName = logo ? side + GAP : 0;
  const room = { width, height: height - aboveName, isLow };
  const { parts, tall } = await drawWords({ teamName, title }, room);
  let top = y + Math.max(16, (height - aboveName - tall) / 2);
  if (logo) {
    const input = await sharp(logo)
      .resize(side, side, { fit: 'contain', background: paint.white })
      .png()
      .toBuffer();
    overlays.push({ input, left: x, top: Math.round(top) });
    top += aboveName;
  }
  for (const part of parts) {
    overlays.push(...placed(part, { x, y: top }));
    top += (part?.height ?? 0) + GAP;
  }
  return overlays;
}

/** Name and title at the largest sizes at which both stay within the lane. */
async function drawWords(
  { teamName, title }: { teamName: string; title: string },
  { width, height, isLow }: { width: number; height: number; isLow: boolean },
) {
  let fitted: { parts: Awaited<ReturnType<typeof drawText>>[]; tall: number } = { parts: [], tall: 0 };
  for (const [nameLines, titleLines] of isLow ? ([[1, 1]] as const) : linesTried) {
    const name = await fitText(teamName, {
      sizes: isLow ? [72, 56, 44] : [104, 84, 68, 52],
      weight: 'Black',
      width,
      lines: nameLines,
    });
    const said = await fitText(title, { sizes: [34, 28], weight: 'SemiBold', width, lines: titleLines });
    const parts = [
      await drawText(name.lines, { weight: 'Black', size: name.size, colour: paint.ink }),
      await drawText(said.lines, { weight: 'SemiBold', size: said.size, colour: paint.ink }),
    ];
    fitted = { parts, tall: (parts[0]?.height ?? 0) + GAP + (parts[1]?.height ?? 0) };
    if (fitted.tall <= height - 32) break;
  }
  return fitted;
}

async function drawExhibition({ exhibition }: ShareFacts): Promise<OverlayOptions[]> {
  const x = WIDTH / 3 + 56;
  const { size, lines } = await fitText(exhibition, {
    sizes: [84, 68],
    weight: 'Black',
    width: WIDTH - x - 48,
    lines: 3,
  });
  const name = await drawText(lines, { weight: 'Black', size, colour: paint.ink });
  const plate = {
    left: Math.round(x) - 24,
    width: (name?.width ?? 0) + 48,
    height: (name?.height ?? 0) + 48,
  };
  const top = Math.round((HEIGHT - BRAND) / 2 - plate.height / 2);
  const { default: sharp } = await import('sharp');
  const { width, height } = plate;
  const input = await sharp({ create: { width, height, channels: 3, background: paint.paper } })
    .png()
    .toBuffer();
  return [{ input, left: plate.left, top }, ...placed(name, { x, y: top + 24 })];
}

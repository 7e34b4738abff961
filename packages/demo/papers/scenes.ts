import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { SceneName } from './paper.ts';

const WIDTH = 1500;
const HEIGHT = 820;
const PRINTED = { width: 1260, height: 688, channels: 3 as const };

type Shape = string;
const box = (x: number, y: number, w: number, h: number, fill: string, round = 0): Shape =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string): Shape =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shape = (d: string, fill: string): Shape => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, colour: string, width: number): Shape =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const many = (count: number, one: (index: number) => Shape): Shape =>
  Array.from({ length: count }, (_, index) => one(index)).join('');
/** Somebody seen from the front, standing on `y`. */
const person = (x: number, y: number, size: number, coat: string, skin = '#e8b98f'): Shape =>
  shape(
    `M${x - size * 0.5} ${y} q0 ${-size * 1.25} ${size * 0.5} ${-size * 1.25} q${size * 0.5} 0 ${size * 0.5} ${size * 1.25} z`,
    coat,
  ) +
  disc(x, y - size * 1.55, size * 0.34, skin) +
  shape(
    `M${x - size * 0.36} ${y - size * 1.58} q0 ${-size * 0.42} ${size * 0.36} ${-size * 0.42} q${size * 0.36} 0 ${size * 0.36} ${size * 0.42} q${-size * 0.36} ${-size * 0.2} ${-size * 0.72} 0 z`,
    '#2b2420',
  );

const sky = (top: string, low: string) =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${box(0, 0, WIDTH, HEIGHT, 'url(#s)')}`;

const drawings: Readonly<Partial<Record<SceneName, () => Shape>>> = {
  city: () =>
    sky('#f7d9b5', '#f3f0e8') +
    disc(1180, 210, 90, '#ee7b3c') +
    many(12, (i) => {
      const [x, high] = [i * 128 - 20, 260 + ((i * 137) % 300)];
      return (
        box(x, HEIGHT - high, 112, high, i % 3 ? '#4c5a78' : '#6d7fa3') +
        many(18, (w) =>
          box(
            x + 14 + (w % 3) * 32,
            HEIGHT - high + 24 + Math.floor(w / 3) * 42,
            18,
            24,
            (w + i) % 4 ? '#f6d88a' : '#33405c',
          ),
        )
      );
    }) +
    box(0, 760, WIDTH, 60, '#2d3345') +
    many(10, (i) => box(40 + i * 160, 786, 80, 7, '#f3f0e8')),
  classroom: () =>
    sky('#f4ead9', '#e9dcc4') +
    box(330, 90, 840, 330, '#24483f', 10) +
    box(330, 420, 840, 16, '#a06f3c') +
    stroke('M420 330 L560 250 L700 290 L860 170 L1060 210', '#f3f0e8', 8) +
    many(5, (i) => box(430 + i * 120, 360 - i * 22, 60, 20 + i * 22, '#efb366')) +
    many(
      4,
      (i) =>
        box(90 + i * 370, 640, 250, 24, '#b98146', 6) +
        box(120 + i * 370, 664, 16, 130, '#8a5d2f') +
        box(304 + i * 370, 664, 16, 130, '#8a5d2f'),
    ) +
    many(4, (i) => person(215 + i * 370, 640, 96, ['#d9572b', '#2f7f79', '#3f51a5', '#c79a2b'][i] ?? '')),
  clinic: () =>
    sky('#e3f1f0', '#f7faf8') +
    box(140, 120, 520, 560, '#ffffff', 18) +
    box(140, 120, 520, 84, '#2f9088', 18) +
    many(
      6,
      (i) =>
        box(190, 260 + i * 62, 300 - (i % 3) * 50, 22, '#cfe3e1', 8) +
        disc(580, 271 + i * 62, 17, i % 3 ? '#2f9088' : '#e07a3f'),
    ) +
    stroke('M760 470 h110 l40 -120 l60 230 l56 -170 l30 60 h320', '#e0563f', 14) +
    person(940, 790, 120, '#ffffff') +
    person(1190, 790, 104, '#7aa6c8', '#d99f74') +
    box(0, 780, WIDTH, 40, '#b8d4d1'),
  fields: () =>
    sky('#bfe0ee', '#f6f3df') +
    disc(260, 170, 74, '#f4b63f') +
    shape('M0 470 Q380 300 760 440 T1500 380 V820 H0 z', '#86a95a') +
    shape('M0 560 Q480 450 900 560 T1500 520 V820 H0 z', '#6b9147') +
    many(9, (i) =>
      stroke(
        `M${i * 190 - 120} 820 Q${420 + i * 90} 660 ${640 + i * 34} 560`,
        i % 2 ? '#557a38' : '#9cbf64',
        20,
      ),
    ) +
    box(1050, 380, 190, 130, '#d8583b') +
    shape('M1030 384 L1145 292 L1260 384 z', '#7d3524') +
    person(420, 760, 110, '#3c6ea8'),
  garden: () =>
    sky('#eef3e2', '#dfe9cd') +
    box(0, 650, WIDTH, 170, '#8c6a48') +
    many(7, (i) => {
      const x = 130 + i * 210;
      const high = 180 + ((i * 83) % 190);
      return (
        stroke(`M${x} 650 V${650 - high}`, '#4d7a3a', 12) +
        many(
          4,
          (leaf) =>
            `<ellipse cx="${x + (leaf % 2 ? 44 : -44)}" cy="${620 - leaf * (high / 5)}" rx="48" ry="20" fill="${i % 2 ? '#5f9a48' : '#7ab558'}" transform="rotate(${leaf % 2 ? -24 : 24} ${x} ${620 - leaf * (high / 5)})"/>`,
        ) +
        disc(x, 636 - high, 26, ['#e9573f', '#f1b23c', '#c25aa4'][i % 3] ?? '')
      );
    }) +
    many(6, (i) => box(80 + i * 240, 690, 150, 70, '#a87f58', 12)),
  harbour: () =>
    sky('#a9d3e6', '#eef5f3') +
    box(0, 460, WIDTH, 360, '#2f7394') +
    many(14, (i) => stroke(`M${(i * 223) % 1500} ${510 + i * 21} q40 -16 80 0 t80 0`, '#7fb4cb', 6)) +
    shape('M260 560 h460 l-70 110 h-320 z', '#c94f34') +
    box(380, 440, 170, 120, '#f4efe2') +
    stroke('M470 440 V230 L660 430', '#4a3b2f', 10) +
    shape('M476 250 L640 420 H476 z', '#f1c35a') +
    shape('M940 620 h340 l-50 80 h-240 z', '#3b8a7c') +
    box(1010, 540, 120, 80, '#f4efe2') +
    stroke('M180 220 q40 -30 70 0 q34 -30 70 0', '#ffffff', 9),
  kitchen: () =>
    sky('#f8e6cf', '#f6f0e4') +
    box(0, 560, WIDTH, 260, '#c9975e') +
    box(0, 540, WIDTH, 34, '#8f6437') +
    many(
      3,
      (i) =>
        box(120 + i * 430, 110, 330, 180, i % 2 ? '#e4b77f' : '#edc793', 10) +
        disc(420 + i * 430, 200, 11, '#8f6437'),
    ) +
    shape('M560 540 q0 -150 190 -150 q190 0 190 150 z', '#d9d4cc') +
    box(736, 360, 28, 34, '#6b635c', 8) +
    many(5, (i) => stroke(`M${620 + i * 66} 350 q-22 -38 0 -72 q22 -34 0 -66`, '#ffffff', 8)) +
    many(6, (i) =>
      disc(180 + i * 56, 520 - (i % 2) * 18, 34, ['#dd4f34', '#ee9a35', '#6f9d45'][i % 3] ?? ''),
    ) +
    box(1080, 400, 260, 140, '#3f7d6e', 12) +
    many(3, (i) => box(1110, 424 + i * 36, 200 - i * 40, 14, '#cfe5da', 6)),
  market: () =>
    sky('#fbe9d3', '#f2ead9') +
    many(4, (i) => {
      const x = 50 + i * 360;
      const cloth = ['#d6532d', '#2f8f84', '#3d4fa3', '#d09a2a'][i] ?? '';
      return (
        box(x, 230, 14, 470, '#6b4a2e') +
        box(x + 306, 230, 14, 470, '#6b4a2e') +
        many(8, (s) => shape(`M${x + s * 40} 190 h40 v80 q-20 34 -40 0 z`, s % 2 ? '#f7f1e6' : cloth)) +
        box(x, 560, 320, 140, '#a8763f', 6) +
        many(7, (f) =>
          disc(x + 34 + f * 42, 546, 24, ['#dd4f34', '#eeb235', '#6f9d45', '#b4583d'][(f + i) % 4] ?? ''),
        )
      );
    }) +
    person(330, 800, 100, '#545c7e') +
    person(860, 806, 112, '#b8563a', '#d99f74') +
    person(1240, 800, 92, '#377d70'),
  stage: () =>
    sky('#221d3a', '#3b2f5d') +
    shape('M300 0 L120 640 H520 z', 'rgba(255,214,120,0.22)') +
    shape('M760 0 L560 640 H980 z', 'rgba(255,240,190,0.26)') +
    shape('M1230 0 L1010 640 H1420 z', 'rgba(255,160,120,0.22)') +
    box(0, 640, WIDTH, 180, '#7b4b2b') +
    many(9, (i) => box(i * 176 - 30, 640, 6, 180, '#61391f')) +
    person(330, 720, 118, '#e0623a') +
    person(770, 740, 132, '#f0e8da', '#d99f74') +
    person(1190, 720, 118, '#2f9088') +
    stroke('M850 600 V740', '#15121f', 9) +
    disc(850, 590, 18, '#15121f') +
    many(11, (i) => disc(70 + i * 140, 826, 62, '#14101f')),
  station: () =>
    sky('#dfe7ee', '#f3f3ee') +
    box(0, 600, WIDTH, 220, '#a7aeb8') +
    box(0, 600, WIDTH, 16, '#efc04a') +
    box(90, 230, 1120, 340, '#3a5fa8', 40) +
    many(5, (i) => box(150 + i * 205, 290, 150, 120, '#d6e6f5', 14)) +
    box(90, 460, 1120, 36, '#ee7a3c') +
    box(1260, 140, 24, 470, '#57606d') +
    box(1200, 110, 230, 110, '#1f3d39', 12) +
    many(3, (i) => box(1222, 130 + i * 28, 150 - i * 30, 14, '#f3d27a', 5)) +
    person(420, 780, 104, '#c7502d') +
    person(700, 790, 112, '#3d4458', '#d99f74') +
    person(980, 780, 98, '#2f8f84'),
  track: () =>
    sky('#f3e6d4', '#efe6d8') +
    many(5, (i) =>
      shape(
        `M${-200 + i * 330} 820 Q${260 + i * 200} 460 ${520 + i * 120} 250 h104 Q${470 + i * 200} 480 ${70 + i * 330} 820 z`,
        ['#c75a2c', '#1d7a70', '#3c4ea8', '#7a4fc4', '#15788f'][i] ?? '',
      ),
    ) +
    many(5, (i) =>
      person(
        430 + i * 176,
        560 + (i % 3) * 70,
        74,
        ['#f3d27a', '#f6efe2', '#f1b08a', '#d6e6f5', '#f6efe2'][i] ?? '',
      ),
    ) +
    box(0, 236, WIDTH, 14, '#2b2420'),
  wardrobe: () =>
    sky('#efe4ec', '#f6efe8') +
    box(110, 150, 1280, 18, '#4a3b46', 9) +
    many(9, (i) => {
      const x = 190 + i * 138;
      const cloth = ['#c9583a', '#40678f', '#d8a63c', '#5e8f72', '#8a5a86'][i % 5] ?? '';
      return (
        stroke(`M${x} 168 v36 l-44 40 M${x} 204 l44 40`, '#4a3b46', 7) +
        shape(
          `M${x - 50} 240 h100 l30 120 l-30 14 v${210 + (i % 3) * 60} h-100 v${-210 - (i % 3) * 60} l-30 -14 z`,
          cloth,
        ) +
        many(3, (button) => disc(x, 320 + button * 64, 7, '#f6efe2'))
      );
    }) +
    box(0, 720, WIDTH, 100, '#b99a7c'),
  workshop: () =>
    sky('#e8e4dc', '#f4f0e8') +
    box(0, 610, WIDTH, 40, '#8d6a44') +
    box(80, 650, 36, 170, '#6b4f31') +
    box(1380, 650, 36, 170, '#6b4f31') +
    box(170, 390, 420, 220, '#39424f', 16) +
    box(196, 414, 368, 150, '#9fd3c7', 8) +
    stroke('M220 530 l60 -50 l50 30 l70 -70 l60 40 l70 -56', '#23606b', 9) +
    box(720, 480, 220, 130, '#d9573a', 14) +
    many(4, (i) => disc(760 + i * 48, 520, 14, i % 2 ? '#f3d27a' : '#f6efe2')) +
    stroke('M830 480 v-90 q0 -40 60 -40 h150', '#57606d', 16) +
    many(5, (i) =>
      box(
        1030 + i * 66,
        470 - (i % 2) * 40,
        44,
        140 + (i % 2) * 40,
        ['#c79a57', '#4d7a8c', '#a4583d'][i % 3] ?? '',
        5,
      ),
    ) +
    many(6, (i) => stroke(`M${180 + i * 220} 70 v${120 + (i % 3) * 30}`, i % 2 ? '#8a5d2f' : '#57606d', 18)),
};

/** Pictures are drawn when a paper needs them, once for a process. */
const drawn = new Map<SceneName, Promise<Uint8Array>>();

/** A picture as JPEG, 1260 × 688 with a grain as of a print. */
export function drawScene(name: SceneName): Promise<Uint8Array> {
  const known = drawn.get(name);
  if (known) return known;
  const drawing = drawings[name];
  const made = drawing ? print(drawing()) : enlarge(name);
  drawn.set(name, made);
  return made;
}

async function print(shapes: Shape): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINTED.width}" height="${PRINTED.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${shapes}</svg>`;
  grain ??= makeGrain();
  const jpeg = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain, raw: PRINTED, blend: 'soft-light' }])
    .jpeg({ quality: 93 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

let grain: Promise<Buffer> | undefined;

function makeGrain(): Promise<Buffer> {
  return sharp({
    create: { ...PRINTED, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 46 } },
  })
    .raw()
    .toBuffer();
}

/** A poster that the demo shows as a small picture, for a sheet of paper. */
async function enlarge(name: SceneName): Promise<Uint8Array> {
  const small = readFileSync(new URL(`../pictures/${name}-ko.webp`, import.meta.url));
  const jpeg = await sharp(small)
    .resize({ width: 2160, kernel: 'lanczos3' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

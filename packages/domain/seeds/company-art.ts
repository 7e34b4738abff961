/** What a picture is drawn of: a lane's colour, and a number that makes one picture another than the next. */
export type CompanyArt = { lane: number; index: number };

/** A lane's colour, a light and a dark one that go with it. */
const palettes: readonly (readonly [main: string, light: string, dark: string])[] = [
  ['#b83f00', '#ffccaa', '#17130f'],
  ['#0f766e', '#bfe3df', '#17130f'],
  ['#3949ab', '#cfd5f3', '#17130f'],
  ['#7c3aed', '#ddcffb', '#17130f'],
  ['#0e7490', '#bfe1ea', '#17130f'],
];
const ORANGE = '#ff8638';
const PAPER = '#faf8f5';

function paletteOf(lane: number) {
  return palettes[(lane - 1) % palettes.length] ?? (['#b83f00', '#ffccaa', '#17130f'] as const);
}

const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

/** A square mark of 320 px: one of six figures on the lane's colour. */
export function drawLogo({ lane, index }: CompanyArt): string {
  const [main, light] = paletteOf(lane);
  const figures = [
    many(
      3,
      (at) =>
        `<rect x="60" y="${90 + at * 55}" width="${200 - at * 45}" height="24" fill="${at === 2 ? ORANGE : PAPER}"/>`,
    ),
    `<circle cx="160" cy="160" r="86" fill="none" stroke="${PAPER}" stroke-width="26"/><circle cx="160" cy="74" r="24" fill="${ORANGE}"/>`,
    many(
      3,
      (at) =>
        `<path d="M40 ${120 + at * 48} q40 -44 80 0 t80 0 t80 0" fill="none" stroke="${at === 1 ? ORANGE : light}" stroke-width="20"/>`,
    ),
    `<path d="M60 250 L160 70 L260 250 Z" fill="${PAPER}"/><rect x="136" y="190" width="48" height="60" fill="${ORANGE}"/>`,
    many(
      4,
      (at) =>
        `<rect x="${70 + (at % 2) * 100}" y="${70 + Math.floor(at / 2) * 100}" width="80" height="80" fill="${at === index % 4 ? ORANGE : light}"/>`,
    ),
    `<path d="M70 160 a90 90 0 0 1 180 0 Z" fill="${PAPER}"/><rect x="70" y="176" width="180" height="22" fill="${ORANGE}"/>`,
  ];
  // A dot runs along the foot: no two of six hundred marks are the same.
  const dot = `<circle cx="${30 + ((index * 7) % 260)}" cy="296" r="9" fill="${light}"/>`;
  const ground = `<rect width="320" height="320" fill="${main}"/>`;
  return frame(320, 320, `${ground}${figures[index % figures.length]}${dot}`);
}

/** A picture of 1200 × 1200 px that may be cut on any side: one of five sceneries in the lane's colours. */
export function drawScenery({ lane, index }: CompanyArt): string {
  const [main, light, dark] = paletteOf(lane);
  const sceneries = [
    many(
      16,
      (at) =>
        `<path d="M${at * 90 - 100} ${(at * 137) % 500} l-60 150" stroke="${PAPER}" stroke-width="18"/>`,
    ) +
      many(
        5,
        (at) =>
          `<rect x="${at * 240}" y="${1200 - 260 - at * 110}" width="240" height="${260 + at * 110}" fill="${dark}"/>`,
      ) +
      many(
        8,
        (at) =>
          `<rect x="${600 + (at % 2) * 280}" y="${640 + Math.floor(at / 2) * 120}" width="190" height="26" fill="${ORANGE}"/>`,
      ),
    many(
      5,
      (at) =>
        `<path d="M-60 ${420 + at * 170} q210 -200 420 0 t420 0 t420 0" fill="none" stroke="${at === 2 ? PAPER : light}" stroke-width="70" opacity="${0.45 + at * 0.13}"/>`,
    ) + `<circle cx="880" cy="250" r="130" fill="${ORANGE}"/>`,
    many(
      9,
      (at) =>
        `<circle cx="${200 + (at % 3) * 400}" cy="${220 + Math.floor(at / 3) * 380}" r="150" fill="${at % 4 === index % 4 ? ORANGE : light}"/>`,
    ) +
      many(
        9,
        (at) =>
          `<circle cx="${200 + (at % 3) * 400}" cy="${220 + Math.floor(at / 3) * 380}" r="66" fill="${dark}"/>`,
      ),
    many(
      7,
      (at) =>
        `<rect x="${80 + at * 160}" y="${980 - ((at * 173 + index * 61) % 620)}" width="110" height="900" fill="${at % 3 ? light : ORANGE}"/>`,
    ) + `<rect y="1080" width="1200" height="120" fill="${dark}"/>`,
    many(
      6,
      (at) =>
        `<path d="M0 ${260 + at * 170} L1200 ${120 + at * 190}" stroke="${at % 2 ? light : PAPER}" stroke-width="34"/>`,
    ) +
      `<path d="M240 1200 L600 420 L960 1200 Z" fill="${dark}"/><path d="M480 680 L600 420 L720 680 Z" fill="${ORANGE}"/>`,
  ];
  const sun = `<circle cx="${120 + ((index * 131) % 960)}" cy="${110 + ((index * 53) % 240)}" r="72" fill="${PAPER}"/>`;
  const ground = `<rect width="1200" height="1200" fill="${main}"/>`;
  return frame(1200, 1200, `${ground}${sun}${sceneries[index % sceneries.length]}`);
}

function frame(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

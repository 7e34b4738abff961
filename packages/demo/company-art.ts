import { randomNumbers } from './random.ts';

/** What a picture is drawn of: a lane's colour, and a number that makes one picture another than the next. */
export type CompanyArt = { lane: number; index: number };

type Colour = string;
/** What stands on a ground: its main shapes, quieter ones, and the one accent. */
type Scheme = { ground: Colour; main: Colour; quiet: Colour; accent: Colour };

/** A lane's colour, and a light one that goes with it. */
const palettes: readonly (readonly [main: Colour, light: Colour])[] = [
  ['#b83f00', '#ffccaa'],
  ['#0f766e', '#bfe3df'],
  ['#3949ab', '#cfd5f3'],
  ['#7c3aed', '#ddcffb'],
  ['#0e7490', '#bfe1ea'],
];
const ORANGE = '#ff8638';
const PAPER = '#faf8f5';
const INK = '#17130f';

/** Four ways to set a lane's colour, of which one is chosen by number. */
function schemeOf(lane: number, way: number): Scheme {
  const [main, light] = palettes[(lane - 1) % palettes.length] ?? ['#b83f00', '#ffccaa'];
  const schemes: readonly Scheme[] = [
    { ground: main, main: PAPER, quiet: light, accent: ORANGE },
    { ground: light, main, quiet: PAPER, accent: INK },
    { ground: INK, main: light, quiet: main, accent: ORANGE },
    { ground: PAPER, main, quiet: light, accent: ORANGE },
  ];
  return schemes[way % schemes.length] ?? { ground: main, main: PAPER, quiet: light, accent: ORANGE };
}

const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');
const rect = (x: number, y: number, width: number, height: number, fill: Colour) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shape = (d: string, fill: Colour) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: Colour, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Marks of 320 px, each within 60 to 260. */
const marks: readonly ((colours: Scheme) => string)[] = [
  ({ main, accent }) => many(3, (at) => rect(60, 84 + at * 58, 200 - at * 48, 30, at === 2 ? accent : main)),
  ({ main, accent }) =>
    `<circle cx="160" cy="160" r="84" fill="none" stroke="${main}" stroke-width="28"/>${dot(160, 76, 26, accent)}`,
  ({ main, quiet, accent }) =>
    many(3, (at) =>
      line(`M50 ${112 + at * 50} q37 -44 73 0 t73 0 t73 0`, [quiet, accent, main][at] ?? main, 22),
    ),
  ({ main, accent }) => shape('M60 250 L160 66 L260 250 Z', main) + rect(134, 184, 52, 66, accent),
  ({ main, quiet, accent }) =>
    many(4, (at) =>
      rect(
        66 + (at % 2) * 100,
        66 + Math.floor(at / 2) * 100,
        88,
        88,
        [main, quiet, accent, main][at] ?? main,
      ),
    ),
  ({ main, accent }) => shape('M64 168 a96 96 0 0 1 192 0 Z', main) + rect(64, 186, 192, 26, accent),
  ({ main, accent }) =>
    many(4, (at) => rect(60 + at * 50, 220 - at * 48, 50, 40 + at * 48, at === 3 ? accent : main)),
  ({ main, quiet, accent }) =>
    many(3, (at) => line(`M${70 + at * 58} 76 l62 84 l-62 84`, [quiet, main, accent][at] ?? main, 30)),
  ({ main, quiet }) =>
    shape('M62 258 C62 120 150 62 258 62 C258 200 172 258 62 258 Z', main) +
    line('M62 258 L196 124', quiet, 14),
  ({ main, accent }) =>
    shape('M160 56 C226 140 248 168 248 200 a88 64 0 0 1 -176 0 C72 168 94 140 160 56 Z', main) +
    dot(160, 200, 30, accent),
  ({ main, quiet, accent }) =>
    shape('M56 250 L132 104 L208 250 Z', quiet) +
    shape('M140 250 L204 136 L268 250 Z', main) +
    dot(92, 92, 28, accent),
  ({ main, accent }) =>
    many(3, (at) => {
      const r = 56 + at * 46;
      return line(`M92 ${228 - r} a${r} ${r} 0 0 1 ${r} ${r}`, main, 24);
    }) + dot(100, 220, 26, accent),
  ({ main, quiet, accent }) =>
    dot(124, 132, 66, main) +
    `<circle cx="196" cy="188" r="66" fill="${quiet}" fill-opacity="0.85"/>` +
    dot(160, 160, 20, accent),
];

/** A square mark of 320 px: one of thirteen figures, set in one of eight ways; no two of 104 are the same. */
export function drawLogo({ lane, index }: CompanyArt): string {
  const round = Math.floor(index / marks.length);
  const { main, quiet, ...rest } = schemeOf(lane, round);
  const colours = round < 4 ? { main, quiet, ...rest } : { main: quiet, quiet: main, ...rest };
  const figure = marks[index % marks.length]?.(colours) ?? '';
  return frame(320, 320, rect(0, 0, 320, 320, colours.ground) + figure);
}

type Scenery = (colours: Scheme, random: () => number) => string;

/** Sceneries of 1200 px that may be cut on any side. */
const sceneries: readonly Scenery[] = [
  // Stairs in the rain.
  ({ main, quiet, accent }, random) =>
    many(22, () => {
      const [x, y] = [random() * 1300 - 60, random() * 760];
      return line(`M${x} ${y} l-46 120`, quiet, 12);
    }) +
    many(5, (at) => rect(at * 240, 940 - at * 120, 242, 400 + at * 120, main)) +
    many(3, (at) => rect(90 + at * 370, 880 - at * 190, 130, 26, accent)),
  // Waves under a sun.
  ({ main, quiet, accent }, random) =>
    dot(260 + random() * 680, 280, 130 + random() * 60, accent) +
    many(5, (at) =>
      line(
        `M-60 ${520 + at * 150} q210 -${120 + random() * 120} 420 0 t420 0 t420 0`,
        at % 2 ? quiet : main,
        76,
      ),
    ),
  // Trays on a table.
  ({ main, quiet, accent }, random) =>
    many(9, (at) => {
      const [x, y] = [200 + (at % 3) * 400, 220 + Math.floor(at / 3) * 380];
      return dot(x, y, 150, at % 4 === 1 ? accent : quiet) + dot(x, y, 50 + random() * 50, main);
    }),
  // Houses by night.
  ({ main, quiet, accent }, random) =>
    many(7, (at) => {
      const height = 320 + random() * 560;
      const [x, y] = [40 + at * 165, 1080 - height];
      const windows = many(3, (window) =>
        rect(x + 34, y + 50 + window * 110, 52, 60, random() < 0.4 ? accent : quiet),
      );
      return rect(x, y, 126, height, main) + windows;
    }) + rect(0, 1080, 1200, 120, quiet),
  // A mountain between roads.
  ({ main, quiet, accent }, random) => {
    const top = 480 + random() * 240;
    return (
      many(6, (at) => line(`M0 ${240 + at * 180} L1200 ${100 + at * 200}`, quiet, 34)) +
      shape(`M180 1200 L${top} 400 L1040 1200 Z`, main) +
      shape(`M${top - 112} 620 L${top} 400 L${top + 126} 620 Z`, accent)
    );
  },
  // Fields seen from above.
  ({ main, quiet, accent }, random) =>
    many(4, (row) =>
      many(4, (at) => {
        const [x, y] = [at * 300, row * 300];
        const fill = random() < 0.42 ? quiet : main;
        const rows = many(4, (furrow) =>
          rect(x + 30, y + 44 + furrow * 58, 240, 16, random() < 0.1 ? accent : PAPER),
        );
        return rect(x + 12, y + 12, 276, 276, fill) + rows;
      }),
    ),
  // Runners in lanes.
  ({ main, quiet, accent }, random) =>
    many(6, (at) => rect(0, 110 + at * 175, 1200, 14, quiet)) +
    many(5, (at) => {
      const [x, y] = [160 + random() * 820, 200 + at * 175];
      const colour = at === 2 ? accent : main;
      return rect(0, y - 14, x, 28, colour) + dot(x, y, 54, colour);
    }),
  // Bowls, stacked.
  ({ main, quiet, accent }, random) =>
    many(4, (at) => {
      const [y, wide] = [1010 - at * 230, 420 - at * 60 + random() * 40];
      const [left, right] = [600 - wide, 600 + wide];
      return shape(
        `M${left} ${y - 130} L${right} ${y - 130} C${right} ${y + 80} ${left} ${y + 80} ${left} ${y - 130} Z`,
        at % 2 ? quiet : main,
      );
    }) + many(3, (at) => line(`M${460 + at * 140} 150 q60 -50 0 -110`, accent, 24)),
  // Signs on a wall.
  ({ main, quiet, accent }, random) =>
    many(5, (at) => {
      const [x, y] = [80 + random() * 260, 90 + at * 216];
      const wide = 420 + random() * 400;
      return (
        shape(`M${x} ${y} h${wide} l90 78 l-90 78 h-${wide} Z`, at === 1 ? accent : at % 2 ? quiet : main) +
        dot(x + 70, y + 78, 20, PAPER)
      );
    }),
];

/** A picture of 960 × 960 px that may be cut on any side: a scenery in a lane's colours, drawn by its number. */
export function drawScenery({ lane, index }: CompanyArt): string {
  const round = Math.floor(index / sceneries.length);
  const colours = schemeOf(lane, round);
  const scenery = sceneries[(index + round) % sceneries.length]?.(colours, randomNumbers(index + 1)) ?? '';
  return frame(960, 1200, rect(0, 0, 1200, 1200, colours.ground) + scenery);
}

function frame(size: number, units: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${units} ${units}">${inside}</svg>`;
}

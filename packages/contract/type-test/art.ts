import type { TypeTestArt } from './type-test.ts';

/** A token of the colours, such as `orange-500`. */
export type ArtColour = 'white' | 'orange-500' | 'orange-600' | 'ink-800' | 'ink-950';

/** A shape of a drawing, as in SVG; its attributes are named as React names them. */
export type ArtShape = {
  tag: 'g' | 'path' | 'rect' | 'circle';
  fill?: ArtColour;
  stroke?: ArtColour;
  at: Record<string, string | number>;
  inside?: ArtShape[];
};

/** Where a runner is on the picture of 360 × 280, which way they run, and whether they are the one meant. */
type Runner = readonly [x: number, y: number, turn: number, isMeant?: boolean];

const scenes: Record<TypeTestArt, { lanes: readonly number[]; runners: readonly Runner[] }> = {
  // Four abreast.
  pacer: {
    lanes: [120, 190, 260, 330],
    runners: [
      [112, 82, 52, true],
      [168, 128, 52],
      [222, 176, 52],
      [268, 226, 52],
    ],
  },
  // One far ahead of all.
  sprinter: {
    lanes: [110, 180, 250],
    runners: [
      [286, 62, 62, true],
      [92, 178, 50],
      [130, 232, 50],
    ],
  },
  // Straight up, a step at a time.
  climber: {
    lanes: [90, 140, 190, 240],
    runners: [
      [196, 96, 24, true],
      [152, 190, 24],
    ],
  },
  // Off the lanes, to look for another way.
  scout: {
    lanes: [150, 220, 290],
    runners: [
      [94, 66, 128, true],
      [214, 178, 52],
      [262, 226, 52],
    ],
  },
  // Over the line, where nobody is.
  leaper: {
    lanes: [130, 230, 330],
    runners: [
      [236, 92, 34, true],
      [140, 214, 60],
    ],
  },
  // Each where the one before was.
  relay: {
    lanes: [140, 240],
    runners: [
      [248, 78, 58, true],
      [190, 124, 54],
      [134, 180, 50],
      [88, 240, 46],
    ],
  },
};

/** How a type of investor runs: a bend of the track from above, in 360 × 280. */
export function typeArt(art: TypeTestArt): ArtShape[] {
  const { lanes, runners } = scenes[art];
  return [
    { tag: 'rect', fill: 'orange-500', at: { width: 360, height: 280 } },
    {
      ...{ tag: 'g', stroke: 'white', at: { fill: 'none', strokeWidth: 3.5 } },
      inside: lanes.map((radius) => ({ tag: 'circle', at: { cx: 400, cy: 330, r: radius + 60 } })),
    },
    ...runners.map(runnerFromAbove),
  ];
}

function runnerFromAbove([x, y, turn, isMeant = false]: Runner): ArtShape {
  const shirt = isMeant ? 'white' : 'ink-950';
  const limbs = isMeant ? 'ink-950' : 'white';
  return {
    tag: 'g',
    at: { transform: `translate(${x} ${y}) scale(0.82)`, strokeLinecap: 'round', fill: 'none' },
    inside: [
      {
        ...{ tag: 'g', stroke: 'orange-600', at: {} },
        inside: [
          { tag: 'path', at: { d: 'M-4 -8-40 20M6 8-38 28', strokeWidth: 11 } },
          { tag: 'path', at: { d: 'm-40 25-34 20', strokeWidth: 27 } },
          { tag: 'path', at: { d: 'm-66 30-2-26M-76 52l26 8', strokeWidth: 8 } },
        ],
      },
      { tag: 'circle', fill: 'orange-600', at: { cx: -97, cy: 58, r: 13 } },
      {
        ...{ tag: 'g', at: { transform: `rotate(${turn})` } },
        inside: [
          { tag: 'path', stroke: shirt, at: { d: 'M-17-2-20-30M17-2 20-30', strokeWidth: 9 } },
          { tag: 'rect', fill: shirt, at: { x: -26, y: -12, width: 52, height: 26, rx: 13 } },
          { tag: 'path', stroke: limbs, at: { d: 'M-9 8-10 44M9 8 12 34', strokeWidth: 10 } },
          { tag: 'rect', fill: shirt, at: { x: -19, y: -10, width: 38, height: 30, rx: 14 } },
          { tag: 'circle', fill: isMeant ? 'ink-950' : 'ink-800', at: { r: 12.5, cy: -9 } },
        ],
      },
    ],
  };
}

import type { TypeTestArt } from '@chulbal/contract/type-test';

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

/** How a type of investor runs: a bend of the track from above. It says nothing that the words beside it do not. */
export function TypeArt({ art, className }: { art: TypeTestArt; className?: string | undefined }) {
  const { lanes, runners } = scenes[art];
  return (
    <svg
      viewBox="0 0 360 280"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="360" height="280" fill="var(--orange-500)" />
      <g fill="none" stroke="var(--white)" strokeWidth="3.5">
        {lanes.map((radius) => (
          <circle key={radius} cx="400" cy="330" r={radius + 60} />
        ))}
      </g>
      {runners.map(([x, y, turn, isMeant]) => (
        <RunnerFromAbove key={`${x} ${y}`} x={x} y={y} turn={turn} isMeant={isMeant === true} />
      ))}
    </svg>
  );
}

type RunnerProps = { x: number; y: number; turn: number; isMeant: boolean };

function RunnerFromAbove({ x, y, turn, isMeant }: RunnerProps) {
  const shirt = isMeant ? 'var(--white)' : 'var(--ink-950)';
  const limbs = isMeant ? 'var(--ink-950)' : 'var(--white)';
  return (
    <g transform={`translate(${x} ${y}) scale(0.82)`} strokeLinecap="round" fill="none">
      <g stroke="var(--orange-600)">
        <path d="M-4 -8-40 20M6 8-38 28" strokeWidth="11" />
        <path d="m-40 25-34 20" strokeWidth="27" />
        <path d="m-66 30-2-26M-76 52l26 8" strokeWidth="8" />
      </g>
      <circle cx="-97" cy="58" r="13" fill="var(--orange-600)" />
      <g transform={`rotate(${turn})`}>
        <path d="M-17-2-20-30M17-2 20-30" stroke={shirt} strokeWidth="9" />
        <rect x="-26" y="-12" width="52" height="26" rx="13" fill={shirt} />
        <path d="M-9 8-10 44M9 8 12 34" stroke={limbs} strokeWidth="10" />
        <rect x="-19" y="-10" width="38" height="30" rx="14" fill={shirt} />
        <circle r="12.5" cy="-9" fill={isMeant ? 'var(--ink-950)' : 'var(--ink-800)'} />
      </g>
    </g>
  );
}

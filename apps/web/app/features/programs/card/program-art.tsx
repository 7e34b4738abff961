import type { ProgramKind } from '@chulbal/contract/programs';

/** What a programme shows that has no picture: lanes that meet, a pitch at their end, or a page to learn from. */
export function ProgramArt({ kind }: { kind: ProgramKind }) {
  const Art = arts[kind];
  return (
    <svg
      viewBox="0 0 400 220"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Art />
    </svg>
  );
}

const lanes = [
  { colour: 'var(--lane-1)', y: 30 },
  { colour: 'var(--lane-2)', y: 70 },
  { colour: 'var(--lane-4)', y: 150 },
  { colour: 'var(--lane-3)', y: 190 },
];

function MeetingLanes() {
  return (
    <>
      <rect width="400" height="220" fill="var(--orange-100)" />
      <g fill="none" strokeWidth="22">
        {lanes.map(({ colour, y }) => (
          <path key={y} d={`M-10 ${y}H70C150 ${y} 150 110 230 110`} stroke={colour} />
        ))}
        <path d="M-10 110H410" stroke="var(--ink-950)" />
      </g>
      <circle cx="318" cy="110" r="46" fill="var(--white)" stroke="var(--ink-950)" strokeWidth="9" />
      <path d="M318 88v44M296 110h44" stroke="var(--ink-950)" strokeWidth="10" />
    </>
  );
}

function Pitch() {
  return (
    <>
      <rect width="400" height="220" fill="var(--ink-950)" />
      <path
        d="M172 110L20 230M186 110L110 230M200 110V230M214 110L290 230M228 110L380 230"
        stroke="var(--orange-500)"
        strokeWidth="3"
      />
      <rect x="112" y="26" width="176" height="72" fill="var(--white)" />
      <path d="M134 82h26V62h28v10h26V50h26V40h26" fill="none" stroke="var(--ink-950)" strokeWidth="8" />
    </>
  );
}

function OpenPages() {
  return (
    <>
      <rect width="400" height="220" fill="var(--ink-200)" />
      <path d="M98 48h96v124H98zM206 48h96v124h-96z" fill="var(--white)" />
      <path d="M116 78h60M116 102h60M116 126h36" stroke="var(--ink-950)" strokeWidth="7" />
      <path d="M224 152v-28h16v28zM246 152v-50h16v50zM268 152V80h16v72z" fill="var(--lane-2)" />
      <path d="M246 152v-50h16v50z" fill="var(--orange-500)" />
      <path d="M268 152V80h16v72z" fill="var(--lane-3)" />
    </>
  );
}

const arts: Record<ProgramKind, () => React.ReactNode> = {
  meetup: MeetingLanes,
  ir: Pitch,
  class: OpenPages,
};

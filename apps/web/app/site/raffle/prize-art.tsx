import type { PrizeArt as Art } from '@chulbal/contract/events/events';

/** The drawing of a prize. */
export function PrizeArt({ art }: { art: Art }) {
  return (
    <svg viewBox="0 0 368 200" aria-hidden="true">
      {drawings[art]}
    </svg>
  );
}

const drawings = {
  laptop: (
    <>
      <rect width="368" height="200" fill="var(--orange-500)" />
      <path
        d="M-20 190C60 60 200 20 400 40M-20 250C80 110 220 70 400 96M40 260c90-90 200-110 360-104"
        fill="none"
        stroke="var(--white)"
        strokeWidth="3"
      />
      <g transform="translate(108 62)">
        <rect width="152" height="92" rx="8" fill="var(--ink-950)" />
        <rect x="10" y="10" width="132" height="72" rx="2" fill="var(--orange-50)" />
        <path d="M22 64h20V44h20V54h20V30h20v14h26" fill="none" stroke="var(--ink-950)" strokeWidth="6" />
        <path d="M-18 92h188l-10 14H-8z" fill="var(--ink-800)" />
      </g>
    </>
  ),
  books: (
    <>
      <rect width="368" height="200" fill="var(--ink-200)" />
      <g transform="translate(96 40)">
        <rect y="96" width="176" height="24" fill="var(--lane-2)" />
        <rect x="12" y="70" width="152" height="24" fill="var(--lane-3)" />
        <rect x="-6" y="44" width="166" height="24" fill="var(--lane-1)" />
        <rect x="22" y="18" width="130" height="24" fill="var(--ink-950)" />
        <path d="M14 96v24M30 70v24M10 44v24M40 18v24" stroke="var(--white)" strokeWidth="4" />
      </g>
    </>
  ),
  shoe: (
    <>
      <rect width="368" height="200" fill="var(--ink-950)" />
      <path
        d="M184 20 40 200M184 20l-60 180M184 20l60 180M184 20l144 180"
        stroke="var(--ink-700)"
        strokeWidth="2"
      />
      <g transform="translate(112 56)">
        <path d="M4 70C20 66 34 50 40 22l34 8c0 18 22 30 66 34 8 2 10 10 8 22H4z" fill="var(--white)" />
        <path d="M4 86h146v10H4z" fill="var(--orange-500)" />
        <path d="m58 40 14-6m-6 16 14-6m-4 16 14-6" stroke="var(--ink-950)" strokeWidth="4" />
      </g>
    </>
  ),
  gift: (
    <>
      <rect width="368" height="200" fill="var(--orange-100)" />
      <path d="M0 160h368M0 180h368" stroke="var(--white)" strokeWidth="4" />
      <g transform="translate(124 58)">
        <rect y="34" width="120" height="74" fill="var(--ink-950)" />
        <rect x="-8" y="18" width="136" height="26" fill="var(--ink-800)" />
        <path d="M48 18h24v90H48z" fill="var(--orange-500)" />
        <path
          d="M60 18C40-8 16-2 24 14c4 8 24 6 36 4 12 2 32 4 36-4 8-16-16-22-36 4z"
          fill="none"
          stroke="var(--orange-500)"
          strokeWidth="8"
        />
      </g>
    </>
  ),
};

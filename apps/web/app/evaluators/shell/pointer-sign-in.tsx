import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { SignInScene } from '../../ui/sign-in-scene/sign-in-scene.tsx';
import './density.css';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';

/** The stage that somebody comes to judge; instants are ISO. */
export type SignInStage = {
  lane: number;
  trackName: string;
  stageName: string;
  opensAt: string;
  closesAt: string;
};

type Props = {
  stage: SignInStage | null;
  /** Null where the API could not be asked. */
  seasonName: string | null;
  children: ReactNode;
};

/** In front of the evaluators' area: the lane they judge, beside the form. */
export function PointerSignIn({ stage, seasonName, children }: Props) {
  const t = useTexts<typeof texts>('pointerFrame');
  return (
    <SignInScene
      look="lane"
      art={(className) => <LaneSignInArt className={className} lane={stage?.lane ?? null} />}
      words={stage ? `${stage.trackName}\n${stage.stageName}` : t('words')}
      note={seasonName ? t('note', { season: seasonName }) : t('noteAny')}
    >
      {children}
    </SignInScene>
  );
}

/** Lines between the lanes, wider where they are nearer. */
const edges = [
  'M327.4 372H329.8L-323 940H-337z',
  'M382.2 372H384.6L-13 940H-27z',
  'M437 372H439.4L297 940H283z',
  'M491.8 372H494.2L607 940H593z',
  'M546.6 372H549L917 940H903z',
];
const rungs = [
  { left: 382.2, right: 532.6, y: 598, height: 6.5 },
  { left: 407.8, right: 514.1, y: 500, height: 5.3 },
  { left: 424.5, right: 502, y: 436, height: 4.4 },
];
/** Numbers lie on the track: how far each lane's is from the chosen one, where, and how it leans. */
const numbers = [
  { off: -2, at: 'translate(-80 838) skewX(-61.1) scale(1 .56)' },
  { off: -1, at: 'translate(185 838) skewX(-31.7) scale(1 .56)' },
  { off: 0, at: 'translate(449 838) skewX(-2.4) scale(1 .56)' },
  { off: 1, at: 'translate(713 838) skewX(27) scale(1 .56)' },
];

/** Lanes running up to the horizon with the start line across; the lane that is judged has its colour. */
function LaneSignInArt({ lane, className }: { lane: number | null; className?: string | undefined }) {
  const colour = lane === null ? 'var(--ink-900)' : `var(--lane-${laneColour(lane)})`;
  const centre = lane ?? 3;
  return (
    <svg className={className} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="pointer-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ink-950)" />
          <stop offset="0.45" stopColor="var(--ink-950)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M328.6 372H547.8L910 940H-330z" fill="var(--ink-900)" />
      <path d="M438.2 372H493L600 940H290z" fill={colour} />
      {edges.map((edge) => (
        <path key={edge} d={edge} fill="var(--ink-300)" />
      ))}
      {rungs.map(({ left, right, y, height }) => (
        <rect key={y} x={left} y={y} width={right - left} height={height} fill="var(--ink-50)" />
      ))}
      <rect x="-80" y="690" width="980" height="20" fill="var(--orange-500)" />
      <g fontFamily="var(--font)" fontWeight="800" fontSize="150" letterSpacing="-6" textAnchor="middle">
        {numbers.map(({ off, at }) => (
          <text key={off} transform={at} fill={off === 0 && lane ? 'var(--white)' : 'var(--ink-700)'}>
            {centre + off > 0 ? centre + off : ''}
          </text>
        ))}
      </g>
      <rect y="360" width="800" height="180" fill="url(#pointer-far)" />
    </svg>
  );
}

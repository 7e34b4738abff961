import type { ReactNode } from 'react';
import { SignInScene } from '../../ui/sign-in-scene/sign-in-scene.tsx';
import './density.css';

type Props = { words: string; note: string; children: ReactNode };

/** In front of the console: lanes to the start line, beside the form. */
export function ConsoleSignIn(props: Props) {
  return <SignInScene look="start" art={(className) => <SignInArt className={className} />} {...props} />;
}

const edges = [
  'M300 0 L-330 620',
  'M346 0 L60 620',
  'M400 0 L260 620',
  'M454 0 L548 620',
  'M508 0 L840 620',
  'M554 0 L1130 620',
];
const rungs = [70, 138, 236];

/** Lanes running up to the horizon, the start line across them; every lane is the operators'. */
function SignInArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 800 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sign-in-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ink-950)" />
          <stop offset="1" stopColor="var(--ink-950)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M300 0H554L1130 620H-330z" fill="var(--ink-900)" />
      <path d="M400 0H454L548 620H260z" fill="var(--lane-1)" />
      {rungs.map((y) => (
        <path
          key={y}
          d={`M${400 - (140 / 620) * y} ${y}H${454 + (94 / 620) * y}`}
          stroke="var(--ink-50)"
          strokeWidth={3 + y / 60}
        />
      ))}
      <g fill="none" stroke="var(--ink-300)">
        {edges.map((edge) => (
          <path key={edge} d={edge} strokeWidth="5" />
        ))}
      </g>
      <path d="M-400 352H1200" stroke="var(--orange-500)" strokeWidth="20" />
      <g fontFamily="var(--font)" fontWeight="800" fontSize="104" textAnchor="middle" letterSpacing="-4">
        <text transform="translate(150 520) skewX(-24) scale(1.2 .8)" fill="var(--ink-700)">
          2
        </text>
        <text transform="translate(402 520) skewX(-3) scale(1.2 .8)" fill="var(--white)">
          1
        </text>
        <text transform="translate(660 520) skewX(19) scale(1.2 .8)" fill="var(--ink-700)">
          3
        </text>
      </g>
      <path d="M-400 -16H1200V150H-400z" fill="url(#sign-in-far)" />
    </svg>
  );
}

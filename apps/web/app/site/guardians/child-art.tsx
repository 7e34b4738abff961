import { RunningRunner } from '../../art/running-runner.tsx';
import styles from './guardians.module.css';

type Props = { state: 'ask' | 'waiting' | 'consented' | 'over' };

/**
 * Lane 1 seen from above: a runner waits behind the start line for a letter, runs, or is not there, and a grown-up
 * beside the track.
 */
export function ChildArt({ state }: Props) {
  const ran = state === 'consented';
  return (
    <svg
      className={styles.art}
      viewBox="-330 0 1050 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-330" width="1050" height="220" fill="var(--orange-100)" />
      <path d="M-330 62H720M-330 166H720" stroke="var(--white)" strokeWidth="5" />
      <path d={ran ? 'M104 62V166' : 'M196 62V166'} stroke="var(--ink-950)" strokeWidth="11" />
      <text
        x={ran ? 150 : 252}
        y="134"
        fill="var(--white)"
        fontFamily="var(--font)"
        fontSize="58"
        fontWeight="800"
        textAnchor="middle"
      >
        1
      </text>
      {state === 'over' ? (
        <circle
          cx="140"
          cy="114"
          r="31"
          fill="none"
          stroke="var(--ink-400)"
          strokeWidth="6"
          strokeDasharray="11 8"
        />
      ) : ran ? (
        <RunningRunner
          {...{ x: 268, y: 108, scale: 0.95, shirt: 'var(--orange-500)', limbs: 'var(--ink-950)' }}
          head="var(--ink-950)"
          shadow="rgb(23 19 15 / 0.12)"
        />
      ) : (
        <Waiting />
      )}
      <Grown x={ran ? 34 : 46} y={ran ? 196 : 24} />
      {state === 'waiting' && <Letter />}
    </svg>
  );
}

/** On the start line, both hands in front of it. */
function Waiting() {
  return (
    <g>
      <path d="M150 98H182M150 130H182" stroke="var(--ink-950)" strokeWidth="13" strokeLinecap="round" />
      <rect x="122" y="80" width="34" height="68" rx="17" fill="var(--orange-500)" />
      <circle cx="142" cy="114" r="16" fill="var(--ink-950)" />
    </g>
  );
}

function Grown({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(42)`}>
      <path d="M26 -16H46M26 16H46" stroke="var(--ink-950)" strokeWidth="15" strokeLinecap="round" />
      <rect x="-20" y="-46" width="44" height="92" rx="22" fill="var(--ink-800)" />
      <circle r="21" fill="var(--ink-950)" />
    </g>
  );
}

/** On its way from the grown-up's phone. */
function Letter() {
  return (
    <g>
      <path
        d="M84 54 128 78"
        stroke="var(--ink-950)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 11"
      />
      <g transform="translate(98 40) rotate(-14)" strokeWidth="3.5" stroke="var(--ink-950)">
        <rect width="44" height="30" rx="3" fill="var(--white)" />
        <path d="M1 3 22 17 43 3" fill="none" />
      </g>
    </g>
  );
}

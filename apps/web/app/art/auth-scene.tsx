import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './auth-scene.module.css';

type Props = {
  /** Big words on the dark side; a line break is kept: 다시\n출발선으로. */
  words: string;
  /** Sign-up: a wider form beside one lane whose leg of this step is lit. */
  step?: 1 | 2 | 3;
  /** A wider form without steps, such as profile edit or log-in help. */
  wide?: boolean;
  children: ReactNode;
};

/** Pages of the account: the dark track at the left, the form at the right; on phones a strip above it. */
export function AuthScene({ words, step, wide, children }: Props) {
  return (
    <div className={classNames(styles.scene, (step || wide) && styles.wideForm)}>
      <div className={styles.picture}>
        <div className={styles.sticky}>
          {step ? (
            <SignUpLaneArt className={styles.art} step={step} />
          ) : (
            <AuthLanesArt className={styles.art} />
          )}
          <p className={styles.words}>{words}</p>
        </div>
      </div>
      <div className={styles.form}>
        <div className={styles.inside}>{children}</div>
      </div>
    </div>
  );
}

const laneLines = [
  'M210 300 L-200 900',
  'M270 300 L24 900',
  'M330 300 L248 900',
  'M390 300 L472 900',
  'M450 300 L696 900',
  'M510 300 L920 900',
];
const laneNumbers = [
  { x: 106, skew: -28.6 },
  { x: 233, skew: -15.3 },
  { x: 360, skew: 0 },
  { x: 487, skew: 15.3 },
  { x: 614, skew: 28.6 },
];

/** Five lanes up to the horizon: beside the log-in form. */
function AuthLanesArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 720 828" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M360 80 L-200 900 H920Z" fill="var(--ink-900)" />
      <g fill="none" stroke="var(--orange-500)" strokeWidth="5">
        {laneLines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <path d="M5 600 H715" stroke="var(--orange-500)" strokeWidth="18" />
      <path d="M-400 300H1200V-400H-400z" fill="var(--ink-950)" />
      <path d="M-400 300H1200" stroke="var(--orange-500)" strokeWidth="5" />
      <g fontFamily="var(--font)" fontWeight="800" fontSize="96" fill="var(--orange-500)" textAnchor="middle">
        {laneNumbers.map(({ x, skew }, index) => (
          <text key={x} transform={`translate(${x} 568) skewX(${skew}) scale(1.15 .8)`}>
            {index + 1}
          </text>
        ))}
      </g>
    </svg>
  );
}

const signUpLegs = [
  { step: 1, y: 872, size: 250, scale: '1.7 .9', fill: 'M45 640 L-120 900 H720 L555 640Z' },
  { step: 2, y: 612, size: 172, scale: '1.6 .86', fill: 'M165 449 L45 640 H555 L435 449Z' },
  { step: 3, y: 421, size: 78, scale: '1.5 .8', fill: 'M240 330 L165 449 H435 L360 330Z' },
];

/** One lane with three legs; the leg of the current step is lit. */
function SignUpLaneArt({ className, step }: { className?: string; step: 1 | 2 | 3 }) {
  return (
    <svg className={className} viewBox="0 0 600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M240 330 L-120 900 H720 L360 330Z" fill="var(--ink-900)" />
      <path d="M-600 330H1200" stroke="var(--orange-500)" strokeWidth="5" />
      {signUpLegs
        .filter((leg) => leg.step === step)
        .map((leg) => (
          <path key={leg.step} d={leg.fill} fill="var(--ink-800)" />
        ))}
      <g fill="none" stroke="var(--orange-500)" strokeWidth="5">
        <path d="M240 330 L-120 900" />
        <path d="M360 330 L720 900" />
      </g>
      <path d="M165 449H435" stroke="var(--orange-500)" strokeWidth="7" />
      <path d="M34 640H566" stroke="var(--orange-500)" strokeWidth="14" />
      <g fontFamily="var(--font)" fontWeight="800" textAnchor="middle">
        {signUpLegs.map((leg) => (
          <text
            key={leg.step}
            transform={`translate(300 ${leg.y}) scale(${leg.scale})`}
            fontSize={leg.size}
            fill={leg.step === step ? 'var(--orange-500)' : 'var(--ink-700)'}
          >
            {leg.step}
          </text>
        ))}
      </g>
    </svg>
  );
}

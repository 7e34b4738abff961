import type { QuizVariant } from '@chulbal/contract/quizzes/quizzes';

/** How far each of four answers runs on the picture of 360 × 280; the right ones cross the line. */
const runs: Record<QuizVariant, readonly number[]> = {
  a: [96, 208, 300, 64],
  b: [300, 128, 304, 180],
};

const FINISH = 272;

const chequers = Array.from(
  { length: 14 },
  (_, row) => `M${FINISH + (row % 2) * 12} ${row * 20}h12v20h-12z`,
).join('');

/** Four answers as four lanes, of which the right ones are at the finish. It says nothing that the words do not. */
export function QuizArt({ variant, className }: { variant: QuizVariant; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 360 280"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="360" height="280" fill="var(--orange-500)" />
      <path d="M0 70h360M0 140h360M0 210h360" stroke="var(--white)" strokeWidth="3.5" />
      <path d={chequers} fill="var(--white)" />
      {runs[variant].map((end, lane) => (
        <g key={end} transform={`translate(0 ${lane * 70 + 35})`}>
          <path d={`M0 0H${end}`} stroke="var(--ink-950)" strokeWidth="26" />
          {end > FINISH ? (
            <>
              <circle cx={end} r="25" fill="var(--white)" />
              <path
                d={`m${end - 11} 0 8 8 15-16`}
                fill="none"
                stroke="var(--ink-950)"
                strokeWidth="6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </>
          ) : (
            <circle cx={end} r="18" fill="var(--ink-950)" stroke="var(--white)" strokeWidth="5" />
          )}
          <text x="16" y="8" fill="var(--white)" fontSize="24" fontWeight="800">
            {lane + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

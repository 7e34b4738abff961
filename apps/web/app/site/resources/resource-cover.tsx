import type { ResourceSummary } from '@chulbal/contract/resources';
import type { ResourceKind } from '@chulbal/contract/resources.values';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';

const colours: Record<ResourceKind, { paper: string; lanes: string; mark: string }> = {
  whitepaper: { paper: 'var(--ink-950)', lanes: 'var(--orange-500)', mark: 'var(--white)' },
  research: { paper: 'var(--orange-100)', lanes: 'var(--lane-3)', mark: 'var(--ink-950)' },
  guide: { paper: 'var(--lane-2)', lanes: 'var(--orange-100)', mark: 'var(--white)' },
};

/** Where the bend of the drawn track turns, another for neighbours in a list. */
const bends = [
  { x: 250, y: 20 },
  { x: 20, y: 0 },
  { x: 240, y: 170 },
];

type Props = { resource: Pick<ResourceSummary, 'boardId' | 'kind' | 'cover' | 'year'>; className?: string };

/** The picture of a resource, or a cover drawn of lanes, its kind's colours and its year. */
export function ResourceCover({ resource, className }: Props) {
  const { boardId, kind, cover, year } = resource;
  if (cover) {
    return (
      <LazyPicture
        {...(className !== undefined && { className })}
        src={`/transfer/file/${cover.serverFileName}`}
        alt={cover.alt}
        ratio="3 / 4"
      />
    );
  }
  const { paper, lanes, mark } = colours[kind];
  const bend = bends[(boardId + (year ?? 0)) % bends.length] ?? { x: 250, y: 20 };
  return (
    <svg className={className} viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h240v320H0z" fill={paper} />
      <g fill="none" stroke={lanes} strokeWidth="5">
        {[52, 82, 112, 142, 172, 202].map((r) => (
          <circle key={r} cx={bend.x} cy={bend.y} r={r} />
        ))}
      </g>
      <path d="M0 226h240v94H0z" fill={paper} />
      <path d="M0 226h240" stroke={mark} strokeWidth="6" />
      {year !== null && (
        <text
          x="18"
          y="292"
          fill={mark}
          fontFamily="var(--font)"
          fontWeight="800"
          fontSize="52"
          letterSpacing="-2.5"
        >
          {year}
        </text>
      )}
    </svg>
  );
}

const [centreX, centreY] = [1104, 704];
const inner = 152;
const outer = 592;
/** Every lane is this long, from its own start to the one finish. */
const distance = 417.3;
const finish = -58;
const cell = 22;
const [ink, paper, white] = ['var(--ink-950)', 'var(--ink-100)', 'var(--white)'];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A point on the track: degrees as in a clock face that begins at three, clockwise. */
function at(radius: number, degrees: number): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [rounded(centreX + radius * Math.cos(turn)), rounded(centreY + radius * Math.sin(turn))];
}

type Drawn = { lane: number; colour: number; radius: number; width: number; start: number; number: number };

function drawn(lanes: readonly { lane: number; colour: number }[]): Drawn[] {
  const width = (outer - inner) / Math.max(lanes.length, 1);
  return lanes.map(({ lane, colour }, place) => {
    const radius = inner + width * (place + 0.5);
    const along = (length: number) => (length / radius) * (180 / Math.PI);
    const start = finish - along(distance);
    return { lane, colour, radius, width, start, number: start + along(44) };
  });
}

type Props = {
  className?: string | undefined;
  label: string;
  /** The season's lanes from the inside out: what is painted on them and which of the five colours they have. */
  lanes: readonly { lane: number; colour: number }[];
};

/** A bend of the track: the lanes start where each has the same distance to the one finish line. */
export function StaggerArt({ className, label, lanes }: Props) {
  const bends = drawn(lanes);
  const size = Math.min(56, (bends[0]?.width ?? 88) * 0.64);
  const rows = Math.floor((outer - inner) / cell);
  return (
    <svg
      className={className}
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label={label}
    >
      <circle
        cx={centreX}
        cy={centreY}
        r={(inner + outer) / 2}
        fill="none"
        stroke={paper}
        strokeWidth={outer - inner}
      />
      {bends.map(({ lane, colour, radius, width, start }) => {
        const [from, to] = [at(radius, start), at(radius, finish)];
        return (
          <path
            key={lane}
            d={`M${from}A${rounded(radius)} ${rounded(radius)} 0 0 1 ${to}`}
            fill="none"
            stroke={`var(--lane-${colour})`}
            strokeWidth={rounded(width - 4)}
          />
        );
      })}
      <g fill="none" stroke={white} strokeWidth="5">
        {[inner, ...bends.map(({ radius, width }) => rounded(radius + width / 2))].map((radius) => (
          <circle key={radius} cx={centreX} cy={centreY} r={radius} />
        ))}
      </g>
      {bends.map(({ lane, radius, width, start, number }) => {
        const [x, y] = at(radius, number);
        const [from, to] = [at(radius - width / 2, start), at(radius + width / 2, start)];
        return (
          <g key={lane}>
            <path d={`M${from}L${to}`} stroke={ink} strokeWidth="9" />
            <text
              x={x}
              y={y}
              dy={rounded(size * 0.36)}
              transform={`rotate(${rounded(number + 180)} ${x} ${y})`}
              fontSize={rounded(size)}
              fontFamily="var(--font)"
              fontWeight="800"
              fill={white}
              textAnchor="middle"
            >
              {lane}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${centreX} ${centreY}) rotate(${finish})`}>
        <rect x={inner} y="-11" width={rows * cell} height={2 * cell} fill={white} />
        <path
          fill={ink}
          d={Array.from(
            { length: rows },
            (_, row) => `M${inner + row * cell} ${row % 2 ? -11 : cell - 11}h${cell}v${cell}h-${cell}z`,
          ).join('')}
        />
      </g>
    </svg>
  );
}

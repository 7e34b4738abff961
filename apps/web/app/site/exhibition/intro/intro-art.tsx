const ink = 'var(--ink-950)';
const orange = 'var(--orange-500)';
const light = 'var(--orange-100)';
const violet = 'var(--lane-4)';

/** Boards of teams along a lane, and people who look. */
export function LookScene() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <rect width="400" height="300" fill={light} />
      <path d="M66 164v72M190 148v88M322 172v64" stroke={ink} strokeWidth="6" />
      <path d="M30 92h72v72H30z" fill="var(--lane-5)" />
      <path d="M146 60h88v88h-88z" fill="var(--lane-3)" />
      <path d="M286 100h72v72h-72z" fill={ink} />
      <path
        d="M160 84h60v8h-60zM160 102h60v8h-60zM160 120h38v8h-38zM44 112h20v36H44zM68 112h20v36H68z"
        fill="#fff"
      />
      <path d="M302 116h14v14h-14zM328 116h14v14h-14zM302 142h14v14h-14z" fill={orange} />
      <path d="M0 236h400v40H0z" fill="#fff" />
      <path d="M0 236h400M0 276h400" stroke={ink} strokeWidth="4" />
      <g fill="var(--orange-700)">
        <circle cx="120" cy="206" r="15" />
        <path d="M100 276v-26a20 20 0 0 1 40 0v26z" />
      </g>
      <g fill={ink}>
        <circle cx="262" cy="206" r="15" />
        <path d="M242 276v-26a20 20 0 0 1 40 0v26z" />
      </g>
    </svg>
  );
}

/** A wallet of millions, five of which go behind a team. */
export function SplitScene() {
  const cells = Array.from({ length: 20 }, (_, place) => ({
    x: 36 + (place % 5) * 36,
    y: 36 + Math.floor(place / 5) * 36,
  }));
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <rect width="400" height="300" fill={ink} />
      {cells.map(({ x, y }, place) =>
        place < 15 ? (
          <rect key={`${x}-${y}`} x={x} y={y} width="32" height="32" fill="#fff" />
        ) : (
          <rect
            key={`${x}-${y}`}
            {...{ x: x + 1, y: y + 1, width: 30, height: 30, fill: 'none' }}
            stroke="var(--ink-500)"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
        ),
      )}
      <path d="M240 104c50 0 84 26 84 92" fill="none" stroke="var(--orange-400)" strokeWidth="6" />
      <path d="m308 184 16 22 16-22z" fill="var(--orange-400)" />
      <path d="M0 224h400v64H0z" fill="#fff" />
      {[0, 1, 2, 3, 4].map((place) => (
        <rect key={place} x={36 + place * 36} y="240" width="32" height="32" fill={violet} />
      ))}
      <rect x="296" y="212" width="60" height="60" fill="var(--lane-3)" />
      <path d="M308 228h36v6h-36zM308 240h36v6h-36zM308 252h22v6h-22z" fill="#fff" />
    </svg>
  );
}

/** A block moves from one lane to another before the finish. */
export function ChangeScene() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <defs>
        <pattern id="finish" width="28" height="28" patternUnits="userSpaceOnUse">
          <rect width="28" height="28" fill="#fff" />
          <path d="M0 0h14v14H0zM14 14h14v14H14z" fill={ink} />
        </pattern>
      </defs>
      <rect width="400" height="300" fill="var(--ink-200)" />
      <path d="M0 108h372v64H0zM0 212h372v64H0z" fill="#fff" />
      <path d="M0 108h372M0 172h372M0 212h372M0 276h372" stroke={ink} strokeWidth="4" />
      <rect x="344" y="108" width="28" height="168" fill="url(#finish)" />
      <path d="M24 122h36v36H24zM64 122h36v36H64zM104 122h36v36h-36zM144 122h36v36h-36z" fill={violet} />
      <rect
        x="185"
        y="123"
        width="34"
        height="34"
        fill="none"
        stroke="var(--ink-500)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path d="M24 226h36v36H24zM64 226h36v36H64zM104 226h36v36h-36z" fill="var(--lane-5)" />
      <path d="M144 226h36v36h-36z" fill={orange} />
      <path d="M240 138c44 6 44 100-40 106" fill="none" stroke={ink} strokeWidth="6" />
      <path d="m210 230-24 15 26 12z" fill={ink} />
      <circle cx="200" cy="54" r="34" fill={orange} />
      <path d="M200 34v20l14 10" stroke={ink} strokeWidth="6" fill="none" />
    </svg>
  );
}

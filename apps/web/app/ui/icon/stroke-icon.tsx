type Props = { path: string; className?: string | undefined };

/** Strokes on a 16 × 16 grid beside or instead of a word; hidden from assistive technology. */
export function StrokeIcon({ path, className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

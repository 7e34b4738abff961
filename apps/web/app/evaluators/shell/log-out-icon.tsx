/** A door and the way out of it; always inside a named button. */
export function LogOutIcon() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M6 2.8H3v10.4h3M10.3 5 13.3 8l-3 3M13 8H6.2"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

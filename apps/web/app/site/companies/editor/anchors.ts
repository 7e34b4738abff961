/** Where a field stands on the page; `path` as in `companyFields`. */
export function anchorOf(path: string): string {
  return `at-${path.replaceAll('.', '-')}`;
}

/** Brings a field into sight and puts the cursor into it. */
export function focusOn(path: string): void {
  const place = document.getElementById(anchorOf(path));
  place?.scrollIntoView({ block: 'center' });
  place
    ?.querySelector<HTMLElement>(
      'input:not([type="file"]), textarea, select, [contenteditable="true"], button',
    )
    ?.focus({ preventScroll: true });
}

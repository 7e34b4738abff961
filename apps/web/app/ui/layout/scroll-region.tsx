import type { ComponentProps } from 'react';

/** A place that scrolls by itself: named, and reached by Tab so that the arrows scroll it. */
export function ScrollRegion({ label, children, ...rest }: ComponentProps<'section'> & { label: string }) {
  return (
    <section {...rest} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

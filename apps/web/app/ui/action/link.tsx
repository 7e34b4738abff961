import type { ReactNode, Ref } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/** Addresses that a page holds as they are written: paths from the start, with nothing to be worked out. */
const asWritten = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * A link as a page is sent with it, to the letter what the router's own writes. That one works out for each what only
 * a browser needs, and a page has fifty.
 */
export function SentLink(props: Props): ReactNode {
  const { to, target, discover = 'render', children, ...rest } = props;
  if (typeof to !== 'string' || !asWritten.test(to)) return <RouterLink {...props} />;
  // What the browser's link does when it is followed.
  const { prefetch, relative, reloadDocument, replace, mask, state, ...more } = rest;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ref, ...attributes } = more;
  return (
    <a {...attributes} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  );
}

/** A link to a page of the site. */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? SentLink : RouterLink;

export type { LinkProps };

/** How a link to another site opens: beside this one, and without learning of it. */
export function outside(link: string): { target?: string; rel?: string } {
  return link.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}

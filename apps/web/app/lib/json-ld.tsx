/** Facts of a page for search engines (schema.org). A data block: browsers run nothing of it. */
export function JsonLd({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  // Nothing that somebody wrote can end the block.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  const content = { dangerouslySetInnerHTML: { __html: text } };
  return <script type="application/ld+json" {...content} />;
}

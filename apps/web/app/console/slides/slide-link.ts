/** What stands for the site's own name in a link that is kept: the page moves with its name. */
const PRODUCT = '{product}';

/** A kept link as operators read and write it. */
export function shownLink(link: string, slug: string): string {
  return link.replace(PRODUCT, slug);
}

/** A link as it is kept: the page about the site by what stands for its name, every other as it is written. */
export function storedLink(link: string, slug: string): string {
  return link === `/about/${slug}` ? `/about/${PRODUCT}` : link;
}

/** Shapes that a drawn page may have; whatever else stands in it is left out. */
const shapes = new Set(
  'svg g defs clippath mask pattern lineargradient radialgradient stop marker symbol use rect path line polyline polygon circle ellipse text tspan image title desc'.split(
    ' ',
  ),
);

/** Pictures inside a page come with it; nothing is fetched for one. */
const ownPicture = /^(?:#|data:image\/(?:png|jpeg|gif|webp|bmp);base64,)/i;

/** The site's own font after those of the document: a device without Korean fonts can still read it. */
const fallbackFont = "'Pretendard Variable', Pretendard, sans-serif";

/**
 * A page of a Hangul document as an element of its own. The drawing comes from a file that a stranger wrote: known
 * shapes and harmless attributes are taken over, and its ids stay inside (a shadow root).
 */
export function pageOf(svg: string): HTMLElement {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  if (read.localName !== 'svg') return host;
  clean(read);
  read.setAttribute('width', '100%');
  read.setAttribute('height', '100%');
  host.attachShadow({ mode: 'open' }).append(document.importNode(read, true));
  return host;
}

/** Takes out of a drawing, in place, everything that is no known shape or could reach out of it. */
export function clean(element: Element): void {
  for (const child of [...element.children]) {
    if (shapes.has(child.localName.toLowerCase())) clean(child);
    else child.remove();
  }
  for (const { name, value } of [...element.attributes]) {
    const plain = name.toLowerCase();
    const reaches = /(?:^|:)href$/.test(plain)
      ? !ownPicture.test(value.trim())
      : /url\(\s*(?!['"]?#)/i.test(value);
    if (plain.startsWith('on') || plain === 'style' || reaches) element.removeAttribute(name);
  }
  const font = element.getAttribute('font-family');
  if (font !== null) element.setAttribute('font-family', `${font}, ${fallbackFont}`);
}

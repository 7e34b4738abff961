import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './router.ts';

/** A sheet that a page links, with its address. */
export const sheetLink = /<link[^>]* rel="stylesheet" href="([^"]+)"[^>]*\/>/g;
const fontPreload = /<link rel="preload" href="([^"]+)" as="font"/;
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Reads a sheet of the build by its address. */
export type ReadSheet = (address: string) => string;

/** A page that brings its styles along, and what its scripts have to run first to have the rest of its font. */
export type InlinedStyles = { html: string; first: string };

/**
 * Inlines a page's stylesheets, because each would cost a first visit one more connection before the first paint. The font
 * that the page preloads is there at the first paint, so that nothing moves later; the other fonts, with rare characters,
 * come with the scripts, or immediately for visitors who have them already. The links stay, disabled, for React and for
 * anything that checks whether a stylesheet is there.
 */
export function inlineStyles(html: string, nonce: string, readSheet: ReadSheet): InlinedStyles {
  const end = html.indexOf('</head>');
  if (end < 0) return { html, first: '' };
  const preloaded = fontPreload.exec(html)?.[1];
  const faces: string[] = [];
  const inlined = (sheet: string) =>
    sheet.replace(fontFace, (face) => {
      if (fontOf(face) === preloaded || !preloaded) return face;
      faces.push(face);
      return '';
    });
  const head = html.slice(0, end).replace(sheetLink, (link, address: string) => {
    const plain = address.replace(/#.*$/, '');
    const disabled = link.replace(/\/>$/, ' disabled=""/>');
    // React looks for the address as it wrote it, who fetches a part of the page later for the plain one.
    const links = plain === address ? disabled : disabled + disabled.replace(address, plain);
    return `<style>${inlined(readSheet(plain))}</style>${links}`;
  });
  if (faces.length === 0) return { html: head + html.slice(end), first: '' };
  const face = faces.join('');
  const font = JSON.stringify(fontOf(face));
  const late =
    `<style id="font" media="not all">${face}</style><noscript><style>${face}</style></noscript>` +
    `<script nonce="${nonce}">(${showKnownFont})(${font})</script>`;
  return { html: head + late + html.slice(end), first: `(${showFont})(${font});` };
}

function fontOf(face: string): string | undefined {
  return /url\(["']?([^"')]+)/.exec(face)?.[1];
}

/** The sheets as they lie in the build, one character a byte, each read once. */
export function sheetsOfBuild(): ReadSheet {
  const sheets = new Map<string, string>();
  return (address) => {
    const known = sheets.get(address);
    if (known !== undefined) return known;
    const sheet = readFileSync(path.join(buildFolder, 'client', address), 'latin1');
    sheets.set(address, sheet);
    return sheet;
  };
}

/** In the browser: where the font came in this tab before, it lies in the cache and is there before the first paint. */
function showKnownFont(address: string): void {
  try {
    if (sessionStorage.getItem('font') !== address) return;
    document.head.append(
      Object.assign(document.createElement('link'), {
        ...{ rel: 'preload', href: address, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      }),
    );
    document.getElementById('font')?.removeAttribute('media');
  } catch {
    // Storage is refused: the font comes with the scripts.
  }
}

/**
 * In the browser: fetches the font and gives it to the page once it has loaded, so that the page is laid out again only
 * once; remembers that it has loaded.
 */
function showFont(address: string): void {
  const late = document.getElementById('font') as HTMLStyleElement | null;
  if (!late?.media) return;
  const faces = [...(late.sheet?.cssRules ?? [])].map((rule) => {
    const said = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    const family = said('font-family').replace(/^["']|["']$/g, '');
    return new FontFace(family, said('src'), {
      style: said('font-style') || 'normal',
      weight: said('font-weight') || 'normal',
      unicodeRange: said('unicode-range') || 'U+0-10FFFF',
    });
  });
  Promise.all(faces.map((face) => face.load()))
    .then((loaded) => {
      for (const face of loaded) document.fonts.add(face);
      sessionStorage.setItem('font', address);
    })
    .catch(() => {
      // It did not come: the device's font stays. Or storage is refused: it comes with the scripts the next time too.
    });
}

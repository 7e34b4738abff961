/** Of the style that has the faces of the font's second file. */
export const LATE_FONT = 'late-font';

declare global {
  interface Window {
    /** Fetches the font's second file and gives it to the page. */
    showLateFont?: () => void;
  }
}

/**
 * The page gets the font's second file with its scripts, or immediately where it came in this tab before: it lies in the cache
 * then and is there before the first paint. It is given to the page once it has loaded, so that the page is laid out again only
 * once. The server writes this into pages as its text: it uses nothing from outside.
 */
export function prepareLateFont(id: string): void {
  const style = () => document.getElementById(id) as HTMLStyleElement | null;
  const fontOf = (text: string) => /url\(["']?([^"')]+)/.exec(text)?.[1] ?? '';
  const address = fontOf(style()?.textContent ?? '');
  try {
    if (sessionStorage.getItem('font') === address) {
      document.head.append(
        Object.assign(document.createElement('link'), {
          ...{ rel: 'preload', href: address, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
        }),
      );
      style()?.removeAttribute('media');
    }
  } catch {
    // Storage is refused: the font comes with the scripts.
  }
  window.showLateFont = () => {
    const late = style();
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
  };
}

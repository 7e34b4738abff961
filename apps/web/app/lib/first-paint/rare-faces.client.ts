/** Fetches the faces of letters that the font of each page leaves out. */
export const fetchRareFaces = () => void import('../../styles/fonts/rest.css');

/**
 * Fetches them where the page shows such a letter, now or later. Their sheet has the browser lay the whole page out anew,
 * which few visits need. Answers what ends the looking.
 */
export function fetchRareFacesWhereShown(): () => void {
  const rare = rareLetter(rangeOfFonts());
  const look = () => {
    if (!shows(document.body, rare)) return;
    watch.disconnect();
    fetchRareFaces();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  return () => watch.disconnect();
}

/** Whether a letter stands in an element's text; what only scripts read, or who has none, is not shown. */
export function shows(element: Element, letter: RegExp): boolean {
  const unseen = new Set(['SCRIPT', 'NOSCRIPT', 'STYLE', 'TEMPLATE']);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (letter.test(data) && !unseen.has(parentElement?.tagName ?? '')) return true;
  }
  return false;
}

/** Finds a letter outside `range`, which is written as in a sheet: `U+20-7e, U+a0`. */
export function rareLetter(range: string): RegExp {
  const letters = range.replaceAll(
    /U\+([0-9a-f]+)(?:-([0-9a-f]+))?,?\s*/gi,
    (_, from: string, to?: string) => (to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`),
  );
  return new RegExp(`[^\\s${letters}]`, 'u');
}

/** The letters of all faces that the page knows. */
function rangeOfFonts(): string {
  const ranges = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [rule.style.getPropertyValue('unicode-range')] : [],
    ),
  );
  return ranges.filter((range) => range !== '').join(', ');
}

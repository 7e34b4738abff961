/** Fetches the faces of letters that the font of each page leaves out. */
export const fetchRareFaces = () => void import('../styles/fonts/rest.css');

/**
 * Fetches them where the page shows such a letter, now or later. Their sheet has the browser lay the whole page out anew,
 * which few visits need. Answers what ends the looking.
 */
export function fetchRareFacesWhereShown(): () => void {
  const rare = rareLetter(rangeOfFont());
  const look = () => {
    if (!rare.test(document.body.textContent)) return;
    watch.disconnect();
    fetchRareFaces();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  return () => watch.disconnect();
}

/** Finds a letter outside `range`, which is written as in a sheet: `U+20-7e, U+a0`. */
export function rareLetter(range: string): RegExp {
  const letters = range.replaceAll(
    /U\+([0-9a-f]+)(?:-([0-9a-f]+))?,?\s*/gi,
    (_, from: string, to?: string) => (to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`),
  );
  return new RegExp(`[^\\s${letters}]`, 'u');
}

function rangeOfFont(): string {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule) return rule.style.getPropertyValue('unicode-range');
    }
  }
  return '';
}

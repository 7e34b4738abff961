/** Whole letters in NFC, without control characters but line breaks and tabs, and without turns of direction. */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/gu, (letter) =>
      letter === '\n' || letter === '\t' ? letter : '',
    );
}

/** A text of which nothing can be seen (zero-width letters, Hangul fillers) is none. */
export function cleanText(text: string): string {
  const clean = withoutControls(text);
  return /[^\p{Cf}\p{Z}\s\u115F\u1160\u3164\uFFA0]/u.test(clean) ? clean : '';
}

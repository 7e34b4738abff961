import type { Hit, HitBox, TextPiece } from '../../../ui/documents/paged-document.ts';

/**
 * Where a text stands on a page. Pieces are joined as they are read, so a word cut in two is found; spaces and
 * letter case count for nothing.
 */
export function hitsOn(page: number, pieces: readonly TextPiece[], query: string): Hit[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const letters: { piece: number; at: number }[] = [];
  let joined = '';
  pieces.forEach(({ text }, piece) => {
    [...text].forEach((letter, at) => {
      const kept = plain(letter);
      joined += kept;
      for (let each = 0; each < kept.length; each += 1) letters.push({ piece, at });
    });
  });
  const hits: Hit[] = [];
  for (let from = joined.indexOf(wanted); from >= 0; from = joined.indexOf(wanted, from + wanted.length)) {
    hits.push({ page, boxes: boxesOf(pieces, letters.slice(from, from + wanted.length)) });
  }
  return hits;
}

/** A box for each piece that the hit runs through, cut to its letters. */
function boxesOf(pieces: readonly TextPiece[], letters: readonly { piece: number; at: number }[]): HitBox[] {
  const spans = new Map<number, { from: number; to: number }>();
  for (const { piece, at } of letters) {
    const span = spans.get(piece);
    spans.set(piece, { from: Math.min(at, span?.from ?? at), to: Math.max(at + 1, span?.to ?? 0) });
  }
  return [...spans].flatMap(([index, { from, to }]) => {
    const piece = pieces[index];
    if (!piece) return [];
    const count = [...piece.text].length || 1;
    const { left, width, ...rest } = piece.box;
    return [{ ...rest, left: left + (width * from) / count, width: (width * (to - from)) / count }];
  });
}

function plain(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase().replaceAll(/\s/g, '');
}

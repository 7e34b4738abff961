/** Syllables of KS X 1001 stand at B0A1 to C8FE; Node's own decoder knows them and the other signs there. */
const eucKr = new TextDecoder('euc-kr');
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

let others: readonly string[] | undefined;

/**
 * Text of CP949 (Unified Hangul Code), the encoding of Korean files from Windows: EUC-KR, and where that leaves
 * room, in the order of Unicode, the 8,822 syllables that it lacks, such as 똠.
 */
export function decodeCp949(bytes: Uint8Array): string {
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const place = otherPlace(bytes[at] ?? 0, bytes[at + 1] ?? 0);
    if (place !== null) {
      others ??= otherSyllables();
      pieces.push(eucKr.decode(bytes.subarray(from, at)), others[place] ?? '\uFFFD');
      from = at + 2;
      at = from;
    } else at += (bytes[at] ?? 0) < 0x80 ? 1 : 2;
  }
  pieces.push(eucKr.decode(bytes.subarray(from)));
  return pieces.join('');
}

/**
 * Text of a file in UTF-16 (what spreadsheets call Unicode text), in UTF-8 or, where it is neither, in CP949; a byte order
 * mark is dropped.
 */
export function decodeKorean(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeCp949(bytes);
  }
}

/** Which UTF-16 bytes are of, by their mark or, without one, by where their first zeros stand: other texts have none. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first = 1, second = 1] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [...bytes.subarray(0, 200).entries()].flatMap(([at, byte]) => (byte === 0 ? [at % 2] : []));
  if (zeros.length < 3) return null;
  // Some Korean letters have a zero at the other end.
  return zeros.filter((side) => side === 1).length * 2 > zeros.length ? 'utf-16le' : 'utf-16be';
}

/** Places in a row up to A0 as lead byte, and in one from A1 on, where the end of the row is EUC-KR's. */
const WIDE_ROW = 178;
const NARROW_ROW = 84;

/** Which of the other syllables a pair of bytes is, or null for what EUC-KR has. */
function otherPlace(lead: number, trail: number): number | null {
  if (lead < 0x81 || lead > 0xc6) return null;
  const column = columnOf(trail);
  const isWide = lead <= 0xa0;
  if (column === null || (!isWide && column >= NARROW_ROW)) return null;
  if (isWide) return (lead - 0x81) * WIDE_ROW + column;
  return 32 * WIDE_ROW + (lead - 0xa1) * NARROW_ROW + column;
}

/** Trail bytes are A to Z, a to z, and from 81 on. */
function columnOf(trail: number): number | null {
  if (trail >= 0x41 && trail <= 0x5a) return trail - 0x41;
  if (trail >= 0x61 && trail <= 0x7a) return trail - 0x61 + 26;
  return trail >= 0x81 && trail <= 0xfe ? trail - 0x81 + 52 : null;
}

function otherSyllables(): string[] {
  const known = new Set<string>();
  for (let lead = 0xb0; lead <= 0xc8; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) known.add(eucKr.decode(Uint8Array.of(lead, trail)));
  }
  const all = Array.from({ length: LAST_SYLLABLE - FIRST_SYLLABLE + 1 }, (_, place) =>
    String.fromCodePoint(FIRST_SYLLABLE + place),
  );
  return all.filter((syllable) => !known.has(syllable));
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/** Kinds of characters and how many there are to guess from. Hangul counts little: syllables come as words. */
const kinds: readonly [RegExp, number][] = [
  [/\p{Script=Hangul}/u, 64],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/\s/, 2],
  [/[^\p{Script=Hangul}a-zA-Z\d\s]/u, 32],
];

/** What is tried first begins like this, in every list of stolen passwords. */
const usual = /^(?:p[a@]ssw[o0]rd|qwer|asdf|zxcv|1q2w|q1w2|abcd?1|iloveyou|welcome|admin|tkfkd|qlalf)/i;

/**
 * How hard a password is to guess, 0 (too short) to 4. Length counts most and no kind of character is asked
 * for (S-11). Repeats, runs and the owner's own name, address or number earn one at most. The server has the
 * last word: it knows the common ones.
 *
 * @param own what belongs to the person: name, e-mail, phone.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  const letters = [...password.normalize('NFC')];
  if (letters.length < 8) return 0;
  const bits = letters.filter(isNews).length * bitsEach(password);
  if (bits < 30 || (usual.test(password) && bits < 75) || containsOwn(password, own)) return 1;
  if (bits < 50) return 2;
  return bits < 75 ? 3 : 4;
}

function bitsEach(password: string): number {
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  return Math.log2(Math.max(2, pool));
}

/** A letter that repeats the one before or one of the three before that, or goes on with a run, says nothing new. */
function isNews(letter: string, index: number, letters: string[]): boolean {
  if (letters.slice(Math.max(0, index - 4), index).includes(letter)) return false;
  const code = (at: number) => letters[at]?.codePointAt(0) ?? -9;
  const step = code(index) - code(index - 1);
  return !(Math.abs(step) === 1 && code(index - 1) - code(index - 2) === step);
}

function containsOwn(password: string, own: readonly string[]): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  const pieces = own.flatMap((text) => [text.split('@')[0] ?? '', text.replace(/\D/g, '').slice(-8)]);
  return pieces.some((piece) => piece.length >= 4 && folded.includes(piece.toLowerCase()));
}

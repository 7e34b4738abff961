/** What shows nothing: spaces, letters of no width, fillers of Hangul and the empty braille cell. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** How many letters of a text can be seen: whoever has to say why says nothing with letters of no width. */
export function lettersSeen(text: string): number {
  return [...text.replace(unseen, '')].length;
}

/** Whether a trimmed text of at least `least` characters says something: three of them (or all that are asked) can be seen. */
export function saysEnough(text: string, least: number): boolean {
  return lettersSeen(text) >= Math.min(least, 3) && [...text].length >= least;
}

/** What stands in a text for a name that evaluators must not see. */
export const HIDDEN_NAME = '○○';

/** Names of one letter would take half of a text with them. */
const FEWEST_LETTERS = 2;

/** By what schools are called in short: 가온대학교 is 가온대 too. */
const shorter: readonly [RegExp, string][] = [
  [/(여자)?대학교$/u, '대'],
  [/(여자)?대학교$/u, ''],
  [/고등학교$/u, '고'],
  [/중학교$/u, '중'],
  [/초등학교$/u, '초'],
];

/** The names a school is written by; none that is shorter than three letters. */
export function schoolNames(school: string): string[] {
  const name = school.normalize('NFC').trim();
  const short = shorter.map(([ending, instead]) => (ending.test(name) ? name.replace(ending, instead) : ''));
  return [name, ...short].filter((one) => [...one].length > FEWEST_LETTERS || one === name);
}

/**
 * The text with every one of these names hidden, whatever spaces are written inside them and in whatever case.
 * Longer names go first, so that none leaves a rest behind. Names of one letter stay: they are in every text.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const patterns = [...new Set(names.map((name) => name.normalize('NFC').replaceAll(/\s/gu, '')))]
    .filter((name) => [...name].length >= FEWEST_LETTERS)
    .sort((a, b) => b.length - a.length)
    .map((name) => [...name].map(escaped).join('\\s*'));
  if (patterns.length === 0) return text;
  return text.normalize('NFC').replaceAll(new RegExp(patterns.join('|'), 'giu'), HIDDEN_NAME);
}

function escaped(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
}

/** Slots whose files evaluators see. Certificates and proofs are never among them; a logo names its team. */
export function isJudgedSlot(slot: string, { blindNames }: { blindNames: boolean }): boolean {
  return slot === 'business' || (slot === 'logo' && !blindNames);
}

/** How a document is called where names are blind: by its slot and place, such as 사업계획서 1.pdf. */
export function blindFileName(label: string, place: number, extension: string): string {
  return `${label} ${place}.${extension}`;
}

/** What stands for the hidden part of a text that has no form of its own. */
const HIDDEN = '***';

const hangul = /^[\p{Script=Hangul}]+$/u;

/**
 * A name of which its owner is recognised by whoever knows them (P-11): 최O진, 최O, 남OO수. A name in
 * other letters keeps the first of each word and not its length: N*** V***.
 */
export function maskedName(name: string): string {
  const clean = name.normalize('NFC').trim();
  const letters = [...clean];
  if (letters.length === 0) return '';
  if (!hangul.test(clean)) return clean.split(/\s+/u).map(maskedWord).join(' ');
  if (letters.length === 1) return 'O';
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0]}${'O'.repeat(letters.length - (last ? 2 : 1))}${last}`;
}

function maskedWord(word: string): string {
  return `${[...word][0] ?? ''}${HIDDEN}`;
}

/** 010-****-2719. Whatever has not the form of a phone number is hidden whole. */
export function maskedPhone(phone: string): string {
  if (!phone.trim()) return '';
  const [, head, tail] = /^(\d{2,3})-?\d{3,4}-?(\d{4})$/.exec(phone.trim()) ?? [];
  return head && tail ? `${head}-****-${tail}` : HIDDEN;
}

/** s***@example.com; of one letter before the @, none. */
export function maskedEmail(email: string): string {
  if (!email.trim()) return '';
  const at = email.lastIndexOf('@');
  if (at < 1) return HIDDEN;
  const letters = [...email.slice(0, at)];
  return `${letters.length > 1 ? letters[0] : ''}${HIDDEN}${email.slice(at)}`;
}

/** The year of a birth date (yyyy-MM-dd). */
export function maskedBirth(birth: string): string {
  if (!birth.trim()) return '';
  return /^(\d{4})-\d{2}-\d{2}$/.exec(birth.trim())?.[1] ?? HIDDEN;
}

/** What may stand between the two halves as people write it; in a field, any sign or space does. */
const dash = /^\s?[\p{Pd}\p{Pc}\p{Sm}.·∙•・‧⋅/~_*]\s?$/u;

const compact = /(?<!\d)(\d{6})([^\p{L}\p{N}]{0,4})(\d{7})(?!\d)/gu;
/** The date as dates are written, and a dash: 90.01.01-1234567. Behind a space the seven may be a sum. */
const dated = /(?<!\d)(\d{2})([./-])(\d{2})\2(\d{2})([^\p{L}\p{N}]{1,3})(\d{7})(?!\d)/gu;

/** Every digit for itself: 9 0 0 1 0 1 - 1 … */
const spaced =
  /(?<!\d[^\p{L}\p{N}]?)(\d(?:[^\p{L}\p{N}]\d){5})([^\p{L}\p{N}]{0,4})(\d(?:[^\p{L}\p{N}]\d){6})(?![^\p{L}\p{N}]?\d)/gu;

/**
 * Whether a text holds what looks like a resident's or foreigner's registration number (P-04): a birth date of six
 * digits, and seven that begin with what says century, sex and nationality (주민등록법 시행규칙 §2, 출입국관리법
 * 시행규칙 §67의2), however its digits are written and parted. Numbers given since October 2020 have no check digit, so
 * none is asked for; one that is right decides where a bar code or two columns of a table look the same.
 *
 * @param where `field`: what a person types, read broadly; `document`: the text of a file, where digits stand close.
 */
export function hasRegistrationNumber(text: string, where: 'field' | 'document' = 'field'): boolean {
  const plain = withPlainDigits(text);
  for (const [, date = '', between = '', rest = ''] of plain.matchAll(compact)) {
    if (!isPlausible(date, rest)) continue;
    const isChecked = hasCheckDigit(date + rest);
    if (between === '' && isBarCode(date + rest) && !isChecked) continue;
    if (between === '' || where === 'field' || isChecked || dash.test(between)) return true;
  }
  for (const [, year = '', , month = '', day = '', between = '', rest = ''] of plain.matchAll(dated)) {
    if (dash.test(between) && isPlausible(year + month + day, rest)) return true;
  }
  if (where === 'document') return false;
  for (const [, date = '', , rest = ''] of plain.matchAll(spaced)) {
    if (isPlausible(date.replace(/\D/g, ''), rest.replace(/\D/g, ''))) return true;
  }
  return false;
}

/** Digits of any script and width as 0 to 9, without letters that take no room. */
function withPlainDigits(text: string): string {
  return (
    text
      .normalize('NFKC')
      // The Korean middle dot of keyboards is a letter of old Hangul.
      .replace(/[\u318d\u119e]/g, '·')
      .replace(/[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164]/gu, '')
      .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(decimalOf(digit)))
  );
}

/** Digits of a script stand in a row from its zero. */
function decimalOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

function isPlausible(date: string, rest: string): boolean {
  const kind = Number(rest[0]);
  if (kind < 1 || kind > 8) return false;
  const year =
    (kind === 1 || kind === 2 || kind === 5 || kind === 6 ? 1900 : 2000) + Number(date.slice(0, 2));
  const [month, day] = [Number(date.slice(2, 4)), Number(date.slice(4, 6))];
  const given = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && day >= 1 && given.getUTCMonth() === month - 1 && given.getUTCDate() === day;
}

/** The check digit of numbers given before October 2020; that of foreigners is two more. */
function hasCheckDigit(digits: string): boolean {
  const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
  const sum = weights.reduce((total, weight, n) => total + weight * Number(digits[n]), 0);
  const isForeign = Number(digits[6]) >= 5;
  return (((11 - (sum % 11)) % 10) + (isForeign ? 2 : 0)) % 10 === Number(digits[12]);
}

/** A Korean article's number (EAN-13 with 880), as packages and plans about them show it. */
function isBarCode(digits: string): boolean {
  if (!digits.startsWith('880')) return false;
  const sum = Array.from(digits.slice(0, 12)).reduce(
    (total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(digits[12]);
}

/**
 * How single values look, as plain checks: the schemas of `fields.ts` ask them, and so do the rules that run in
 * the browser, which is not to be sent a schema library for them.
 */

/** A mobile number, 010-1234-1234: 010 and twice four digits (specification, section 5). */
export const phonePattern = /^010-\d{4}-\d{4}$/;

export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

/** A mailbox and a domain of at least two parts; at most 254 characters (RFC 5321). */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const MAX_EMAIL = 254;

/** Spaces around it do not count: they are taken off where it is kept. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL && emailPattern.test(address);
}

/** yyyy-MM-dd of a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A path of this site, or an address that begins with https and names nobody who logs in. */
export function isLinkAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  const address = URL.parse(text);
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}

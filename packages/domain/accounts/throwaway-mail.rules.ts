/** Services whose addresses are thrown away after one letter. */
const throwawayDomains = new Set([
  '10minutemail.com',
  'getnada.com',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'moakt.com',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]);

/** Whether an e-mail is of a service that gives addresses to throw away. */
export function isThrowawayMail(email: string): boolean {
  return throwawayDomains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

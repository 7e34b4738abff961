/** What the next page says once, after an action has sent the reader there; words in `ui/feedback/flash-toast`. */
export const flashNames = [
  'welcome',
  'loggedOut',
  'accountClosed',
  'passwordReset',
  'guardianAsked',
  'profileSaved',
  'passwordChanged',
  'socialLinked',
  'identityConfirmed',
  'notAccessible',
  'confirmNeeded',
  'exportRefused',
  'pointerLogIn',
  'pledgeNeeded',
  'exclusionAsked',
  'newsTold',
  'programPlaced',
  'programWaiting',
  'programCancelled',
  'authenticatorOn',
  'authenticatorOff',
] as const;
export type FlashName = (typeof flashNames)[number];

/** Those that tell of something that did not work. */
export const flashProblems: readonly FlashName[] = [
  'notAccessible',
  'confirmNeeded',
  'exportRefused',
  'pointerLogIn',
  'pledgeNeeded',
];

/** The cookie that carries it for some seconds: a name of the list above and a stamp, nothing of a person. */
export const flashCookie = 'flash';

/** Name and stamp of the flash in a cookie header. The same stamp is the same flash. */
export function readFlash(cookies: string): { name: FlashName; stamp: string } | null {
  const [, text, stamp = ''] = new RegExp(`(?:^|; )${flashCookie}=(\\w+)\\.(\\w+)`).exec(cookies) ?? [];
  const name = flashNames.find((one) => one === text);
  return name ? { name, stamp } : null;
}

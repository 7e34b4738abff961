/**
 * The public pages that are rendered once for everyone without a session and kept for a few seconds. Only
 * what is the same for every visitor may stand here: popups and countdowns come from the browser.
 */
export const cachedPages = {
  /** The oldest that anybody gets who could have a newer one. */
  seconds: 5,
  /** Seconds after which whoever asks has it made anew, and waits for that only where the copy is older than `seconds`. */
  freshSeconds: 4,
  /** A path itself, or everything under it where it ends in a slash. */
  paths: [
    '/',
    '/about/',
    '/contest/apply',
    '/contest/apply-info',
    '/contest/apply-team',
    '/contest/apply-team/',
    '/board/',
    '/fnb/',
    '/support/',
    '/ipo/contents/',
    '/ipo/detail/',
  ],
  /** The query parts such pages know. A request with any other is rendered for itself. */
  query: [
    'page',
    'size',
    'keyword',
    'find',
    'track',
    'region',
    'type',
    'year',
    'sort',
    'version',
    'kind',
    'initial',
    'order',
  ],
} as const;

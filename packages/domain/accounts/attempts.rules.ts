/** How often something may be tried, in seconds. */
export type Limit = {
  /** Tries without any wait, counted from the first one for `window` seconds. */
  free: number;
  window: number;
  /** The wait after the last free try; it doubles with every further one up to `maxWait`. */
  firstWait: number;
  maxWait: number;
};

export type AttemptsState = { count: number; startedAt: Date; blockedUntil: Date | null };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limits of S-10. Whoever can be named by a stranger, an account alone, is slowed by 30 seconds at most,
 * and not at all at an address that has logged in to it before; an address may have to wait longer.
 */
export const limits = {
  logInAtAddress: { free: 5, window: HOUR, firstWait: 5, maxWait: 5 * MINUTE },
  logInToAccount: { free: 10, window: 15 * MINUTE, firstWait: 1, maxWait: 30 },
  logInFromAddress: { free: 50, window: HOUR, firstWait: 10, maxWait: 10 * MINUTE },
  /** Of people who have logged in there before: of a school everybody comes back in the same minute. */
  logInFromKnownAddress: { free: 600, window: HOUR, firstWait: 10, maxWait: 10 * MINUTE },
  codeFromAddress: { free: 30, window: 15 * MINUTE, firstWait: 5, maxWait: 10 * MINUTE },
  /** A class signing up together sends two codes each from one address. */
  messageFromAddress: { free: 100, window: HOUR, firstWait: 30, maxWait: HOUR },
  messageAgain: { free: 1, window: MINUTE, firstWait: MINUTE, maxWait: MINUTE },
  messagesAnHour: { free: 5, window: HOUR, firstWait: HOUR, maxWait: HOUR },
  /** Times that a leader's submission or wish writes to members; each names three people at most. */
  invitationsOfLeader: { free: 10, window: HOUR, firstWait: 5 * MINUTE, maxWait: 30 * MINUTE },
  /** Links that a leader hands to members by their own share sheet: nothing is written to anybody. */
  sharesOfLeader: { free: 40, window: HOUR, firstWait: MINUTE, maxWait: 10 * MINUTE },
  /** Reports about selected teams, which anybody may make. */
  reportFromAddress: { free: 5, window: HOUR, firstWait: MINUTE, maxWait: HOUR },
  /** A school of which everybody opens a wallet in one lesson stands behind one address. */
  walletFromAddress: { free: 300, window: HOUR, firstWait: 30, maxWait: 10 * MINUTE },
  /** So may a school that takes the type test together; finishing it more often counts for nothing. */
  typeTestFromAddress: { free: 300, window: HOUR, firstWait: 30, maxWait: 10 * MINUTE },
  /** Beginning a quiz, which a class does together again and again. */
  quizFromAddress: { free: 600, window: HOUR, firstWait: 30, maxWait: 10 * MINUTE },
  /** A class that names one friend stands behind one address. */
  recommendFromAddress: { free: 60, window: HOUR, firstWait: 30, maxWait: HOUR },
  /** Codes of an authenticator, which only who has given the first proof may try. */
  codeToAccount: { free: 5, window: HOUR, firstWait: 30, maxWait: 15 * MINUTE },
  signUpFromAddress: { free: 60, window: HOUR, firstWait: 30, maxWait: HOUR },
  /** Log-ins by a provider that are begun, which costs a row each. */
  socialFromAddress: { free: 300, window: HOUR, firstWait: 30, maxWait: 10 * MINUTE },
  /** Identity checks, each of which the service is paid for. */
  identityOfAccount: { free: 10, window: HOUR, firstWait: MINUTE, maxWait: HOUR },
  /** Log-ins with a passkey that are begun: a row each, and a class begins together. */
  passkeyFromAddress: { free: 300, window: HOUR, firstWait: 30, maxWait: 10 * MINUTE },
  confirmOperator: { free: 5, window: 15 * MINUTE, firstWait: 5, maxWait: 5 * MINUTE },
  /** Archives of one's own data, each of which reads everything. */
  exportOfMine: { free: 3, window: HOUR, firstWait: 10 * MINUTE, maxWait: HOUR },
  /** Requests about one's own data, each of which somebody has to answer. */
  askAboutData: { free: 5, window: HOUR, firstWait: 10 * MINUTE, maxWait: HOUR },
  changePassword: { free: 5, window: 15 * MINUTE, firstWait: 5, maxWait: 5 * MINUTE },
} as const satisfies Record<string, Limit>;

/** Seconds until the next code may be sent to the same phone or e-mail. */
export const RESEND_AFTER = limits.messageAgain.firstWait;

export type AttemptVerdict = { allowed: true; state: AttemptsState } | { allowed: false; retryAfter: number };

/**
 * Whether one more try is allowed, and what is then to be remembered. A refused try is not counted. Nobody waits for what
 * a clock wrote that has been put back since: a wait that is longer than any of its limit ends, and a window that begins
 * later than now begins now.
 */
export function takeAttempt(limit: Limit, state: AttemptsState | null, now: Date): AttemptVerdict {
  if (state?.blockedUntil && state.blockedUntil > now && state.blockedUntil <= later(now, limit.maxWait)) {
    const seconds = Math.ceil((state.blockedUntil.getTime() - now.getTime()) / 1_000);
    return { allowed: false, retryAfter: seconds };
  }
  const current = state && now < later(state.startedAt, limit.window) ? state : null;
  const count = (current?.count ?? 0) + 1;
  const startedAt = current && current.startedAt < now ? current.startedAt : now;
  return {
    allowed: true,
    state: { count, startedAt, blockedUntil: blockedUntil(limit, count, startedAt, now) },
  };
}

/** The wait after the `count`-th try; it ends with the window at the latest, for then counting begins anew. */
function blockedUntil(limit: Limit, count: number, startedAt: Date, now: Date): Date | null {
  if (count < limit.free) return null;
  const wait = Math.min(limit.maxWait, limit.firstWait * 2 ** Math.min(count - limit.free, 30));
  const windowEnd = later(startedAt, limit.window);
  return new Date(Math.min(later(now, wait).getTime(), windowEnd.getTime()));
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1_000);
}

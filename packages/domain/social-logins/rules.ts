const MINUTE_MS = 60_000;

/** How long somebody may be away at a provider, and then fill in who they are. */
export const ATTEMPT_LIFE_MS = 10 * MINUTE_MS;
export const TICKET_LIFE_MS = 30 * MINUTE_MS;

const MINUTE_MS = 60_000;

/** How long somebody may be away at a provider, and then fill in who they are. */
export const ATTEMPT_LIFE_MS = 10 * MINUTE_MS;
export const TICKET_LIFE_MS = 30 * MINUTE_MS;

/** How long somebody for whom a provider has spoken may look for their authenticator app. */
export const STEP_LIFE_MS = 10 * MINUTE_MS;

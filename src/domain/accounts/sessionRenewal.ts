const MINUTE_MS = 60_000

/** How often typing and pressing renew a session at most. */
export const RENEWAL_INTERVAL_MS = 5 * MINUTE_MS

const MINUTE_MS = 60_000

/** Minimum time between two renewals of a session by keyboard or pointer activity. */
export const RENEWAL_INTERVAL_MS = 5 * MINUTE_MS

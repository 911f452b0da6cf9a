import { MINUTE_MS } from '../durations'

/** Minimum time between two renewals of a session by keyboard or pointer activity. */
export const MIN_SESSION_RENEWAL_INTERVAL_MS = 5 * MINUTE_MS

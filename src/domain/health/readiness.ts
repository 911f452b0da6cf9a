/** Body of the readiness check when PostgreSQL responds but the connection pool gives no connection. */
export const POOL_STALLED_MESSAGE = 'database pool stalled'

/** How long the pool may give no connection before it counts as stalled. */
export const POOL_STALL_MS = 60_000

import type { Pool } from 'pg'

/**
 * Measures for how long the pool has provided no connection. Connections that are never released
 * cause this: the site then fails until its process is replaced.
 */
export function createPoolStallMonitor(pool: Pool) {
  let unservedSince: number | undefined
  let isAsking = false
  const forget = () => {
    unservedSince = undefined
  }
  pool.on('acquire', forget)

  async function ask() {
    isAsking = true
    unservedSince ??= Date.now()
    // The error is not logged here, because the queries of the site log it.
    await pool.connect().then(
      (client) => client.release(),
      () => undefined,
    )
    isAsking = false
  }

  return {
    /** The measurement is reset, because PostgreSQL itself does not respond. */
    forget,
    /**
     * Requests a connection in the background. @returns milliseconds since the pool last provided
     * one
     */
    unservedMs(): number {
      const waited = unservedSince === undefined ? 0 : Date.now() - unservedSince
      if (!isAsking) void ask()
      return waited
    },
  }
}

import type { Pool } from 'pg'

/**
 * Measures for how long the pool has given no connection to anybody who asked. Connections that are never
 * returned cause this: the site then fails until its process is replaced.
 */
export function watchPool(pool: Pool) {
  let unservedSince: number | undefined
  let isAsking = false
  const forget = () => {
    unservedSince = undefined
  }
  pool.on('acquire', forget)

  async function ask() {
    isAsking = true
    unservedSince ??= Date.now()
    // A failure is measured, not reported: the queries of the site log the same one.
    await pool.connect().then(
      (client) => client.release(),
      () => undefined,
    )
    isAsking = false
  }

  return {
    /** Starts again, because PostgreSQL itself does not respond. */
    forget,
    /** Asks the pool for a connection without waiting for it. @returns milliseconds since the pool last gave one */
    unservedMs(): number {
      const waited = unservedSince === undefined ? 0 : Date.now() - unservedSince
      if (!isAsking) void ask()
      return waited
    },
  }
}

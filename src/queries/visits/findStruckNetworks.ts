import type { Payload } from 'payload'

const NETWORKS = `
  SELECT value FROM visit_exclusions
  WHERE is_in_force AND kind = 'network' AND (until IS NULL OR until > now())`

/** The networks from which nothing is counted now, as `203.0.113.0/24`. */
export async function findStruckNetworks(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ value: string }>(NETWORKS)
  return rows.map(({ value }) => value)
}

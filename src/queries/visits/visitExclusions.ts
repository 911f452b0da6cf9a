import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { VisitBeginning } from '@/src/domain/visits/visit'
import { visitExclusions } from '@/src/plugins/visitExclusions'
import type { Drizzle } from './drizzle'

/** An exclusion of a plugin from the visit figures. */
export type VisitExclusionProvider = {
  /** Reads which visits are excluded, under lock_visits(). */
  read: (transaction: Drizzle) => Promise<(begun: VisitBeginning) => boolean>
  /** SQL condition: whether a row of `visit_sessions`, by its alias, is excluded. */
  isSessionExcluded: (session: string) => SQL
  /** Reads from which IP addresses no visit is recorded. */
  readNetworks: (payload: Payload, now: Date) => Promise<(address: string) => boolean>
}

/** Reads which visits are excluded from the figures. */
export async function readVisitExclusionPredicate(transaction: Drizzle) {
  const all = await Promise.all(visitExclusions.map(({ read }) => read(transaction)))
  return (begun: VisitBeginning) => all.some((isExcluded) => isExcluded(begun))
}

/** Reads from which IP addresses no visit is recorded. */
export async function readNetworkExclusionPredicate(payload: Payload, now: Date) {
  const all = await Promise.all(visitExclusions.map((one) => one.readNetworks(payload, now)))
  return (address: string) => all.some((isExcluded) => isExcluded(address))
}

/** SQL condition: whether a row of `visit_sessions`, by its alias, is excluded. */
export const sessionExcludedSql = (session: string) =>
  sql.join([sql`false`, ...visitExclusions.map((one) => one.isSessionExcluded(session))], sql` OR `)

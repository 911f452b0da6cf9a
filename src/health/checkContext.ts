import type { Payload } from 'payload'
import type { HealthCheckVerdict } from '@/src/domain/health/healthChecks'
import type { Env } from '@/src/env'

/** The input of the health checks. */
export type HealthCheckContext = {
  env: Env
  now: Date
  /** The migrations of this program; null when they are unknown. */
  knownMigrations: readonly string[] | null
  /** The host by which the user opened the admin; null outside a browser. */
  seenHost: string | null
}

export type HealthCheck = (watched: HealthCheckContext) => Promise<HealthCheckVerdict>

/** A check that needs the database; it is skipped without one. */
export type DatabaseHealthCheck = (
  payload: Payload,
  watched: HealthCheckContext,
) => Promise<HealthCheckVerdict>

export type NamedHealthCheckVerdict = HealthCheckVerdict & { light: string }

/** The public URL of the site, or else its local URL; null when none is configured. */
export const publicSiteUrlFromEnvironment = ({ SITE_URL, LOCAL_URL }: Env) =>
  SITE_URL ?? LOCAL_URL ?? null

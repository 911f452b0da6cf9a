import type { HealthState } from '@/src/domain/health/healthChecks'
import type { HealthCheck } from '@/src/health/checkContext'
import { requestReadiness } from '@/src/health/requestReadiness'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const { pool: words } = healthCheckWords

const HEALTH_STATE_BY_POOL_STATE = {
  ready: 'good',
  stalled: 'bad',
  silent: 'unknown',
} as const satisfies Record<string, HealthState>

/**
 * Checks that the web server gets connections from its pool. It uses HTTP, because `doctor` is
 * another process.
 */
export const checkConnectionPool: HealthCheck = async ({
  env: { JOBS_URL, PORT, PAYLOAD_SECRET },
}) => {
  const readiness = await requestReadiness(JOBS_URL ?? `http://127.0.0.1:${PORT}`, PAYLOAD_SECRET)
  const remedy = readiness === 'stalled' ? words.remedy : null
  return { state: HEALTH_STATE_BY_POOL_STATE[readiness], says: words[readiness], remedy }
}

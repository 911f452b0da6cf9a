import type { Payload } from 'payload'
import { createReadinessProbe } from '@/src/database/createReadinessProbe'
import { POOL_STALL_MS, POOL_STALLED_MESSAGE } from '@/src/domain/health/readiness'
import { env } from '@/src/env'
import { createPoolStallMonitor } from '@/src/health/createPoolStallMonitor'
import { logError } from '@/src/log/log'
import { getPayloadInstance } from '@/src/payload'
import { VERSION } from '@/src/version'
import { warmUpPagesOnce } from './warmUp'

export const dynamic = 'force-dynamic'

const READINESS_TIMEOUT_MS = 2_000
const NO_STORE_HEADERS = { 'Cache-Control': 'no-store' }

const readinessProbe = createReadinessProbe(env.DATABASE_URL, READINESS_TIMEOUT_MS)
let poolStallMonitor: ReturnType<typeof createPoolStallMonitor> | undefined

/**
 * Readiness probe: 503 if the database cannot be reached, or if the connection pool has provided no connection
 * for a minute. The first successful call waits until the most requested pages have been rendered once.
 */
export async function GET(): Promise<Response> {
  const payload = await getPayloadInstance().catch((err: unknown) => {
    logError({ err, msg: 'Payload could not be started' })
    return null
  })
  const fault = payload ? await findReadinessFault(payload) : 'database unreachable'
  if (!payload || fault)
    return new Response(`${fault}\n`, { status: 503, headers: NO_STORE_HEADERS })
  await warmUpPagesOnce(payload)
  return new Response(`ok ${VERSION}\n`, { headers: NO_STORE_HEADERS })
}

async function findReadinessFault({ db }: Payload): Promise<string | null> {
  poolStallMonitor ??= createPoolStallMonitor(db.pool)
  if (await readinessProbe.responds()) {
    return poolStallMonitor.unservedMs() >= POOL_STALL_MS ? POOL_STALLED_MESSAGE : null
  }
  poolStallMonitor.forget()
  return 'database unreachable'
}

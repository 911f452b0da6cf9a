import { lookup } from 'node:dns/promises'
import { healthStateByMaximum } from '@/src/domain/health/judgeHealth'
import type { Env } from '@/src/env'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { isIpAddressInOwnNetworks } from '@/src/plugins/system-page/health/isIpAddressInOwnNetworks'
import { readDatabaseClock } from '@/src/plugins/system-page/queries/readDatabaseClock'
import { CLOCK_DIFFERENCE_LIMITS_SECONDS } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const TIMEOUT_MS = 3_000
/** The clocks cannot be compared better, because a Date header has a precision of one second. */
const DATE_HEADER_PRECISION_SECONDS = 1

const { clock: words } = healthCheckWords

type RemoteClockReading = { at: Date; address: string | null }

/**
 * Compares this machine's clock with those of the database and the file store. A clock on the same
 * machine always agrees and proves nothing.
 */
export const checkClock: DatabaseHealthCheck = async (payload, { env }) => {
  const [database, store] = await Promise.all([
    measureClockDifference(() => readDatabaseClock(payload), { than: words.database, slack: 0 }),
    measureClockDifference(() => readStoreClock(env), {
      than: words.store,
      slack: DATE_HEADER_PRECISION_SECONDS,
    }),
  ])
  const compared = [database, store]
    .flatMap((one) => one ?? [])
    .filter(({ isHere, state }) => !isHere || state !== 'good')
    .toSorted((one, other) => Math.abs(other.seconds) - Math.abs(one.seconds))
  const [most] = compared
  if (!most) {
    const says = env.S3_BUCKET && !store ? words.silentStore : words.nobody
    return { state: 'unknown', says, remedy: null }
  }
  const { seconds, state, than } = most
  const says = words.fine(than, seconds)
  return { state, says, remedy: state === 'good' ? null : words.remedy }
}

type ClockComparisonOptions = { than: string; slack: number }

/**
 * Returns the difference in seconds, measured at the middle of the request; network delay may be
 * part of it.
 */
async function measureClockDifference(
  ask: () => Promise<RemoteClockReading | null>,
  { than, slack }: ClockComparisonOptions,
) {
  const startedAt = Date.now()
  const other = await ask()
  if (!other) return null
  const exact = (other.at.getTime() - (startedAt + Date.now()) / 2) / 1000
  const seconds = slack === 0 ? exact : Math.max(0, Math.abs(exact) - slack)
  const isHere = other.address === null || isIpAddressInOwnNetworks(other.address)
  return {
    than,
    seconds,
    isHere,
    state: healthStateByMaximum(Math.abs(seconds), CLOCK_DIFFERENCE_LIMITS_SECONDS),
  }
}

// Reads the clock of the store: even an unauthenticated response has a Date header. Null without a
// response, which the check of the store reports.
async function readStoreClock({
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION,
}: Env): Promise<RemoteClockReading | null> {
  if (!S3_BUCKET) return null
  const endpoint = S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(endpoint, { method: 'HEAD', signal }).catch(() => null)
  const dateHeader = answer?.headers.get('date')
  if (!dateHeader) return null
  const host = new URL(endpoint).hostname.replace(/^\[(.*)\]$/, '$1')
  const found = await lookup(host).catch(() => null)
  return found && { at: new Date(dateHeader), address: found.address }
}

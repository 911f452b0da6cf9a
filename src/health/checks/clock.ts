import { lightWords } from '@/src/content/admin/systemLights'
import { CLOCK_DIFFERENCE, judgeGrown } from '@/src/domain/health/judgements'
import type { Env } from '@/src/env'
import { readDatabaseClock } from '@/src/queries/readDatabaseClock'
import type { StoredCheck } from '../watched'

const PATIENCE_MS = 3_000
/** A date in a header tells whole seconds. */
const HEADER_SECONDS = 1

const { clock: words } = lightWords

/** Compares with whoever else has a clock; one of the same machine would agree with itself. */
export const checkClock: StoredCheck = async (payload, { env }) => {
  const [database, store] = await Promise.all([
    differenceOf(() => readDatabaseClock(payload)),
    differenceOf(() => askStoreClock(env)),
  ])
  const compared = [
    ...(database === null ? [] : [{ than: words.database, seconds: database }]),
    ...(store === null
      ? []
      : [{ than: words.store, seconds: Math.max(0, Math.abs(store) - HEADER_SECONDS) }]),
  ].toSorted((one, other) => Math.abs(other.seconds) - Math.abs(one.seconds))
  const [most] = compared
  if (!most) return { state: 'unknown', says: words.nobody, remedy: null }
  const state = judgeGrown(Math.abs(most.seconds), CLOCK_DIFFERENCE)
  const says = words.fine(most.than, most.seconds)
  return { state, says, remedy: state === 'good' ? null : words.remedy }
}

/** In seconds, as it stood in the middle of asking; what the way took may be a part of it. */
async function differenceOf(ask: () => Promise<Date | null>): Promise<number | null> {
  const begun = Date.now()
  const other = await ask()
  return other && (other.getTime() - (begun + Date.now()) / 2) / 1000
}

// Whatever it answers to a stranger has a date.
async function askStoreClock({ S3_BUCKET, S3_ENDPOINT, S3_REGION }: Env): Promise<Date | null> {
  if (!S3_BUCKET) return null
  const endpoint = S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(endpoint, { method: 'HEAD', signal }).catch(() => null)
  const said = answer?.headers.get('date')
  return said ? new Date(said) : null
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { MAX_API_REQUESTS_PER_MINUTE } from '@/src/plugins/statistics/rules/readingToken'

const apiRequestLimiter = new RateLimiterMemory({
  points: MAX_API_REQUESTS_PER_MINUTE,
  duration: 60,
})

/**
 * Counts one more API request of this IP address or token, in the memory of this process.
 * @returns null, or the seconds to wait
 */
export async function countApiRequestOrWaitSeconds(reader: string): Promise<number | null> {
  try {
    await apiRequestLimiter.consume(reader)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
  }
}

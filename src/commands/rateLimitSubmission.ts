import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { HOUR_SECONDS } from '@/src/domain/durations'

/** The client's IP address, and the number of its submissions that are accepted within an hour. */
export type RateLimitedSender = { address: string; perHour: number }

/**
 * Counts one more submission from this IP address.
 * @returns null, or the seconds to wait when the limit of the hour is reached
 */
export function rateLimitSubmission(payload: Payload, sender: RateLimitedSender, now: Date) {
  return consumeRateLimit(payload, {
    limiter: createSubmissionRateLimiter(payload, 'submission', sender),
    sender,
    now,
  })
}

/** Counts a form that is stored for correction. Its limit is separate, so that the corrected form can still be sent. */
export function rateLimitRefusedSubmission(payload: Payload, sender: RateLimitedSender, now: Date) {
  return consumeRateLimit(payload, {
    limiter: createSubmissionRateLimiter(payload, 'draft', sender),
    sender,
    now,
  })
}

/** Counts one more access request, separately from the forms of visitors. */
export function rateLimitAccessRequest(payload: Payload, sender: RateLimitedSender, now: Date) {
  return consumeRateLimit(payload, {
    limiter: createSubmissionRateLimiter(payload, 'accessRequest', sender),
    sender,
    now,
  })
}

/** Checks the rate limit of `rateLimitSubmission` without counting; called before the request body is read. */
export async function secondsUntilNextSubmission(
  payload: Payload,
  sender: RateLimitedSender,
): Promise<number | null> {
  try {
    const used = await createSubmissionRateLimiter(payload, 'submission', sender).get(
      sender.address,
    )
    return used && used.consumedPoints >= sender.perHour ? secondsUntilRateLimitReset(used) : null
  } catch (err) {
    return acceptAfterLimiterError(payload, err)
  }
}

type RateLimitAttempt = { limiter: RateLimiterPostgres; sender: RateLimitedSender; now: Date }

async function consumeRateLimit(
  payload: Payload,
  { limiter, sender, now }: RateLimitAttempt,
): Promise<number | null> {
  try {
    await limiter.consume(sender.address)
    // IP addresses are personal data: each one is deleted after its hour.
    await payload.db.pool.query('DELETE FROM submission_limits WHERE expire < $1', [now.getTime()])
    return null
  } catch (refusal) {
    return refusal instanceof RateLimiterRes
      ? secondsUntilRateLimitReset(refusal)
      : acceptAfterLimiterError(payload, refusal)
  }
}

function createSubmissionRateLimiter(
  payload: Payload,
  what: 'submission' | 'draft' | 'accessRequest',
  { perHour }: RateLimitedSender,
) {
  return new RateLimiterPostgres({
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'submission_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: what,
    points: perHour,
    duration: HOUR_SECONDS,
  })
}

function secondsUntilRateLimitReset({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

// When the counter cannot be read, the submission is accepted, so that no application is lost.
function acceptAfterLimiterError(payload: Payload, err: unknown): null {
  payload.logger.error({ err, msg: 'The submission limit could not be checked' })
  return null
}

import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { MAIL_TEST_LIMIT } from '@/src/domain/accountLimits'

/**
 * Counts one more test mail of this person: each asks a server of the person's choice something.
 * @returns null, or the minutes to wait when too many were asked for
 */
export async function countMailTest(payload: Payload, userId: number): Promise<number | null> {
  const limiter = new RateLimiterPostgres({
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'account_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'mailTest',
    points: MAIL_TEST_LIMIT.attempts,
    duration: MAIL_TEST_LIMIT.seconds,
  })
  try {
    await limiter.consume(userId)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000))
  }
}

import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import {
  type LimitedStaffMailKind,
  STAFF_MAIL_RATE_LIMITS,
} from '@/src/domain/accounts/accountLimits'

/**
 * Counts actions of a user that send mail in the firm's name. Refused actions count too.
 * @returns null, or the minutes to wait when the limit is exceeded
 */
export async function rateLimitStaffMail(
  payload: Payload,
  act: LimitedStaffMailKind,
  userId: number,
  times = 1,
): Promise<number | null> {
  const { attempts, seconds } = STAFF_MAIL_RATE_LIMITS[act]
  const limiter = new RateLimiterPostgres({
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'account_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: act,
    points: attempts,
    duration: seconds,
  })
  try {
    await limiter.consume(userId, times)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000))
  }
}

import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { usersText } from '@/src/content/admin/users'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import {
  ACCOUNT_ATTEMPT_LIMITS,
  type AccountAttemptLimits,
  type AttemptLimit,
  type LimitedAccountAction,
  type LimitedStaffMailKind,
  STAFF_MAIL_RATE_LIMITS,
} from '@/src/domain/accounts/accountLimits'

const HTTP_TOO_MANY_REQUESTS = 429

/**
 * Counts an attempt for this client and account, before anything slow or revealing happens.
 * @throws a sentence with the time to wait when the limit is exceeded
 */
export async function countAttempt(
  req: PayloadRequest,
  act: LimitedAccountAction,
  account: string,
) {
  const { onAnyAccount, onOneAccount, ofAccount } = createAttemptLimiters(req, act)
  try {
    await onAnyAccount.consume(hashClientAndAccount(clientIp(req)))
    await onOneAccount.consume(hashClientAndAccount(clientIp(req), account))
    await ofAccount?.consume(hashClientAndAccount('', account))
    // Deletes expired counters.
    await req.payload.db.pool.query('DELETE FROM account_limits WHERE expire < $1', [Date.now()])
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooManyAttemptsError(req, refusal, usersText.errors.tooManyAttempts[act])
  }
}

/**
 * Counts mails that this user sends in the firm's name.
 * @throws the sentence `refusal` with the minutes to wait when the limit is exceeded
 */
export async function limitStaffMails(
  req: PayloadRequest,
  act: LimitedStaffMailKind,
  { mails = 1, refusal }: { mails?: number; refusal: (minutes: number) => string },
) {
  try {
    await createAttemptLimiter(req, act, STAFF_MAIL_RATE_LIMITS[act]).consume(
      String(req.user?.id),
      mails,
    )
  } catch (err) {
    if (!(err instanceof RateLimiterRes)) throw err
    throw tooManyAttemptsError(req, err, refusal)
  }
}

/** Resets the counter after a successful attempt. */
export async function resetAttempts(
  req: PayloadRequest,
  act: LimitedAccountAction,
  account: string,
) {
  const { onOneAccount, ofAccount } = createAttemptLimiters(req, act)
  const key = onOneAccount.getKey(hashClientAndAccount(clientIp(req), account))
  const keyOfAll = ofAccount?.getKey(hashClientAndAccount('', account)) ?? key
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`DELETE FROM account_limits WHERE key IN (${key}, ${keyOfAll})`)
}

/** Like `resetAttempts`, outside the transaction, so that a rollback does not undo it. */
export async function resetAttemptsOutsideTransaction(
  req: PayloadRequest,
  act: LimitedAccountAction,
  account: string,
) {
  await createAttemptLimiters(req, act).onOneAccount.delete(
    hashClientAndAccount(clientIp(req), account),
  )
}

function tooManyAttemptsError(
  req: PayloadRequest,
  { msBeforeNext }: RateLimiterRes,
  words: (minutes: number) => string,
) {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(minutes * 60))
  return new APIError(words(minutes), HTTP_TOO_MANY_REQUESTS, null, true)
}

function createAttemptLimiters(req: PayloadRequest, act: LimitedAccountAction) {
  const { onAnyAccount, onOneAccount, ofAccount }: AccountAttemptLimits =
    ACCOUNT_ATTEMPT_LIMITS[act]
  return {
    ...(ofAccount && { ofAccount: createAttemptLimiter(req, `${act} of an account`, ofAccount) }),
    onAnyAccount: createAttemptLimiter(req, `${act} of any account`, onAnyAccount),
    onOneAccount: createAttemptLimiter(req, act, onOneAccount),
  }
}

function createAttemptLimiter(
  req: PayloadRequest,
  name: string,
  { attempts, seconds }: AttemptLimit,
) {
  return new RateLimiterPostgres({
    storeClient: req.payload.db.pool,
    storeType: 'pool',
    tableName: 'account_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  })
}

const clientIp = ({ headers }: PayloadRequest) => headers.get('x-client-address') ?? 'unknown'

// Returns a digest, because client IPs and accounts are personal data and must not be stored.
function hashClientAndAccount(address: string, account = '') {
  return createHash('sha256').update(`${address} ${account.toLowerCase().trim()}`).digest('hex')
}

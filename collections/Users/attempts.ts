import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { usersText } from '@/src/content/admin/users'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import {
  ACCOUNT_LIMITS,
  type Limit,
  type LimitedAct,
  type Limits,
  STAFF_LIMITS,
  type StaffAct,
} from '@/src/domain/accounts/accountLimits'

const TOO_MANY_REQUESTS = 429

/**
 * Counts an attempt for this client and account, before anything slow or revealing happens.
 * @throws a sentence with the time to wait when the limit is exceeded
 */
export async function countAttempt(req: PayloadRequest, act: LimitedAct, account: string) {
  const { onAnyAccount, onOneAccount, ofAccount } = limitersOf(req, act)
  try {
    await onAnyAccount.consume(hashOfSender(clientAddress(req)))
    await onOneAccount.consume(hashOfSender(clientAddress(req), account))
    await ofAccount?.consume(hashOfSender('', account))
    // Deletes expired counters.
    await req.payload.db.pool.query('DELETE FROM account_limits WHERE expire < $1', [Date.now()])
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooMany(req, refusal, usersText.errors.tooManyAttempts[act])
  }
}

/**
 * Counts mails that this user sends in the firm's name.
 * @throws the sentence `refusal` with the minutes to wait when the limit is exceeded
 */
export async function countStaffMails(
  req: PayloadRequest,
  act: StaffAct,
  { mails = 1, refusal }: { mails?: number; refusal: (minutes: number) => string },
) {
  try {
    await createLimiter(req, act, STAFF_LIMITS[act]).consume(String(req.user?.id), mails)
  } catch (err) {
    if (!(err instanceof RateLimiterRes)) throw err
    throw tooMany(req, err, refusal)
  }
}

/** Resets the counter after a successful attempt. */
export async function resetAttempts(req: PayloadRequest, act: LimitedAct, account: string) {
  const { onOneAccount, ofAccount } = limitersOf(req, act)
  const key = onOneAccount.getKey(hashOfSender(clientAddress(req), account))
  const keyOfAll = ofAccount?.getKey(hashOfSender('', account)) ?? key
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`DELETE FROM account_limits WHERE key IN (${key}, ${keyOfAll})`)
}

/** Like `resetAttempts`, outside the transaction, so that a rollback does not undo it. */
export async function resetAttemptsAtOnce(req: PayloadRequest, act: LimitedAct, account: string) {
  await limitersOf(req, act).onOneAccount.delete(hashOfSender(clientAddress(req), account))
}

function tooMany(
  req: PayloadRequest,
  { msBeforeNext }: RateLimiterRes,
  words: (minutes: number) => string,
) {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(minutes * 60))
  return new APIError(words(minutes), TOO_MANY_REQUESTS, null, true)
}

function limitersOf(req: PayloadRequest, act: LimitedAct) {
  const { onAnyAccount, onOneAccount, ofAccount }: Limits = ACCOUNT_LIMITS[act]
  return {
    ...(ofAccount && { ofAccount: createLimiter(req, `${act} of an account`, ofAccount) }),
    onAnyAccount: createLimiter(req, `${act} of any account`, onAnyAccount),
    onOneAccount: createLimiter(req, act, onOneAccount),
  }
}

function createLimiter(req: PayloadRequest, name: string, { attempts, seconds }: Limit) {
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

const clientAddress = ({ headers }: PayloadRequest) => headers.get('x-client-address') ?? 'unknown'

// Client IPs and accounts are personal data, so only digests are stored.
function hashOfSender(address: string, account = '') {
  return createHash('sha256').update(`${address} ${account.toLowerCase().trim()}`).digest('hex')
}

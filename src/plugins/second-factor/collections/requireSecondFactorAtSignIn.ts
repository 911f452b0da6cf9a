import { APIError, type PayloadRequest } from 'payload'
import {
  countAttempt,
  resetAttempts,
  resetAttemptsOutsideTransaction,
} from '@/collections/Users/attemptLimits'
import type { User } from '@/payload-types'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { parseTypedCode } from '@/src/plugins/second-factor/rules/secondFactor'
import { secondFactorText } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { hasSecondFactor, redeemSecondFactorCode } from './factors'

const HTTP_UNAUTHORIZED = 401

/** The sign-in form reads `secondFactor` and then asks for a code. */
type SecondFactorErrorData = { secondFactor: 'missing' | 'wrong' }

class SecondFactorRefusedError extends APIError<SecondFactorErrorData> {
  constructor(secondFactor: SecondFactorErrorData['secondFactor']) {
    super(secondFactorText.errors[secondFactor], HTTP_UNAUTHORIZED, { secondFactor }, true)
  }
}

export const isWrongCodeError = (error: unknown) =>
  error instanceof SecondFactorRefusedError && error.data?.secondFactor === 'wrong'

/**
 * Requires the second factor after the correct password, in the same request and before a session
 * exists. An exception rolls the sign-in back.
 */
export async function requireSecondFactorAtSignIn(req: PayloadRequest, user: User) {
  if (!(await hasSecondFactor(req.payload, user.id))) return
  // The password was correct, so only codes are counted from here.
  await resetAttemptsOutsideTransaction(req, 'password', user.email)
  const sent: unknown = req.data?.code
  if (typeof sent !== 'string' || sent.trim() === '') throw new SecondFactorRefusedError('missing')
  const typed = parseTypedCode(sent)
  const kind = typed?.kind === 'recovery' ? 'recoveryCode' : 'secondFactor'
  await countAttempt(req, kind, user.email)
  if (!typed || !(await redeemSecondFactorCode(req, user.id, typed, new Date()))) {
    throw new SecondFactorRefusedError('wrong')
  }
  await resetAttempts(req, kind, user.email)
  if (typed.kind === 'recovery') {
    const about = { collection: 'users', documentId: user.id, subject: user.name } as const
    await recordAuditEntry(req, { action: 'recoveryCodeUsed', ...about, actor: user })
  }
}

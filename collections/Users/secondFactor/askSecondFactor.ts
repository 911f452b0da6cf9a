import { APIError, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { recordAudit } from '@/src/audit/recordAudit'
import { secondFactorText } from '@/src/content/admin/secondFactor'
import { readTypedCode } from '@/src/domain/accounts/secondFactor'
import { countAttempt, forgetAttempts, forgetAttemptsAtOnce } from '../attempts'
import { hasSecondFactor, takeCode } from './factors'

const UNAUTHORIZED = 401

/** The sign-in form tells the two by `secondFactor`, and asks for a code. */
type Answer = { secondFactor: 'missing' | 'wrong' }

class SecondFactorRefused extends APIError<Answer> {
  constructor(secondFactor: Answer['secondFactor']) {
    super(secondFactorText.errors[secondFactor], UNAUTHORIZED, { secondFactor }, true)
  }
}

export const isWrongCode = (error: unknown) =>
  error instanceof SecondFactorRefused && error.data?.secondFactor === 'wrong'

/**
 * After the right password, and before there is a session that anybody could use: who has a second
 * factor proves it in the same request. What throws here undoes the sign-in.
 */
export async function askSecondFactor(req: PayloadRequest, user: User) {
  if (!(await hasSecondFactor(req.payload, user.id))) return
  // It was the right one: what is counted from here on is codes.
  await forgetAttemptsAtOnce(req, 'password', user.email)
  const sent: unknown = req.data?.code
  if (typeof sent !== 'string' || sent.trim() === '') throw new SecondFactorRefused('missing')
  const typed = readTypedCode(sent)
  const kind = typed?.kind === 'recovery' ? 'recoveryCode' : 'secondFactor'
  await countAttempt(req, kind, user.email)
  if (!typed || !(await takeCode(req, user.id, typed, new Date()))) {
    throw new SecondFactorRefused('wrong')
  }
  await forgetAttempts(req, kind, user.email)
  if (typed.kind === 'recovery') {
    const about = { collection: 'users', documentId: user.id, subject: user.name } as const
    await recordAudit(req, { action: 'recoveryCodeUsed', ...about, actor: user })
  }
}

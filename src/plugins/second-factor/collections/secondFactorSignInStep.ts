import type { PayloadRequest } from 'payload'
import { countAttempt, resetAttempts } from '@/collections/Users/attemptLimits'
import {
  createProofFieldError,
  type IdentityProof,
  type SignInStep,
} from '@/collections/Users/signInStep'
import type { User } from '@/payload-types'
import { parseTypedCode } from '@/src/plugins/second-factor/rules/secondFactor'
import { secondFactorText } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { hasSecondFactor, redeemSecondFactorCode } from './factors'
import { isWrongCodeError, requireSecondFactorAtSignIn } from './requireSecondFactorAtSignIn'

/** The sign-in step with a code of the authenticator app, or a recovery code. */
export const secondFactorSignInStep: SignInStep = {
  isOn: ({ payload }, accountId) => hasSecondFactor(payload, accountId),
  requireAtSignIn: requireSecondFactorAtSignIn,
  requireProof: requireSecondFactorAsProof,
  isFailedSignIn: isWrongCodeError,
}

async function requireSecondFactorAsProof(
  req: PayloadRequest,
  account: User,
  { currentCode }: IdentityProof,
) {
  if (!(await hasSecondFactor(req.payload, account.id))) return
  if (typeof currentCode !== 'string' || currentCode.trim() === '') {
    throw createProofFieldError('currentCode', secondFactorText.errors.missing)
  }
  const typed = parseTypedCode(currentCode)
  const kind = typed?.kind === 'recovery' ? 'recoveryCode' : 'secondFactor'
  await countAttempt(req, kind, account.email)
  if (!typed || !(await redeemSecondFactorCode(req, account.id, typed, new Date()))) {
    throw createProofFieldError('currentCode', secondFactorText.errors.wrong)
  }
  await resetAttempts(req, kind, account.email)
}

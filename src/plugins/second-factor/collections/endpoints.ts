import { generateURI } from 'otplib'
import { Forbidden, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { findManagedAccount } from '@/collections/Users/accountLinks'
import { countAttempt, resetAttempts } from '@/collections/Users/attemptLimits'
import {
  createOwnAccountError,
  readOwnAccountAndBody,
  runInAccountTransaction,
} from '@/collections/Users/ownAccount'
import { createJsonEndpoint, sessionIdOfUser } from '@/collections/Users/ownEndpoints'
import { requireCredentials } from '@/collections/Users/requireProof'
import { endSessions } from '@/collections/Users/sessions/staffSessions'
import type { User } from '@/payload-types'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import type { AuditAction } from '@/src/domain/audit/audit'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import {
  groupSecretInFours,
  parseTypedCode,
  type SecondFactorChangeKind,
} from '@/src/plugins/second-factor/rules/secondFactor'
import { secondFactorText } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { generateTotpSecret } from './codes'
import {
  confirmSecondFactorSecret,
  createRecoveryCodes,
  deleteSecondFactor,
  hasSecondFactor,
  storeUnconfirmedSecret,
} from './factors'
import { isSecondFactorRequired, readSecondFactorState } from './readSecondFactorState'

const { errors } = secondFactorText

/** Creates the secret for an authenticator app; it takes effect after a code confirms it. */
async function startSecondFactorSetUp(req: PayloadRequest) {
  const { account, sent } = await readOwnAccountAndBody(req)
  const secret = generateTotpSecret()
  await runInAccountTransaction(req, async () => {
    await requireCredentials(req, sent)
    await storeUnconfirmedSecret(req, account.id, secret)
  })
  const { companyName } = await req.payload.findGlobal({
    slug: 'website-settings',
    depth: 0,
    overrideAccess: false,
  })
  const address = generateURI({ issuer: companyName, label: account.email, secret })
  return { secret: groupSecretInFours(secret), picture: renderSVG(address, { border: 2 }) }
}

async function confirmSecondFactor(req: PayloadRequest) {
  const { account, sent } = await readOwnAccountAndBody(req)
  await countAttempt(req, 'secondFactor', account.email)
  const typed = parseTypedCode(String(sent.code ?? ''))
  return runInAccountTransaction(req, async () => {
    const isReplaced = await hasSecondFactor(req.payload, account.id)
    const isRight =
      typed?.kind === 'authenticatorApp' &&
      (await confirmSecondFactorSecret(req, account.id, typed.code, new Date()))
    if (!isRight) throw createOwnAccountError(errors.wrong, 400)
    await resetAttempts(req, 'secondFactor', account.email)
    await endSessions(req, account.id, { except: sessionIdOfUser(req) })
    await recordAndMailChange(req, account, 'secondFactorOn', isReplaced ? 'replaced' : 'on')
    return { recoveryCodes: await createRecoveryCodes(req, account.id) }
  })
}

async function regenerateRecoveryCodes(req: PayloadRequest) {
  const { account, sent } = await readOwnAccountAndBody(req)
  return runInAccountTransaction(req, async () => {
    await requireCredentials(req, sent)
    if (!(await hasSecondFactor(req.payload, account.id))) throw createOwnAccountError(errors.isOff)
    await recordAndMailChange(req, account, 'recoveryCodesDrawn', 'codes')
    return { recoveryCodes: await createRecoveryCodes(req, account.id) }
  })
}

async function turnOffSecondFactor(req: PayloadRequest) {
  const { account, sent } = await readOwnAccountAndBody(req)
  return runInAccountTransaction(req, async () => {
    if (await isSecondFactorRequired(req.payload, account))
      throw createOwnAccountError(errors.required)
    await requireCredentials(req, sent)
    if (await deleteSecondFactor(req, account.id)) {
      await recordAndMailChange(req, account, 'secondFactorOff', 'off')
    }
    return { ok: true }
  })
}

/**
 * Removes the second factor of a user who lost phone and recovery codes; the password is still
 * required.
 */
async function resetSecondFactorOfUser(req: PayloadRequest) {
  if (!isActiveSuperAdmin(req.user)) throw new Forbidden(req.t)
  const { sent } = await readOwnAccountAndBody(req)
  return runInAccountTransaction(req, async () => {
    const account = await findManagedAccount(req)
    if (account.id === req.user?.id) throw createOwnAccountError(errors.notOneself)
    await requireCredentials(req, sent)
    if (!(await deleteSecondFactor(req, account.id))) throw createOwnAccountError(errors.isOff)
    await endSessions(req, account.id)
    await recordAndMailChange(req, account, 'secondFactorReset', 'reset')
    return { ok: true }
  })
}

async function readOwnSecondFactor(req: PayloadRequest) {
  const { account } = await readOwnAccountAndBody(req)
  return readSecondFactorState(req.payload, account)
}

/** Records the change in the audit trail, and mails it to the owner of the account. */
async function recordAndMailChange(
  req: PayloadRequest,
  { id, name, email }: User,
  action: AuditAction,
  change: SecondFactorChangeKind,
) {
  await recordAuditEntry(req, { action, collection: 'users', documentId: id, subject: name })
  const changedBy = req.user && req.user.id !== id ? req.user.name : null
  const input = addRequestIdToJobInput({ accountId: id, name, email, change, changedBy })
  await req.payload.jobs.queue({ task: 'mailSecondFactorChange', input, req })
}

export const secondFactorEndpoints = [
  createJsonEndpoint('get', '/double-authentification', readOwnSecondFactor),
  createJsonEndpoint('post', '/double-authentification/preparer', startSecondFactorSetUp),
  createJsonEndpoint('post', '/double-authentification/confirmer', confirmSecondFactor),
  createJsonEndpoint('post', '/double-authentification/codes', regenerateRecoveryCodes),
  createJsonEndpoint('post', '/double-authentification/desactiver', turnOffSecondFactor),
  createJsonEndpoint('post', '/:id/double-authentification/reinitialiser', resetSecondFactorOfUser),
]

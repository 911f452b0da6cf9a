import { generateURI } from 'otplib'
import { Forbidden, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import type { User } from '@/payload-types'
import { recordAudit } from '@/src/audit/recordAudit'
import { secondFactorText } from '@/src/content/admin/secondFactor'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { readTypedCode, spacedSecret } from '@/src/domain/accounts/secondFactor'
import type { AuditAction } from '@/src/domain/audit/audit'
import { accountAsked } from '../accountLinks'
import { countAttempt, forgetAttempts } from '../attempts'
import { inOneStep, ownAccount, refusal } from '../ownAccount'
import { answering, sessionOf } from '../ownEndpoints'
import { askPassword, proveOneself } from '../ownProof'
import { endSessions } from '../sessions/staffSessions'
import { newSecret } from './codes'
import {
  confirmSecret,
  drawRecoveryCodes,
  forgetSecondFactor,
  hasSecondFactor,
  proposeSecret,
} from './factors'
import { findSecondFactor, isRequiredOf } from './findSecondFactor'

const { errors } = secondFactorText

/** Shows what an application needs; nothing changes until it has shown a code. */
async function prepare(req: PayloadRequest) {
  const { account, sent } = await ownAccount(req)
  await askPassword(req, account, sent.currentPassword)
  const secret = newSecret()
  await inOneStep(req, () => proposeSecret(req, account.id, secret))
  const { companyName } = await req.payload.findGlobal({
    slug: 'website-settings',
    depth: 0,
    overrideAccess: false,
  })
  const address = generateURI({ issuer: companyName, label: account.email, secret })
  return { secret: spacedSecret(secret), picture: renderSVG(address, { border: 2 }) }
}

async function confirm(req: PayloadRequest) {
  const { account, sent } = await ownAccount(req)
  await countAttempt(req, 'secondFactor', account.email)
  const typed = readTypedCode(String(sent.code ?? ''))
  return inOneStep(req, async () => {
    const isRight =
      typed?.kind === 'application' &&
      (await confirmSecret(req, account.id, typed.code, new Date()))
    if (!isRight) throw refusal(errors.wrong, 400)
    await forgetAttempts(req, 'secondFactor', account.email)
    await endSessions(req, account.id, { except: sessionOf(req) })
    await record(req, account, 'secondFactorOn')
    return { recoveryCodes: await drawRecoveryCodes(req, account.id) }
  })
}

async function redraw(req: PayloadRequest) {
  const { account, sent } = await ownAccount(req)
  await askPassword(req, account, sent.currentPassword)
  return inOneStep(req, async () => {
    if (!(await hasSecondFactor(req.payload, account.id))) throw refusal(errors.isOff)
    await record(req, account, 'recoveryCodesDrawn')
    return { recoveryCodes: await drawRecoveryCodes(req, account.id) }
  })
}

async function turnOff(req: PayloadRequest) {
  const { account, sent } = await ownAccount(req)
  return inOneStep(req, async () => {
    if (await isRequiredOf(req.payload, account)) throw refusal(errors.required)
    await proveOneself(req, sent)
    if (await forgetSecondFactor(req, account.id)) await record(req, account, 'secondFactorOff')
    return { ok: true }
  })
}

/** For somebody who lost telephone and recovery codes: the password is still asked for. */
async function reset(req: PayloadRequest) {
  if (!isActiveSuperAdmin(req.user)) throw new Forbidden(req.t)
  const { sent } = await ownAccount(req)
  return inOneStep(req, async () => {
    const account = await accountAsked(req)
    if (account.id === req.user?.id) throw refusal(errors.notOneself)
    await proveOneself(req, sent)
    if (!(await forgetSecondFactor(req, account.id))) throw refusal(errors.isOff)
    await endSessions(req, account.id)
    await record(req, account, 'secondFactorReset')
    return { ok: true }
  })
}

async function show(req: PayloadRequest) {
  const { account } = await ownAccount(req)
  return findSecondFactor(req.payload, account)
}

const record = (req: PayloadRequest, { id, name }: User, action: AuditAction) =>
  recordAudit(req, { action, collection: 'users', documentId: id, subject: name })

export const secondFactorEndpoints = [
  answering('get', '/double-authentification', show),
  answering('post', '/double-authentification/preparer', prepare),
  answering('post', '/double-authentification/confirmer', confirm),
  answering('post', '/double-authentification/codes', redraw),
  answering('post', '/double-authentification/desactiver', turnOff),
  answering('post', '/:id/double-authentification/reinitialiser', reset),
]

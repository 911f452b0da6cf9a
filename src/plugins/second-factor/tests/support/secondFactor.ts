import { generate } from 'otplib'
import type { Payload } from 'payload'
import { PASSWORD } from '@/tests/support/records'
import type { RestClient } from '@/tests/support/restClient'

const TOTP_STEP_SECONDS = 30

/** The code of an authenticator app with this secret, a number of time steps from now. */
export const totpCode = (secret: string, stepsFromNow = 0) =>
  generate({
    secret: secret.replaceAll(' ', ''),
    epoch: Math.floor(Date.now() / 1000) + stepsFromNow * TOTP_STEP_SECONDS,
  })

/**
 * Sets up the second factor.
 * @returns the secret and the recovery codes
 */
export async function setUpSecondFactor(person: RestClient, currentPassword = PASSWORD) {
  const path = '/users/double-authentification'
  const { body } = await person.post(`${path}/preparer`, { currentPassword })
  const secret = String(body.secret)
  const answer = await person.post(`${path}/confirmer`, { code: await totpCode(secret) })
  if (answer.status !== 200) throw new Error(`The second factor was refused: ${answer.status}`)
  const { recoveryCodes } = answer.body
  return { secret, recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [] }
}

/** Makes the codes used so far old. */
export const allowUsedCodes = (payload: Payload) =>
  payload.db.pool.query('UPDATE second_factors SET last_step = 0')

export const requireSecondFactorOfRoles = (
  payload: Payload,
  roles: ('super-admin' | 'admin' | 'moderator')[],
) =>
  payload.updateGlobal({
    slug: 'website-settings',
    data: { secondFactorRoles: roles },
    context: { disableRevalidate: true },
  })

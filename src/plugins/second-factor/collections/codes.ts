import { createHmac, hkdfSync } from 'node:crypto'
import { generateSecret, verify } from 'otplib'
import type { Payload } from 'payload'
import {
  formatRecoveryCode,
  RECOVERY_CODE_COUNT,
} from '@/src/plugins/second-factor/rules/secondFactor'

const TOTP_STEP_SECONDS = 30
const HASH_KEY_BYTES = 32

/**
 * Returns the time step of a valid code: the current one or one step before or after; null for an
 * invalid code.
 */
export async function timeStepOfCode(
  secret: string,
  code: string,
  now: Date,
): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOTP_STEP_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

export const generateTotpSecret = () => generateSecret({ length: 20 })

/** Makes new recovery codes, each of which signs in once without the authenticator app. */
export const generateRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    formatRecoveryCode(generateSecret({ length: 20 })),
  )

/** Computes a keyed digest (HMAC), so that a stolen table does not allow guessing codes. */
export function hashRecoveryCode({ config }: Payload, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', config.secret, '', 'recovery codes', HASH_KEY_BYTES))
  return createHmac('sha256', key).update(code.replaceAll('-', '')).digest('hex')
}

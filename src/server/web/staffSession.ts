import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { errors, jwtVerify } from 'jose'

const SESSION_COOKIE_PATTERN = /(?:^|;\s*)staff-token=([^;]+)/
const AUTHORIZATION_PATTERN = /^(?:JWT|Bearer) (.+)$/

/**
 * Distinguishes requests of signed-in staff from those of visitors by the signature of the session
 * token, as Payload verifies it, without a database query. Access control follows later.
 */
export function createStaffSessionCheck(secret: string | undefined) {
  const key = secret === undefined ? undefined : new TextEncoder().encode(deriveSessionKey(secret))

  return async ({ cookie = '', authorization = '' }: IncomingHttpHeaders): Promise<boolean> => {
    const token =
      AUTHORIZATION_PATTERN.exec(authorization)?.[1] ?? SESSION_COOKIE_PATTERN.exec(cookie)?.[1]
    if (!key || !token) return false
    try {
      await jwtVerify(token, key, { algorithms: ['HS256'] })
      return true
    } catch (err) {
      if (err instanceof errors.JOSEError) return false
      throw err
    }
  }
}

// Derives the key with which Payload signs sessions.
const deriveSessionKey = (secret: string) =>
  createHash('sha256').update(secret).digest('hex').slice(0, 32)

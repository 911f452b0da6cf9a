import { createHmac, hkdfSync } from 'node:crypto'
import type { Payload } from 'payload'

const KEY_BYTES = 32
const FINGERPRINT_CHARACTERS = 16

/**
 * Computes a fingerprint that proves later, to a person who knows the e-mail address and the site's
 * secret, that its request was handled.
 */
export function emailFingerprint({ config }: Payload, address: string): string {
  const key = Buffer.from(hkdfSync('sha256', config.secret, '', 'person requests', KEY_BYTES))
  return createHmac('sha256', key).update(address).digest('hex').slice(0, FINGERPRINT_CHARACTERS)
}

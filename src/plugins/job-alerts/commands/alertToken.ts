import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AlertLinkPurpose } from '@/src/plugins/job-alerts/rules/alertPages'

const TOKEN_PATTERN = /^([\w-]{22})\.([\w-]{43})$/

/** Makes the random key that identifies an alert in its links. */
export const generateLinkKey = () => randomBytes(16).toString('base64url')

type AlertLink = { linkKey: string; purpose: AlertLinkPurpose }

/**
 * Makes the token of a link to this alert. It is signed, so that access to the database gives no
 * access to the alerts, and it is valid as long as the alert exists.
 */
export function createAlertToken(link: AlertLink, secret: string): string {
  return `${link.linkKey}.${linkSignature(link, secret).toString('base64url')}`
}

/** Reads the link key of a token; null when the signature is invalid or has another purpose. */
export function linkKeyFromToken(
  token: string,
  purpose: AlertLinkPurpose,
  secret: string,
): string | null {
  const [, linkKey = '', mark = ''] = TOKEN_PATTERN.exec(token) ?? []
  const signature = Buffer.from(mark, 'base64url')
  const due = linkSignature({ linkKey, purpose }, secret)
  return signature.length === due.length && timingSafeEqual(signature, due) ? linkKey : null
}

// Signs with a derived key, because Payload signs its sessions with the secret itself: one kind of
// token must not be usable as the other.
function linkSignature({ linkKey, purpose }: AlertLink, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('job alert').digest()
  return createHmac('sha256', key).update(`${purpose} ${linkKey}`).digest()
}

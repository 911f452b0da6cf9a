import { createHmac, timingSafeEqual } from 'node:crypto'

const UNSUBSCRIBE_TOKEN_PATTERN = /^(\d{1,10})\.([\w-]{43})$/

/**
 * Makes the token of the unsubscribe link in the statistics mails to this account. It works without
 * a session, permits nothing else, and does not expire.
 */
export function createStatisticsUnsubscribeToken(account: number, secret: string): string {
  return `${account}.${unsubscribeLinkSignature(account, secret).toString('base64url')}`
}

/** Reads the account of a token; null when the signature is invalid. */
export function accountOfStatisticsUnsubscribeToken(token: string, secret: string): number | null {
  const [, account = '', mark = ''] = UNSUBSCRIBE_TOKEN_PATTERN.exec(token) ?? []
  const signature = Buffer.from(mark, 'base64url')
  const due = unsubscribeLinkSignature(Number(account), secret)
  return signature.length === due.length && timingSafeEqual(signature, due) ? Number(account) : null
}

// Signs with a derived key, because Payload signs its sessions with the secret itself: one kind of
// token must not be usable as the other.
function unsubscribeLinkSignature(account: number, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('statistics mail').digest()
  return createHmac('sha256', key).update(String(account)).digest()
}

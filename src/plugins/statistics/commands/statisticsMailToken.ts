import { createHmac, timingSafeEqual } from 'node:crypto'

const FORM = /^(\d{1,10})\.([\w-]{43})$/

/** With what the mails to this account are stopped, signed in or not. It does nothing else, and does not expire. */
export function statisticsMailToken(account: number, secret: string): string {
  return `${account}.${markOf(account, secret).toString('base64url')}`
}

/** The account of a token; null when it was not made with this secret. */
export function readStatisticsMailToken(token: string, secret: string): number | null {
  const [, account = '', mark = ''] = FORM.exec(token) ?? []
  const given = Buffer.from(mark, 'base64url')
  const due = markOf(Number(account), secret)
  return given.length === due.length && timingSafeEqual(given, due) ? Number(account) : null
}

// Payload signs its sessions with the secret itself: each use has a key of its own.
function markOf(account: number, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('statistics mail').digest()
  return createHmac('sha256', key).update(String(account)).digest()
}

import { isbot } from 'isbot'

// Signed in to the admin, or lately.
const STAFF_COOKIE = /(^|;\s*)staff-token=/

/** Whether these are the firm's own people at work, or programs. */
export function isUncounted(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? ''
  return userAgent === '' || isbot(userAgent) || STAFF_COOKIE.test(headers.get('cookie') ?? '')
}

import { removeInvisibleCharacters } from '../text/normalizeText'

/** The limit of RFC 5321. */
export const MAX_EMAIL_CHARACTERS = 254

/** The typed address may be longer: it may contain invisible characters or a Unicode domain. */
const MAX_TYPED_CHARACTERS = 2 * MAX_EMAIL_CHARACTERS

/**
 * The pattern of the HTML specification for `<input type="email">`, with at least one dot in the
 * domain.
 */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
// Pattern of a domain that `URL` parses as a host only: no character that starts another part.
const DOMAIN_PATTERN = /^[^\s@/\\?#:%[\]]+$/
const NON_ASCII_PATTERN = /[^\p{ASCII}]/u

export type EmailError = 'emailInvalid' | 'emailNotAscii'

export type ParsedEmail = { ok: true; address: string } | { ok: false; error: EmailError }

/**
 * Returns the address as stored: without invisible characters, its domain in ASCII (Firefox and
 * Safari send `räucher.example`). Mail servers may refuse non-ASCII characters before the @.
 */
export function parseEmail(typed: string): ParsedEmail {
  if (typed.length > MAX_TYPED_CHARACTERS) return { ok: false, error: 'emailInvalid' }
  const text = removeInvisibleCharacters(typed).trim()
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  const address = at > 0 ? `${local}@${toAsciiDomain(domain)}` : text
  if (isEmailAddress(address)) return { ok: true, address }
  const isOnlyForeign = isEmailAddress(address.replace(/[^\p{ASCII}]/gu, 'x'))
  return { ok: false, error: isOnlyForeign ? 'emailNotAscii' : 'emailInvalid' }
}

/** Whether the text is a valid e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_CHARACTERS && EMAIL_PATTERN.test(text)
}

function toAsciiDomain(domain: string): string {
  if (!NON_ASCII_PATTERN.test(domain) || !DOMAIN_PATTERN.test(domain)) return domain
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

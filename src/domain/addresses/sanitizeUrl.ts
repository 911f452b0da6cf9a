const ALLOWED_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
const RELATIVE_PATH = /^\/(?![/\\])/

/**
 * The link as it may be shown: a web, mail or telephone address, a path starting with a single
 * slash, or an anchor. Anything else (`javascript:`, `data:`, `//evil.example`) becomes ''.
 */
export function sanitizeUrl(url: string): string {
  const trimmed = url.trim()
  if (hasControlCharacter(trimmed)) return ''
  if (trimmed.startsWith('#') || RELATIVE_PATH.test(trimmed)) return trimmed
  const scheme = URL.canParse(trimmed) ? new URL(trimmed).protocol : ''
  return ALLOWED_SCHEMES.includes(scheme) ? trimmed : ''
}

// Browsers drop tabs and line breaks inside a link: "java\nscript:" would come alive again.
function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

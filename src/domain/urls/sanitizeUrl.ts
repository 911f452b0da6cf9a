const ALLOWED_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
const RELATIVE_PATH_PATTERN = /^\/(?![/\\])/

/**
 * Returns the link if it is safe to render: a web, mail or telephone URL, a path that starts with
 * one slash, or an anchor. Anything else (`javascript:`, `data:`, `//evil.example`) becomes ''.
 */
export function sanitizeUrl(url: string): string {
  const trimmed = url.trim()
  if (hasControlCharacter(trimmed)) return ''
  if (trimmed.startsWith('#') || RELATIVE_PATH_PATTERN.test(trimmed)) return trimmed
  const scheme = URL.canParse(trimmed) ? new URL(trimmed).protocol : ''
  return ALLOWED_SCHEMES.includes(scheme) ? trimmed : ''
}

// Whether the URL has a control character, which browsers ignore: "java\nscript:" would run.
function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}
